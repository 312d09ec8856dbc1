import { createMemo, type ParentProps } from 'solid-js'
import type { HexId } from '../../../shared/rail/hex.ts'
import type { Camera, Insets } from './camera.ts'
import { centreOf } from './geometry.ts'
import { openWater, type Rect } from './water.ts'

/** A card in the nearest open water, tied to its hex by a dotted line. */
export function Tied(
  props: ParentProps<{
    camera: Camera
    land: readonly HexId[]
    hex: HexId
    insets: Insets
    width: number
    height: number
    taken?: readonly Rect[] // what lies on the sea already
  }>,
) {
  const place = createMemo(() => openWater(props.camera, props.land, props.hex, props))
  const line = () => {
    const [x, y] = props.camera.toScreen(centreOf(props.hex))
    const { left, top, width, height } = place()
    const [toX, toY] = [left + width / 2, top + height / 2]
    const start = props.camera.radius() / (Math.hypot(toX - x, toY - y) || 1)
    return `M${x + (toX - x) * start} ${y + (toY - y) * start}L${toX} ${toY}`
  }
  return (
    <>
      <svg class="rs-tie" aria-hidden="true">
        <path d={line()} />
      </svg>
      <div
        class="rp-card rs-tied"
        style={{ left: `${place().left}px`, top: `${place().top}px`, width: `${place().width}px` }}
      >
        {props.children}
      </div>
    </>
  )
}
