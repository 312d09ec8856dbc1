import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { freeCash } from '../bids.ts'
import { hasRoomFor } from '../certificates.ts'
import type { Major, Traded } from '../companies.ts'
import { MAJORS, NDEM } from '../companies.ts'
import { MOST_SHARES } from '../data.ts'
import { floatIfSold } from '../float.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import { disturb } from '../orders.ts'
import { priceOf } from '../price.ts'
import { holding, settleDirector, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { endStockTurn, mainAction } from '../stock-turn.ts'

type Buy = ActionOf<'buy'>

/** 5.6 */
function checkPurchase(s: State, seat: Seat, { company, from }: Buy): void {
  check(s.shares[company], '5.6.2', { company })
  check(holding(s, company, from) > 0, '5.6.1', { company, from })
  check(!playerOf(s, seat).sold.includes(company), '5.6.5', { company })
  check(holding(s, company, seat) < MOST_SHARES, '5.6.6', { company })
  check(company === NDEM || hasRoomFor(s, seat, company), '5.6.7', { company })
  check(priceOf(s, company) <= freeCash(s, seat), '5.6.1', { price: priceOf(s, company), cash: freeCash(s, seat) })
}

export function purchases(s: State, seat: Seat): Buy[] {
  const companies: Traded[] = [...MAJORS, NDEM]
  return companies
    .filter((company) => s.shares[company])
    .flatMap((company) => (['treasury', 'pool'] as const).map((from): Buy => ({ type: 'buy', company, from })))
    .filter((it) => allows(() => checkPurchase(s, seat, it)))
}

export function buy(s: State, seat: Seat, action: Buy): void {
  const { company, from } = action
  check(mainAction(s, seat).bids === 0, '5.1.3')
  checkPurchase(s, seat, action)
  const price = priceOf(s, company)
  moveShares(stockOf(s, company), from, seat, 1)
  pay(s, playerOf(s, seat), from === 'pool' ? s.bank : charterOf(s, company), price)
  tell(s, { type: 'bought', seat, company, from, price })
  if (company !== NDEM) afterPurchase(s, company)
  disturb(s, seat)
  endStockTurn(s, seat, false)
}

function afterPurchase(s: State, major: Major): void {
  settleDirector(s, major)
  floatIfSold(s, major)
}
