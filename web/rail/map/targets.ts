import type { HexId } from '../../../shared/rail/hex.ts'
import { add, centreOf, type Point } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { layoutOf } from './layout.ts'

/** Something on the map that may be chosen. */
export interface Target {
  readonly hex: HexId
  readonly stop?: number // one of several stops of the hex
  readonly say: string // what a screen reader says, and the tooltip
}

export const keyOf = (target: { hex: HexId; stop?: number | undefined }): string =>
  target.stop === undefined ? target.hex : `${target.hex}-${target.stop}`

export function placeOf(target: { hex: HexId; stop?: number | undefined }, hex: HexView): Point {
  const stop = layoutOf(hex.tile).stops.find((it) => it.number === target.stop)
  return stop ? add(centreOf(target.hex), stop.at) : centreOf(target.hex)
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isArrow = (key: string): boolean => key in ARROWS
export const arrowOf = (key: string): Point => ARROWS[key] ?? [0, 0]

/** The nearest one that lies roughly that way. */
export function nextTarget<T>(all: readonly T[], from: Point, key: string, place: (it: T) => Point): T | undefined {
  const [ax, ay] = arrowOf(key)
  const ranked = all.flatMap((it) => {
    const [x, y] = place(it)
    const [dx, dy] = [x - from[0], y - from[1]]
    const along = dx * ax + dy * ay
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax)
    return along > 1 && along >= aside * 0.5 ? [{ it, far: along + aside * 2 }] : []
  })
  return ranked.toSorted((a, b) => a.far - b.far)[0]?.it
}
