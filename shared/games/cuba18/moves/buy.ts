import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { certificateLimit, certificates, mayHoldMore } from '../certificates.ts'
import { FC, isMinor, TRADED } from '../companies.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import { priceOf } from '../price.ts'
import { holding, settleDirector, stockOf } from '../shares.ts'
import { openStations } from '../stations.ts'
import type { State } from '../state.ts'
import { beforeBuying, endStockTurn } from '../stock-turn.ts'

type Buy = ActionOf<'buy'>
const PLACES = ['offering', 'treasury', 'pool'] as const

/** VI.5. A minor's treasury shares come out by issue only (VI.7). */
function checkPurchase(s: State, seat: Seat, { company, from }: Buy): void {
  check(s.shares[company], 'VI.5a', { company })
  check(from !== 'treasury' || !isMinor(company), 'VI.5b', { company })
  check(holding(s, company, from) > 0, 'VI.5a', { company, from })
  check(!playerOf(s, seat).sold.includes(company), 'VI.5d', { company })
  check(mayHoldMore(s, seat, company), 'VI.5e', { company })
  check(certificates(s, seat) < certificateLimit(s), 'VI.3a', { limit: certificateLimit(s) })
  const price = priceOf(s, company)
  check(playerOf(s, seat).cash >= price, 'VI.5c', { price, cash: playerOf(s, seat).cash })
}

export const purchases = (s: State, seat: Seat): Buy[] =>
  TRADED.flatMap((company) => PLACES.map((from): Buy => ({ type: 'buy', company, from })))
    .filter(({ company, from }) => holding(s, company, from) > 0 && priceOf(s, company) <= playerOf(s, seat).cash)
    .filter((it) => allows(() => checkPurchase(s, seat, it)))

export function buy(s: State, seat: Seat, action: Buy): void {
  beforeBuying(s, seat)
  checkPurchase(s, seat, action)
  const { company, from } = action
  const price = priceOf(s, company)
  moveShares(stockOf(s, company), from, seat, 1)
  pay(s, playerOf(s, seat), from === 'treasury' && company !== FC ? charterOf(s, company) : s.bank, price)
  tell(s, { type: 'bought', seat, company, from, price })
  if (company !== FC) {
    settleDirector(s, company)
    openStations(s, company)
  }
  endStockTurn(s, seat, false)
}
