import { moveShares } from '../../rail/shares.ts'
import { clone } from '../../engine/diff.ts'
import type { Seat } from '../../engine/game.ts'
import { allows } from '../../engine/game.ts'
import { TRADED } from './companies.ts'
import type { Traded } from './companies.ts'
import { cheapest } from './market-of-trains.ts'
import { DOWN } from './market.ts'
import { playerOf } from './money.ts'
import { hasDiscount, reduced } from './moves/buy-train.ts'
import { checkIssue } from './moves/issue.ts'
import { movePrice, priceOf } from './price.ts'
import { mostToSell } from './sale.ts'
import { directorOf, holding, seatsAfter, stockOf } from './shares.ts'
import type { State } from './state.ts'
import { operating, turnOf } from './turn.ts'

/** VII.12: must have a train, even without a route; a minor is excused when there is none (R58). */
export const mustBuy = (s: State): boolean =>
  operating(s).trains.length === 0 && cheapest(s, turnOf(s).company) !== undefined

/** VII.13, R89: what the treasury lacks for the cheapest train, less the discount the director has. */
export const missing = (s: State): number => {
  const price = cheapest(s, turnOf(s).company)
  return price === undefined ? 0 : Math.max(0, reduced(price, hasDiscount(s)) - operating(s).cash)
}

/** VII.13: it must be bought and the treasury cannot. */
export const inNeed = (s: State): boolean => mustBuy(s) && missing(s) > 0

export const canIssue = (s: State): boolean =>
  holding(s, turnOf(s).company, 'treasury') > 0 && allows(() => checkIssue(s))

/** VII.13, R76: normal sales, but no director changes; one lot of each company. */
export function mostToRaise(s: State, seat: Seat, company: Traded): number {
  if (turnOf(s).sold.includes(company)) return 0
  const most = mostToSell(s, seat, company)
  if (directorOf(s, company) !== seat) return most
  const others = Math.max(2, ...seatsAfter(s, seat).map((other) => holding(s, company, other)))
  return Math.max(0, Math.min(most, holding(s, company, seat) - others))
}

export const raisable = (s: State, seat: Seat, companies: readonly Traded[]): number =>
  companies.reduce((sum, company) => sum + mostToRaise(s, seat, company) * priceOf(s, company), 0)

/** VII.13, R57: everything that could be raised would do. */
export function canBeHelped(s: State): boolean {
  const { company } = turnOf(s)
  const shares = { ...s.shares, [company]: clone(stockOf(s, company)) }
  const draft: State = { ...s, shares, market: clone(s.market) }
  let sum = 0
  while (canIssue(draft)) {
    sum += priceOf(draft, company)
    moveShares(stockOf(draft, company), 'treasury', 'pool', 1)
    movePrice(draft, company, DOWN)
  }
  const { director } = operating(draft)
  return sum + playerOf(draft, director).cash + raisable(draft, director, TRADED) >= missing(s)
}
