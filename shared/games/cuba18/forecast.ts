import { clone } from '../../engine/diff.ts'
import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import type { Company, Minor } from './companies.ts'
import { cubesFor } from './data.ts'
import type { Machine } from './data.ts'
import { canBeHelped, inNeed, missing } from './forced.ts'
import { cheapest } from './market-of-trains.ts'
import { charterOf } from './money.ts'
import { costOf } from './moves/lay-tile.ts'
import type { News } from './news.ts'
import { operatingOrder } from './order.ts'
import { rentalFee } from './rental.ts'
import { settleStockRound } from './rounds.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

/** What it is now and what it would be. */
export interface Change {
  readonly before: number
  readonly after: number
}

export interface StockForecast {
  readonly news: readonly News[] // what floats with how much, what is sold out
  readonly order: readonly Company[] // of the next operating round
  readonly seats: readonly Seat[] // the next playing order
}

/** VI.8: what would happen if the stock round ended now. */
export function forecastStock(s: State): StockForecast {
  const draft = clone({ ...s, news: [] })
  settleStockRound(draft)
  return { news: draft.news, order: operatingOrder(draft), seats: draft.order }
}

/** VII.6, VII.15 */
export const forecastLay = (s: State, { hex, tile, turn, rented }: ActionOf<'layTile'>) => ({
  tile: costOf(s, { hex, tile, turn }),
  rentals: rentalFee(s, rented),
})

/** VII.10, VII.11, VII.14: what one more machine would have added to the last run. */
export function forecastMachine(s: State, company: Minor, machine: Machine): { income: Change; cubes: Change } {
  const before = charterOf(s, company).revenue ?? 0
  const after = before > 0 ? before + machine : 0
  return { income: { before, after }, cubes: { before: cubesFor(before), after: cubesFor(after) } }
}

export interface Need {
  readonly price: number // of the cheapest train
  readonly missing: number // beyond the treasury
  readonly canBeHelped: boolean // false: bankrupt, unless another company sells one
}

/** VII.12, VII.13: of the company whose turn it is, while it has no train. */
export function forecastNeed(s: State): Need | undefined {
  const price = cheapest(s, turnOf(s).company)
  if (price === undefined || charterOf(s, turnOf(s).company).trains.length > 0) return undefined
  return { price, missing: missing(s), canBeHelped: !inNeed(s) || canBeHelped(s) }
}
