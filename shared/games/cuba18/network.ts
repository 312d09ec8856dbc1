import { slotsLeft, tokensIn, tokensOf } from '../../rail/board.ts'
import { graphOf, stopId, stopOf } from '../../rail/graph.ts'
import type { Graph, Stop } from '../../rail/graph.ts'
import type { HexId } from '../../rail/hex.ts'
import { reach } from '../../rail/reach.ts'
import type { Reach } from '../../rail/reach.ts'
import type { Gauge } from '../../rail/tile.ts'
import type { Company, Traded } from './companies.ts'
import { FC, isMinor } from './companies.ts'
import { groundOf } from './ground.ts'
import type { State } from './state.ts'

export const graphNow = (s: State): Graph => graphOf(groundOf(s), s.board)
export const gaugeOf = (company: Company): Gauge => (isMinor(company) ? 'narrow' : 'standard')

export const ownStops = (s: State, company: Company): Stop[] =>
  tokensOf(s.board, company).flatMap(({ hex, city }) => stopOf(graphNow(s), stopId(hex, city)) ?? [])

const hasTokenIn = (s: State, company: Traded, { hex, city }: { hex: HexId; city: number }): boolean =>
  tokensIn(s.board, hex, city).some((token) => token.company === company)

/** VII.2: how many FC tokens stand in the way of going on; Infinity: it cannot go on. */
export function tollAt(s: State, company: Company, stop: Stop): number {
  if (stop.end) return Infinity
  if (hasTokenIn(s, company, stop)) return 0
  if (isMinor(company)) return stop.type === 'field' ? 0 : Infinity // VII.10: no other city
  if (slotsLeft(groundOf(s), s.board, stop.hex, stop.city) > 0) return 0
  const central = tokensIn(s.board, stop.hex, stop.city).some((token) => token.company === FC && !token.extra)
  return central ? 1 : Infinity
}

/** VII.2, VII.15: what a company reaches when it ignores the FC tokens in these hexes. */
export const reachWith = (s: State, company: Company, rented: readonly HexId[]): Reach =>
  reach(graphNow(s), {
    from: ownStops(s, company),
    gauge: gaugeOf(company),
    canPass: (stop) => tollAt(s, company, stop) <= (rented.includes(stop.hex) ? 1 : 0),
  })
