import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { mustSell } from '../sale.ts'
import type { State } from '../state.ts'
import { duringStock, endStockTurn, hasActed } from '../stock-turn.ts'

/** 5.1.3: ends the turn; a pass only if nothing was done in it. */
export function passStock(s: State, seat: Seat): void {
  const { turn } = duringStock(s)
  check(!mustSell(s, seat), '5.5.8')
  const passed = !hasActed(turn)
  if (passed) tell(s, { type: 'passed', seat })
  endStockTurn(s, seat, passed)
}
