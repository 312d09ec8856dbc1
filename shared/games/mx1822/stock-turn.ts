import { check } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { mustSell } from './sale.ts'
import { seatsAfter } from './shares.ts'
import type { Round, State, StockTurn } from './state.ts'

export type StockRound = Extract<Round, { at: 'stock' }>

export const newStockTurn = (): StockTurn => ({ sold: [], repaid: false, bids: 0 })

/** 5.1.2: the stock round, or a refusal. */
export function duringStock(s: State): StockRound {
  check(s.round.at === 'stock', '5.1.2', { now: s.round.at })
  return s.round
}

export const hasActed = ({ sold, repaid, bids }: StockTurn): boolean => sold.length > 0 || repaid || bids > 0

/** 5.1.3, 5.4.1, 5.5.8: before buying, converting, forming or bidding. */
export function mainAction(s: State, seat: Seat): StockTurn {
  const { turn } = duringStock(s)
  check(!mustSell(s, seat), '5.5.8')
  check(s.players[seat]?.loan === 0, '5.4.1')
  return turn
}

/** 5.1.2, 5.1.3: on to the next in order; a turn in which nothing was done is a pass. */
export function endStockTurn(s: State, seat: Seat, passed: boolean): void {
  const { passes } = duringStock(s)
  const next = seatsAfter(s, seat)[0] ?? seat
  s.round = { at: 'stock', seat: next, passes: passed ? passes + 1 : 0, turn: newStockTurn() }
}
