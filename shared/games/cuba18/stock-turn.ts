import { check } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { mustSell } from './sale.ts'
import { seatsAfter } from './shares.ts'
import type { Round, State } from './state.ts'

export type StockRound = Extract<Round, { at: 'stock' }>

export function duringStock(s: State): StockRound {
  check(s.round.at === 'stock', 'VI.2a', { now: s.round.at })
  return s.round
}

/** VI.3: before buying or founding. */
export function beforeBuying(s: State, seat: Seat): void {
  duringStock(s)
  check(!mustSell(s, seat), 'VI.3b')
}

/** VI.2: on to the next in order; a turn in which nothing was done is a pass. */
export function endStockTurn(s: State, seat: Seat, passed: boolean): void {
  const { passes } = duringStock(s)
  s.round = { at: 'stock', seat: seatsAfter(s, seat)[0] ?? seat, passes: passed ? passes + 1 : 0, sold: [] }
}
