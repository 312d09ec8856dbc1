import { centreOf as unitCentre, EDGES, type Edge, type HexId } from '../../../shared/rail/hex.ts'

/** Everything is drawn with R = 100, the distance of a corner from the centre, and scaled by the camera. */
export type Point = readonly [x: number, y: number]

export const R = 100
export const APOTHEM = (R * Math.sqrt(3)) / 2

const ANGLES = { 0: 120, 1: 180, 2: 240, 3: 300, 4: 0, 5: 60 } as const satisfies Record<Edge, number>

export const angleOf = (edge: Edge): number => ANGLES[edge]

export function polar(degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [radius * Math.cos(turn), radius * Math.sin(turn)]
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The middle of a side, or a point on the way there. */
export const sidePoint = (edge: Edge, radius: number = APOTHEM): Point => polar(angleOf(edge), radius)

/** The two ends of a side. */
export const sideEnds = (edge: Edge): readonly [Point, Point] => [
  polar(angleOf(edge) - 30, R),
  polar(angleOf(edge) + 30, R),
]

/** How many sides lie from one to the other, the short way round. */
export const apart = (a: Edge, b: Edge): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6)

const round = (n: number): number => Math.round(n * 100) / 100
export const at = (point: Point): string => `${round(point[0])} ${round(point[1])}`
export const moved = (point: Point): string => `translate(${at(point)})`

/** The six corners of a hex as an SVG points list. */
export const corners = (radius: number = R): string =>
  EDGES.map((i) => at(polar(30 + 60 * i, radius)).replace(' ', ',')).join(' ')

export function centreOf(hex: HexId): Point {
  const { x, y } = unitCentre(hex)
  return [x * R, y * R]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The box around these hexes, with their corners. */
export function boxOf(hexes: readonly HexId[]): Box {
  const centres = hexes.map(centreOf)
  const xs = centres.map(([x]) => x)
  const ys = centres.map(([, y]) => y)
  return {
    left: Math.min(...xs) - APOTHEM,
    top: Math.min(...ys) - R,
    right: Math.max(...xs) + APOTHEM,
    bottom: Math.max(...ys) + R,
  }
}
