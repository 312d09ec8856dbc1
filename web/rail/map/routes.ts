import type { StopId } from '../../../shared/rail/graph.ts'
import { across, EDGES, type Edge, type HexId } from '../../../shared/rail/hex.ts'
import { isPlain, type Tile } from '../../../shared/rail/tile.ts'
import { APOTHEM, sidePoint } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { layoutOf } from './layout.ts'
import { arc, line, partOfArc } from './path.ts'

/** A train's way through one hex: by its sides, from or to a stop. */
export interface Leg {
  readonly hex: HexId
  readonly sides: readonly Edge[]
  readonly stop?: number
}

export interface RouteStop {
  readonly hex: HexId
  readonly text: string // its value, as the route counts it
  readonly note?: string
}

export interface RouteDrawing {
  readonly pattern: number // 0 plain, 1 dashes, 2 dots, 3 dash-dot
  readonly legs: readonly Leg[]
  readonly stops: readonly RouteStop[]
}

const PIER = 0.5 // at sea a route ends on the pier
const PATTERNS = 4
export const patternOf = (index: number): number => index % PATTERNS

const cityOf = (stop: StopId | undefined): number => Number(stop?.split('.')[1] ?? 0)
const sideTo = (from: HexId, to: HexId | undefined): Edge | undefined => EDGES.find((edge) => across(from, edge) === to)

/** The legs of a route named by its stops and the hexes between each two. */
export function legsOf(stops: readonly StopId[], links: readonly (readonly HexId[])[]): Leg[] {
  return links.flatMap((hexes, i) =>
    hexes.map((hex, place): Leg => {
      const into = place > 0 ? sideTo(hex, hexes[place - 1]) : undefined
      const out = sideTo(hex, hexes[place + 1])
      const sides = [into, out].filter((edge) => edge !== undefined)
      const stop = place === 0 ? stops[i] : place === hexes.length - 1 ? stops[i + 1] : undefined
      return stop === undefined ? { hex, sides } : { hex, sides, stop: cityOf(stop) }
    }),
  )
}

/** The line of a leg in its hex. */
export function legPath({ tile, coast }: HexView, { sides, stop }: Leg): string {
  const [a, b] = sides
  if (a === undefined) return ''
  if (coast) return line(sidePoint(a), sidePoint(a, APOTHEM * PIER))
  if (stop !== undefined) return toStop(tile, a, stop)
  if (b === undefined) return ''
  const joined = tile.segments.some((it) => isPlain(it) && sameSides(it.edge, it.to.edge, a, b))
  return joined ? arc(a, b) : `${line(sidePoint(a), [0, 0])}${line(sidePoint(b), [0, 0])}`
}

const sameSides = (a: Edge, b: Edge, c: Edge, d: Edge): boolean => (a === c && b === d) || (a === d && b === c)

function toStop(tile: Tile, edge: Edge, number: number): string {
  const stop = layoutOf(tile).stops[number]
  if (!stop?.through) return line(sidePoint(edge), stop?.at ?? [0, 0])
  const other = stop.through[0] === edge ? stop.through[1] : stop.through[0]
  return partOfArc(edge, other, stop.at)
}
