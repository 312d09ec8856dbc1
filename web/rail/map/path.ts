import type { Edge } from '../../../shared/rail/hex.ts'
import { apart, at, R, sidePoint, type Point } from './geometry.ts'

export const line = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`

/** Straight across, or an arc: wide (1.5 R) between sides two apart, sharp (0.5 R) round a shared corner. */
export const arc = (a: Edge, b: Edge): string => partOfArc(a, b, sidePoint(b))

/** The track between two sides, from the first as far as a point on it. */
export function partOfArc(a: Edge, b: Edge, to: Point): string {
  const from = sidePoint(a)
  const end = sidePoint(b)
  if (apart(a, b) === 3) return line(from, to)
  const radius = apart(a, b) === 1 ? R / 2 : 1.5 * R
  const sweep = from[0] * end[1] - from[1] * end[0] > 0 ? 0 : 1
  return `M${at(from)}A${radius} ${radius} 0 0 ${sweep} ${at(to)}`
}
