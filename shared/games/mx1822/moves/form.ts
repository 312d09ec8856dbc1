import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { freeCash } from '../bids.ts'
import { hasRoomFor } from '../certificates.ts'
import { MAJORS } from '../companies.ts'
import { openMajor } from '../float.ts'
import { MAJOR_STARTS } from '../market.ts'
import { pay, playerOf } from '../money.ts'
import { disturb } from '../orders.ts'
import { from } from '../phases.ts'
import type { State } from '../state.ts'
import { endStockTurn, mainAction } from '../stock-turn.ts'

type Form = ActionOf<'form'>

/** 5.8: from phase 5 on the director's certificate is bought like any other. */
function checkForming(s: State, seat: Seat, { company, price }: Form): void {
  check(from('5', s), '5.8.1')
  check(!s.companies[company], '5.8.1', { company })
  check(hasRoomFor(s, seat, company), '5.6.7', { company })
  check(2 * price <= freeCash(s, seat), '5.6.1', { price: 2 * price, cash: freeCash(s, seat) })
}

export function formings(s: State, seat: Seat): Form[] {
  const unformed = from('5', s) ? MAJORS.filter((major) => !s.companies[major]) : []
  return unformed
    .flatMap((company) => MAJOR_STARTS.map((price): Form => ({ type: 'form', company, price })))
    .filter((it) => allows(() => checkForming(s, seat, it)))
}

export function form(s: State, seat: Seat, action: Form): void {
  const { company, price } = action
  check(mainAction(s, seat).bids === 0, '5.1.3')
  checkForming(s, seat, action)
  const charter = openMajor(s, seat, company, price)
  pay(s, playerOf(s, seat), charter, 2 * price)
  tell(s, { type: 'formed', seat, company, price })
  disturb(s, seat)
  endStockTurn(s, seat, false)
}
