import { createMemo, Show } from 'solid-js'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import type { Camera, Insets } from '../../../rail/map/camera.ts'
import { centreOf } from '../../../rail/map/geometry.ts'
import { openWater } from '../../../rail/map/water.ts'
import { sheet } from '../map/sheet.ts'
import type { PartProps } from '../model.ts'
import { tilesAt, TileTray } from '../wall/TileTray.tsx'

const DRAWN = [...sheet.land, ...sheet.sea]
const TILE = 116
const ROOM = 44
const HIGH = 178
const MOST = 4 // tiles side by side, then the tray scrolls

/** The tray of tiles in the nearest open water, tied to its hex by a dotted line. */
export function FloatingTray(props: PartProps & { camera: Camera; insets: Insets; hex: HexId }) {
  const count = () => tilesAt(props.model, props.hex).length
  const place = createMemo(() =>
    openWater(props.camera, DRAWN, props.hex, {
      width: Math.min(count(), MOST) * TILE + ROOM,
      height: HIGH,
      insets: props.insets,
    }),
  )
  const line = () => {
    const [x, y] = props.camera.toScreen(centreOf(props.hex))
    const { left, top, width, height } = place()
    const [toX, toY] = [left + width / 2, top + height / 2]
    const far = Math.hypot(toX - x, toY - y) || 1
    const start = props.camera.radius() / far
    return `M${x + (toX - x) * start} ${y + (toY - y) * start}L${toX} ${toY}`
  }
  return (
    <Show when={count() > 0 && GROUND.map[props.hex]}>
      <svg class="rs-tie" aria-hidden="true">
        <path d={line()} />
      </svg>
      <div
        class="rp-card mx-tray"
        style={{ left: `${place().left}px`, top: `${place().top}px`, width: `${place().width}px` }}
      >
        <TileTray model={props.model} hex={props.hex} />
      </div>
    </Show>
  )
}
