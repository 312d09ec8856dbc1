import type { Ground } from './ground.ts'
import type { HexId } from './hex.ts'
import { EDGES, across, opposite } from './hex.ts'

/** The sides of all hexes, numbered so that neighbours share them. Lists by hex and edge: the place of the hex times six, plus the edge. */
export interface Sides {
  readonly hexes: readonly HexId[]
  readonly printed: readonly boolean[] // by hex: has track or stops before any tile is laid
  readonly number: Int32Array
  readonly end: Uint8Array // of two neighbours the one listed first sees end 0, the other end 1
  readonly beyond: readonly HexId[]
  readonly count: number
}

const known = new WeakMap<Ground, Sides>()

export function sidesOf(ground: Ground): Sides {
  const sides = known.get(ground) ?? numberSides(ground)
  known.set(ground, sides)
  return sides
}

function numberSides({ map }: Ground): Sides {
  const hexes = Object.keys(map)
  const numbers = new Map<string, number>()
  const all = hexes.flatMap((hex) => EDGES.map((edge) => ({ hex, edge, far: across(hex, edge) })))
  const seen = all.map(({ hex, edge, far }) => {
    const before = numbers.get(`${far} ${opposite(edge)}`)
    if (before === undefined) numbers.set(`${hex} ${edge}`, numbers.size)
    return before === undefined ? { number: numbers.size - 1, end: 0 } : { number: before, end: 1 }
  })
  return {
    hexes,
    printed: Object.values(map).map(({ printed }) => printed.segments.length + printed.stops.length > 0),
    number: Int32Array.from(seen, ({ number }) => number),
    end: Uint8Array.from(seen, ({ end }) => end),
    beyond: all.map(({ far }) => far),
    count: numbers.size,
  }
}
