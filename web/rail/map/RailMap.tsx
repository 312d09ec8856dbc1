import {
  createEffect,
  createMemo,
  createSelector,
  For,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
  type Accessor,
} from 'solid-js'
import type { HexId } from '../../../shared/rail/hex.ts'
import type { Color } from '../../../shared/rail/tile.ts'
import { OVERVIEW, type Camera } from './camera.ts'
import { boxOf, centreOf, corners, moved, R } from './geometry.ts'
import { listenToGestures } from './gestures.ts'
import { Border, Cost, Fill, HexTrack, Shallows, Waters } from './Ground.tsx'
import { Buffers } from './Buffers.tsx'
import { groundOf, sameHex, type HexView, type MapSheet } from './hex-view.ts'
import { Cane, Cubes, cornerPoint, PhaseStrip } from './Marks.tsx'
import { Name, nameAbove } from './Name.tsx'
import { ChosenRing, LegalRings, TurnHandles } from './Rings.tsx'
import { Pins, type Pin } from './Pins.tsx'
import { Routes, RouteTags } from './Routes.tsx'
import type { RouteDrawing } from './routes.ts'
import { Shore } from './Shore.tsx'
import { byPhase, Printed, Stops } from './Stops.tsx'
import { Targets } from './Targets.tsx'
import { arrowOf, isArrow, keyOf, type Target } from './targets.ts'
import { TokenPlace } from './Token.tsx'

export interface Chosen {
  readonly hex: HexId
  readonly stop?: number
  readonly preview?: HexView // drawn in place of what lies there
  readonly turns?: boolean // it may be turned
}

export interface MapWords {
  readonly map: string
  readonly turn: { readonly left: string; readonly right: string }
}

export interface RailMapProps {
  camera: Camera
  sheet: MapSheet
  hex(id: HexId): HexView
  now: Color // of the phase: what places off the board pay
  words: MapWords
  targets: readonly Target[]
  chosen?: Chosen
  routes?: readonly RouteDrawing[] // what is not run gets a veil
  pins?: readonly Pin[] // large marks for a map seen from afar
  coordinates?: boolean // all of them, not only those of blank hexes
  frame?: readonly string[] // moves into view when it changes
  radius?: { readonly least: number; readonly most: number }
  onPick(target: Target): void
  onTurn?(by: 1 | -1): void
  home?: readonly HexId[] // a double tap shows them
  say?(hex: HexId): string // what is there, in words
}

const HEX = corners(R + 0.6)
const RADIUS = { least: 34, most: 62 }
const STEP = 60

