import { For, Match, Show, Switch } from 'solid-js'
import type { Edge } from '../../../shared/rail/hex.ts'
import { valueAt, type Color } from '../../../shared/rail/tile.ts'
import { angleOf, APOTHEM, at, corners, moved, polar, R, sidePoint, type Point } from './geometry.ts'
import type { Coast, HexView } from './hex-view.ts'
import { Anchor, PhaseStrip, Pill } from './Marks.tsx'
import { byPhase } from './Stops.tsx'

const OUTLINE = corners(R - 6)

function Pier(props: { side: Edge; reach: number }) {
  const end = () => sidePoint(props.side, APOTHEM * props.reach)
  const d = () => `M${at(end())}L${at(sidePoint(props.side))}`
  return (
    <g class="rm-pier">
      <path class="rm-rails" d={d()} />
      <path class="rm-core" d={d()} />
      <path class="rm-pier-end" transform={`${moved(end())} rotate(${angleOf(props.side)})`} d="M-2-18V18" />
    </g>
  )
}

/** Away from the piers there is room for the anchor. */
function roomOf(coast: Coast): Point {
  const [x, y] = coast.piers
    .map((side) => sidePoint(side, 1))
    .reduce(([ax, ay], [bx, by]) => [ax - bx, ay - by] as const, [0, 0] as Point)
  const length = Math.hypot(x, y)
  return length < 0.1 ? [0, 0] : [(x / length) * 18, (y / length) * 18]
}

function Harbour(props: { coast: Coast; value: number | undefined }) {
  const room = () => roomOf(props.coast)
  return (
    <>
      <polygon class="rm-harbour" points={OUTLINE} />
      <Anchor at={[room()[0], room()[1] - 12]} scale={0.82} />
      <Show when={props.value}>
        {(value) => (
          <text class="rm-harbour-value" x={room()[0]} y={room()[1] + 30}>
            {value()}
          </text>
        )}
      </Show>
    </>
  )
}

const ISLE = 'M-13 6c-4-8 2-18 12-18 11 0 16 8 14 15-2 8-22 12-26 3Z'

function Isle(props: { coast: Coast; value: number | undefined }) {
  return (
    <>
      <path class="rm-isle" d={ISLE} transform="translate(6 8) scale(3.5 3)" />
      <Show when={props.value}>{(value) => <Pill at={[6, 8]} text={value()} />}</Show>
      <text class="rm-water small" x={6} y={74}>
        {props.coast.name}
      </text>
    </>
  )
}

/** A port tile: an off-board that lies on the water. */
function Port(props: { coast: Coast; value: readonly number[] | undefined; now: Color }) {
  const room = () => roomOf(props.coast)
  return (
    <g transform={moved(room())}>
      <circle class="rm-port" r={0.5 * R} />
      <Anchor at={[0, -8]} scale={0.95} />
      <Show when={props.value}>{(value) => <PhaseStrip at={[0, 28]} value={value()} now={props.now} />}</Show>
    </g>
  )
}

/** A place where a port may come; the ferry joins those with a wave. */
function Spike(props: { coast: Coast }) {
  const side = () => props.coast.piers[0] ?? 0
  return (
    <g class="rm-spike" transform={moved(polar(angleOf(side()), 0.16 * R))}>
      <Show when={props.coast.ferry}>
        <path class="ferry" d="M-24 6q8-9 16 0t16 0t16 0" />
      </Show>
      <circle r={0.09 * R} />
    </g>
  )
}

const REACH = { harbour: 0.52, isle: 0.6, port: 0.62, spike: 0.34, arrow: 0.5 } as const satisfies Record<
  Coast['kind'],
  number
>

/** `plain`: a route shows the value instead. */
export function Shore(props: { hex: HexView; coast: Coast; now: Color; plain: boolean }) {
  const value = () => {
    const [stop] = props.hex.tile.stops
    return props.plain || !stop ? undefined : valueAt(stop.value, props.now)
  }
  return (
    <g class="rm-shore" data-kind={props.coast.kind}>
      <Switch>
        <Match when={props.coast.kind === 'harbour'}>
          <Harbour coast={props.coast} value={value()} />
        </Match>
        <Match when={props.coast.kind === 'isle'}>
          <Isle coast={props.coast} value={value()} />
        </Match>
        <Match when={props.coast.kind === 'port'}>
          <Port coast={props.coast} value={props.plain ? undefined : byPhase(props.hex.tile)} now={props.now} />
        </Match>
        <Match when={props.coast.kind === 'spike'}>
          <Spike coast={props.coast} />
        </Match>
      </Switch>
      <For each={props.coast.piers}>{(side) => <Pier side={side} reach={REACH[props.coast.kind]} />}</For>
    </g>
  )
}
