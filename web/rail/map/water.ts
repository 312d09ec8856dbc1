import type { HexId } from '../../../shared/rail/hex.ts'
import type { Camera, Insets } from './camera.ts'
import { centreOf, type Point } from './geometry.ts'

const GRID = 28
const LAND = 260 // pixels of way one would go round a hex of land

export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const inside = ([x, y]: Point, { left, top, width, height }: Rect, margin: number): boolean =>
  x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** The nearest place for a box where it covers as little land as possible, and never the hex, its neighbours or what is taken. */
export function openWater(
  camera: Camera,
  land: readonly HexId[],
  hex: HexId,
  box: { readonly width: number; readonly height: number; readonly insets: Insets; readonly taken?: readonly Rect[] },
): Rect {
  const [width, height] = camera.size()
  const { top, right, bottom, left } = box.insets
  const from = camera.toScreen(centreOf(hex))
  const radius = camera.radius()
  const centres = land.map((id) => camera.toScreen(centreOf(id)))
  let best: Rect = { left, top, width: box.width, height: box.height }
  let least = Infinity
  for (let y = top + 8; y <= height - bottom - box.height - 8; y += GRID)
    for (let x = left + 8; x <= width - right - box.width - 8; x += GRID) {
      const rect = { left: x, top: y, width: box.width, height: box.height }
      if (inside(from, rect, radius * 1.9) || box.taken?.some((it) => overlaps(it, rect))) continue
      const covered = centres.filter((centre) => inside(centre, rect, radius * 0.7)).length
      const far = Math.hypot(x + box.width / 2 - from[0], y + box.height / 2 - from[1])
      const cost = far + covered * LAND
      if (cost < least) [best, least] = [rect, cost]
    }
  return best
}
