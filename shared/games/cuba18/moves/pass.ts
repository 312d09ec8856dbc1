import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { mustSell } from '../sale.ts'
import type { State } from '../state.ts'
import { duringStock, endStockTurn } from '../stock-turn.ts'

/** VI.2: ends the turn; a pass only if nothing was sold in it. */
export function passStock(s: State, seat: Seat): void {
  const { sold } = duringStock(s)
  check(!mustSell(s, seat), 'VI.3b')
  if (sold.length === 0) tell(s, { type: 'passed', seat })
  endStockTurn(s, seat, sold.length === 0)
}
