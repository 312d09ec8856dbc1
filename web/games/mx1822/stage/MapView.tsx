import { createMemo, createSignal, onCleanup, onMount, Show } from 'solid-js'
import { PHASE } from '../../../../shared/games/mx1822/phases.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { Icon } from '../../../art/Icon.tsx'
import { createCamera, type Insets } from '../../../rail/map/camera.ts'
import { boxOf } from '../../../rail/map/geometry.ts'
import { MiniMap } from '../../../rail/map/MiniMap.tsx'
import type { Pin } from '../../../rail/map/Pins.tsx'
import { RailMap, type Chosen } from '../../../rail/map/RailMap.tsx'
import { enterTargets } from '../../../rail/map/Targets.tsx'
import { railWords } from '../../../rail/words/index.ts'
import { placeOfOffer } from '../choice.ts'
import { hexView } from '../map/hexes.ts'
import { spokenHex } from '../map/spoken.ts'
import { previewOf } from '../map/preview.ts'
import { sheet } from '../map/sheet.ts'
import { pickAt, targetsOf } from '../map/targets.ts'
import { turnsOf } from '../choice.ts'
import type { PartProps } from '../model.ts'
import { drawRoutes } from '../run/routes.ts'
import { t } from '../words/index.ts'
import { FloatingTray } from './FloatingTray.tsx'

const ROUTES_RADIUS = { least: 24, most: 56 } // whole routes matter more than large hexes
const CONTENT = boxOf([...sheet.land, ...sheet.sea])

/** The map with what may be chosen on it. `still`: only to look at. */
export function MapView(
  props: PartProps & { insets: Insets; still?: boolean; mini?: boolean; tray?: boolean; pins?: readonly Pin[] },
) {
  let root: HTMLElement | undefined
  const [coordinates, setCoordinates] = createSignal(false)
  const camera = createCamera({
    content: () => CONTENT,
    insets: () => props.insets,
    still: () => props.model.play.still,
  })
  onMount(() => {
    const { lens } = props.model
    if (props.still) return
    lens.whole = () => camera.wholeMap()
    lens.coordinates = () => setCoordinates((now) => !now)
    lens.enter = () => enterTargets(root)
    onCleanup(() => {
      delete lens.whole
      delete lens.coordinates
      delete lens.enter
    })
  })
  const s = () => props.model.state()
  const hex = (id: string) => hexView(s(), id)
  const targets = createMemo(() => (props.still ? [] : targetsOf(props.model)))
  const chosen = createMemo((): Chosen | undefined => {
    const offer = props.still ? undefined : props.model.chosen()
    const place = offer && placeOfOffer(props.model.plain(), offer)
    if (!offer || !place) return undefined
    const preview = previewOf(props.model.plain(), offer)
    return {
      hex: place.hex,
      ...(preview ? { preview: preview.view } : {}),
      turns: offer.type === 'layTile' && turnsOf(props.model.offers(), offer).length > 1,
    }
  })
  const routes = createMemo(() => (props.still ? [] : drawRoutes(props.model.plain(), props.model.shownRoutes())))
  const ownHexes = (): string[] => {
    const { round } = s()
    return round.at === 'operating'
      ? tokensOf(props.model.plain().board, round.turn.company).map((token) => token.hex)
      : []
  }
  const frame = createMemo(() => {
    if (props.still) return []
    const ways = props.model.shownRoutes().flatMap((route) => route.links.flat())
    const wanted = ways.length > 0 ? ways : targets().map((target) => target.hex)
    return [...new Set(wanted.length > 0 ? wanted : ownHexes())]
  })
  const words = () => railWords().map
  return (
    <div class="rs-map" ref={(el) => (root = el)}>
      <RailMap
        camera={camera}
        sheet={sheet}
        hex={hex}
        now={PHASE[s().phase].colour}
        words={words()}
        targets={targets()}
        chosen={chosen()}
        routes={routes()}
        coordinates={coordinates()}
        frame={frame()}
        radius={routes().length > 0 ? ROUTES_RADIUS : undefined}
        pins={props.pins}
        home={ownHexes()}
        say={(id) => spokenHex(s(), id)}
        onPick={(target) => pickAt(props.model, target)}
        onTurn={(by) => props.model.turn(by)}
      />
      <Show when={props.tray && chosen()}>
        {(at) => <FloatingTray model={props.model} camera={camera} insets={props.insets} hex={at().hex} />}
      </Show>
      <div class="rs-lens" role="group" aria-label={t().stage.tabs.map}>
        <button type="button" aria-label={words().closer} onClick={() => camera.zoom(1.3)}>
          <Icon kind="plus" />
        </button>
        <button type="button" aria-label={words().farther} onClick={() => camera.zoom(1 / 1.3)}>
          <Icon kind="minus" />
        </button>
        <button type="button" aria-label={words().whole} title={words().whole} onClick={() => camera.wholeMap()}>
          <Icon kind="whole" />
        </button>
        <button
          type="button"
          aria-label={words().coordinates}
          aria-pressed={coordinates()}
          onClick={() => setCoordinates(!coordinates())}
        >
          A1
        </button>
      </div>
      <Show when={props.mini}>
        <MiniMap camera={camera} sheet={sheet} hex={hex} label={words().mini} />
      </Show>
    </div>
  )
}