/** The whole map as one drawing. Each hex is looked up by itself, so only what changed is drawn anew. */
export function RailMap(props: RailMapProps) {
  let svg: SVGSVGElement | undefined
  const { sheet, camera } = untrack(() => props)
  const views = createViews(props)
  const hex = (id: HexId): HexView => views.get(id)?.() ?? props.hex(id)
  const run = createMemo(() => new Set((props.routes ?? []).flatMap((route) => route.legs.map((leg) => leg.hex))))
  const veiled = (id: string) => run().size > 0 && !run().has(id)
  const chosenKey = () => props.chosen && keyOf(props.chosen)
  const named = (id: string) => props.coordinates || (!hex(id).name && hex(id).tile.segments.length === 0)

  onMount(() => {
    const el = svg
    if (!el) return
    const watch = new ResizeObserver(() => camera.resize(el.clientWidth, el.clientHeight))
    watch.observe(el) // tells the first size too, before anything is painted
    onCleanup(listenToGestures(el, camera))
    onCleanup(() => watch.disconnect())
  })
  createEffect(
    on(
      () => props.frame?.join(),
      () => {
        const hexes = props.frame ?? []
        if (hexes.length > 0) camera.frame(boxOf(hexes), props.radius ?? RADIUS)
      },
    ),
  )

  createEffect(
    on([() => props.chosen?.hex, () => camera.size()], ([id]) => id !== undefined && camera.reveal(boxOf([id])), {
      defer: true,
    }),
  )

  function press(event: KeyboardEvent): void {
    const [x, y] = arrowOf(event.key)
    if (isArrow(event.key)) camera.pan(-x * STEP, -y * STEP)
    else if (event.key === '+' || event.key === '=') camera.zoom(1.25)
    else if (event.key === '-') camera.zoom(0.8)
    else if (event.key === '0') camera.wholeMap()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <svg
      ref={(el) => (svg = el)}
      class="rm rail-map"
      classList={{ overview: camera.radius() < OVERVIEW }}
      role="group"
      aria-label={props.words.map}
      tabindex="0"
      onKeyDown={press}
      onDblClick={() => {
        const hexes = props.home ?? []
        if (hexes.length > 0) camera.show(boxOf(hexes), props.radius ?? RADIUS)
      }}
    >
      <g transform={camera.transform()}>
        <Shallows hexes={sheet.land} />
        <Waters sheet={sheet} />
        <For each={sheet.sea}>
          {(id) => (
            <g transform={moved(centreOf(id))} classList={{ 'rm-dim': veiled(id) }}>
              <Show when={hex(id).coast}>
                {(coast) => <Shore hex={hex(id)} coast={coast()} now={props.now} plain={run().has(id)} />}
              </Show>
            </g>
          )}
        </For>
        <For each={sheet.land}>
          {(id) => (
            <g transform={moved(centreOf(id))} role="img" aria-label={props.say?.(id)}>
              <Show when={props.say}>
                <title>{props.say?.(id)}</title>
              </Show>
              <Fill ground={groundOf(hex(id))} />
            </g>
          )}
        </For>
        <g class="rm-quiet">
          <For each={sheet.land}>
            {(id) => (
              <g transform={moved(centreOf(id))}>
                <HexTrack hex={hex(id)} />
                <Show when={named(id)}>
                  <text class="rm-coordinate" y={-66}>
                    {id}
                  </text>
                </Show>
              </g>
            )}
          </For>
          <For each={sheet.borders}>{(it) => <Border hex={it.hex} edge={it.edge} />}</For>
          <Buffers hexes={sheet.land} hex={hex} />
          <LegalRings targets={props.targets.filter((it) => keyOf(it) !== chosenKey())} hex={hex} />
          <Show when={props.chosen && props.chosen.stop === undefined}>
            <ChosenRing hex={props.chosen?.hex ?? ''} />
          </Show>
          <Routes routes={props.routes ?? []} hex={hex} />
          <For each={sheet.land}>
            {(id) => (
              <g class="rm-over" transform={moved(centreOf(id))} data-ground={groundOf(hex(id))}>
                <HexOver hex={hex(id)} now={props.now} plain={run().has(id)} />
              </g>
            )}
          </For>
          <For each={sheet.land}>
            {(id) => (
              <g transform={moved(centreOf(id))}>
                <Show when={hex(id).name}>
                  <Name hex={hex(id)} />
                </Show>
              </g>
            )}
          </For>
          <For each={sheet.land}>
            {(id) => (
              <Show when={veiled(id)}>
                <polygon class="rm-veil" transform={moved(centreOf(id))} points={HEX} />
              </Show>
            )}
          </For>
          <RouteTags routes={props.routes ?? []} hex={hex} />
          <Pins pins={props.pins ?? []} hex={hex} />
        </g>
        <Targets
          targets={props.targets}
          chosen={chosenKey()}
          hex={hex}
          onPick={(target) => props.onPick(target)}
          onFocus={(target) => camera.reveal(boxOf([target.hex]))}
        />
        <Show when={props.chosen?.turns && props.chosen.hex}>
          {(id) => <TurnHandles hex={id()} words={props.words.turn} onTurn={(by) => props.onTurn?.(by)} />}
        </Show>
      </g>
    </svg>
  )
}

/** A memo per hex; the chosen one shows its preview. */
function createViews(props: RailMapProps): ReadonlyMap<HexId, Accessor<HexView>> {
  const { sheet } = untrack(() => props)
  const isChosen = createSelector(() => props.chosen?.hex)
  const view = (id: HexId): Accessor<HexView> => {
    const seen = () => (isChosen(id) ? props.chosen?.preview : undefined) ?? props.hex(id)
    const memo = createMemo(seen, undefined, { equals: sameHex })
    return memo
  }
  return new Map([...sheet.land, ...sheet.sea].map((id) => [id, view(id)]))
}

/** Above the rails: stops with tokens, value, letter, cubes, what will come. */
function HexOver(props: { hex: HexView; now: Color; plain: boolean }) {
  return (
    <>
      <Show when={groundOf(props.hex) === 'field'}>
        <Cane at={[0, 6]} scale={0.95} />
      </Show>
      <Printed tile={props.hex.tile} now={props.now} plain={props.plain} />
      <Stops tile={props.hex.tile} slots={props.hex.slots} />
      <Show when={!props.plain && byPhase(props.hex.tile)}>
        {(value) => (
          <PhaseStrip at={[0, nameAbove(props.hex) ? -0.62 * R : 0.62 * R]} value={value()} now={props.now} />
        )}
      </Show>
      <Cost hex={props.hex} />
      <Show when={props.hex.sugar}>{(count) => <Cubes class="rm-sugar" at={cornerPoint('se')} count={count()} />}</Show>
      <For each={props.hex.waiting ?? []}>
        {(livery, i) => (
          <TokenPlace livery={livery} at={[cornerPoint('sw')[0] + i() * 36, cornerPoint('sw')[1]]} r={18} />
        )}
      </For>
    </>
  )
}
