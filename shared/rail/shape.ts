import type { Edge } from './hex.ts'
import { EDGES } from './hex.ts'
import type { Gauge, Segment, Tile } from './tile.ts'
import { endsOf, isPlain } from './tile.ts'

/** A tile's track as bits, for comparing thousands of tiles and turns. Made once for each. */
export interface Shape {
  readonly exits: number // a bit for each side with track
  readonly standard: number // a bit for each side and each pair of sides it connects
  readonly narrow: number
}

const shapes = new WeakMap<Tile, Shape>()

export function shapeOf(tile: Tile): Shape {
  const known = shapes.get(tile)
  if (known) return known
  const standard = connections(tile, 'standard')
  const narrow = connections(tile, 'narrow')
  const shape = { exits: (standard | narrow) & ALL_SIDES, standard, narrow }
  shapes.set(tile, shape)
  return shape
}

const ALL_SIDES = 0b111111
const PAIRS = EDGES.flatMap((low) => EDGES.filter((high) => high > low).map((high) => `${low}-${high}`))

export const sideBits = (edges: readonly Edge[]): number => edges.reduce<number>((bits, edge) => bits | (1 << edge), 0)
const pairBit = (one: Edge, two: Edge) => 1 << (6 + PAIRS.indexOf(`${Math.min(one, two)}-${Math.max(one, two)}`))

function connections({ segments }: Tile, gauge: Gauge): number {
  const own = segments.filter((segment) => segment.gauge === gauge)
  let bits = 0
  for (const one of own) {
    bits |= sideBits(endsOf(one))
    if (isPlain(one)) bits |= pairBit(one.edge, one.to.edge)
    for (const two of own) if (meet(one, two)) bits |= pairBit(one.edge, two.edge)
  }
  return bits
}

/** Both lead to the junction, or to the same stop. */
function meet(one: Segment, two: Segment): boolean {
  if (one === two || isPlain(one) || isPlain(two)) return false
  return one.to === 'junction' ? two.to === 'junction' : two.to !== 'junction' && one.to.stop === two.to.stop
}
