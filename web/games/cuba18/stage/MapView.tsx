import { createEffect, createMemo, on, Show, untrack } from 'solid-js'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { PHASE_KINDS } from '../../../../shared/games/cuba18/phases.ts'
import { createCamera, NO_INSETS, type Insets } from '../../../rail/map/camera.ts'
import { boxOf } from '../../../rail/map/geometry.ts'
import { Lens } from '../../../rail/map/Lens.tsx'
import { MiniMap } from '../../../rail/map/MiniMap.tsx'
import { RailMap, type Chosen } from '../../../rail/map/RailMap.tsx'
import { Tied } from '../../../rail/map/Tied.tsx'
import type { Rect } from '../../../rail/map/water.ts'
import { railWords } from '../../../rail/words/index.ts'
import { placesOf, turnsOf } from '../choice.ts'
import { hexView } from '../map/hexes.ts'
import { previewOf } from '../map/preview.ts'
import { sheetOf } from '../map/sheet.ts'
import { pickAt, sayHex, targetsOf } from '../map/targets.ts'
import type { Model, PartProps } from '../model.ts'
import { drawRoutes } from '../run/routes.ts'
import { tilesAt, TileTray } from '../wall/TileTray.tsx'

const TILE = 104
const ROOM = 32
const HIGH = 150
const MOST = 4 // tiles side by side, then the tray scrolls

/** A finger needs larger hexes for track than for looking at routes. */
const NEAR = { least: 46, most: 56 }
const FAR = { least: 34, most: 46 }
/** Among panels the whole island stays in sight. */
const WHOLE = { least: 22, most: 62 }

/** The hex being decided on: that of the offer, or of the mill that is being founded. */
function placeOf(model: Model): { hex: string; city?: number } | undefined {
  const offer = model.chosen()
  if (!offer) return undefined
  const { hex } = model.founding()
  return offer.type === 'foundMinor' ? (hex ? { hex } : undefined) : placesOf(offer)[0]
}

function chosenOf(model: Model): Chosen | undefined {
  const offer = model.chosen()
  const place = placeOf(model)
  if (!offer || !place) return undefined
  const preview = previewOf(model.plain(), offer, model.founding())
  return {
    hex: place.hex,
    ...(preview ? { preview: preview.view } : {}),
    turns: offer.type === 'layTile' && turnsOf(model.offers(), offer).length > 1,
  }
}

/** The panels that lie on the sea with the map. */
function panelsBeside(map: HTMLElement | undefined): Rect[] {
  const from = map?.getBoundingClientRect()
  return [...(map?.parentElement?.children ?? [])].flatMap((panel) => {
    if (panel === map || !from) return []
    const { left, top, width, height } = panel.getBoundingClientRect()
    return [{ left: left - from.left, top: top - from.top, width, height }]
  })
}

/** The map with what may be chosen on it. `small`: one view among others, with a map of the whole in the corner. */
export function MapView(props: PartProps & { insets: Insets; small?: boolean }) {
  let frameEl: HTMLDivElement | undefined
  const sheet = untrack(() => sheetOf(props.model.plain()))
  const content = boxOf([...sheet.land, ...sheet.sea])
  const camera = createCamera({
    content: () => content,
    insets: () => props.insets,
    still: () => props.model.play.still,
  })
  const s = () => props.model.state()
  const hex = (id: string) => hexView(s(), id)
  const targets = createMemo(() => targetsOf(props.model))
  const chosen = createMemo(() => chosenOf(props.model))
  const routes = createMemo(() => drawRoutes(props.model.plain(), props.model.shownRoutes()))
  const own = (): string[] => {
    const company = props.model.turn()?.company
    return company ? tokensOf(props.model.plain().board, company).map((token) => token.hex) : []
  }
  const frame = createMemo(() => {
    const ways = props.model.shownRoutes().flatMap((route) => route.links.flat())
    const wanted = ways.length > 0 ? ways : targets().map((target) => target.hex)
    return [...new Set(wanted.length > 0 ? wanted : own())]
  })
  const radius = () => (props.small ? (routes().length > 0 ? FAR : NEAR) : WHOLE)
  const trayHex = () => {
    const offer = props.model.chosen()
    return !props.small && offer?.type === 'layTile' ? offer.hex : undefined
  }
  const trayTiles = () => tilesAt(props.model, trayHex() ?? '').length
  createEffect(
    on(
      () => props.model.whole(),
      () => camera.wholeMap(),
      { defer: true },
    ),
  )
  return (
    <div class="rs-map" ref={(el) => (frameEl = el)}>
      <RailMap
        camera={camera}
        sheet={sheet}
        hex={hex}
        now={PHASE_KINDS[s().phase].color}
        words={railWords().map}
        targets={targets()}
        chosen={chosen()}
        routes={routes()}
        coordinates={props.model.coordinates()}
        frame={frame()}
        radius={radius()}
        home={own()}
        say={(id) => sayHex(s(), id)}
        onPick={(target) => pickAt(props.model, target)}
        onTurn={(by) => props.model.turnTile(by)}
      />
      <Show when={trayHex()}>
        {(at) => (
          <Tied
            camera={camera}
            land={[...sheet.land, ...sheet.sea]}
            hex={at()}
            insets={NO_INSETS}
            taken={panelsBeside(frameEl)}
            width={Math.min(trayTiles(), MOST) * TILE + ROOM}
            height={HIGH}
          >
            <TileTray model={props.model} hex={at()} />
          </Tied>
        )}
      </Show>
      <Lens
        camera={camera}
        coordinates={props.model.coordinates()}
        onCoordinates={(show) => props.model.setCoordinates(show)}
      />
      <Show when={props.small}>
        <MiniMap camera={camera} sheet={sheet} hex={hex} label={railWords().map.mini} />
      </Show>
    </div>
  )
}
