import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { freeCash } from '../bids.ts'
import { playerOf } from '../money.ts'
import { mustSell } from '../sale.ts'
import type { State } from '../state.ts'
import { duringStock } from '../stock-turn.ts'

/** 5.4: at most this much. */
export function mostToRepay(s: State, seat: Seat): number {
  const { turn } = duringStock(s)
  return turn.bids > 0 || mustSell(s, seat) ? 0 : Math.min(playerOf(s, seat).loan, freeCash(s, seat))
}

/** 5.4.4: loans come from outside the bank, and so go there. */
export function repay(s: State, seat: Seat, amount: number): void {
  const { turn } = duringStock(s)
  check(!mustSell(s, seat), '5.5.8')
  check(turn.bids === 0, '5.1.3')
  check(amount <= mostToRepay(s, seat), '5.4.2', { most: mostToRepay(s, seat) })
  const player = playerOf(s, seat)
  player.cash -= amount
  if (s.options.compat?.bankLends) s.bank.cash += amount
  player.loan -= amount
  turn.repaid = true
  tell(s, { type: 'repaid', seat, amount, left: player.loan })
}
