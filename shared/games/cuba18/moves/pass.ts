import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { passStep } from '../operating.ts'
import { mustSell } from '../sale.ts'
import type { State } from '../state.ts'
import { duringStock, endStockTurn } from '../stock-turn.ts'
import { passBid } from './auction.ts'
import { decline } from './draft.ts'

export function pass(s: State, seat: Seat): void {
  if (s.round.at === 'auction') passBid(s, seat)
  else if (s.round.at === 'draft') decline(s, seat)
  else if (s.round.at === 'stock') passStock(s, seat)
  else passStep(s)
}

/** VI.2: ends the turn; a pass only if nothing was sold in it. */
function passStock(s: State, seat: Seat): void {
  const { sold } = duringStock(s)
  check(!mustSell(s, seat), 'VI.3b')
  if (sold.length === 0) tell(s, { type: 'passed', seat })
  endStockTurn(s, seat, sold.length === 0)
}
