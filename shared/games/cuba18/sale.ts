import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { certificatesFreed, freesEnough, hasHeir, moveShares } from '../../rail/shares.ts'
import { excess } from './certificates.ts'
import type { Traded } from './companies.ts'
import { FC, percentOf, TRADED } from './companies.ts'
import { POOL_SHARE } from './data.ts'
import { DOWN } from './market.ts'
import { pay, playerOf } from './money.ts'
import { movePrice, priceOf } from './price.ts'
import { directorOf, holding, settleDirector, stockOf } from './shares.ts'
import type { State } from './state.ts'

/** VI.4, R12, R75: its first income step is done; the FC's comes with the one round of the first set. */
export const hasOperated = (s: State, company: Traded): boolean =>
  company === FC ? s.stockRound > 1 : s.companies[company]?.operated === true

/** VI.4: shares the pool still takes from players. */
export const poolRoom = (s: State, company: Traded): number =>
  Math.max(0, Math.floor(POOL_SHARE / percentOf(company)) - holding(s, company, 'pool'))

/** VI.4: how many shares of a company this seat may sell at most, by the company's own rules. */
export function mostToSell(s: State, seat: Seat, company: Traded): number {
  const shares = s.shares[company]
  if (!shares || !hasOperated(s, company)) return 0
  const kept = directorOf(s, company) === seat && !hasHeir(shares, seat) ? 2 : 0 // VI.9
  return Math.max(0, Math.min(poolRoom(s, company), holding(s, company, seat) - kept))
}

/** VI.4: paid at the old price, then one place diagonally down for each share; the FC's price stays. */
export function sellShares(s: State, seat: Seat, company: Traded, shares: number): void {
  const money = priceOf(s, company) * shares
  moveShares(stockOf(s, company), seat, 'pool', shares)
  pay(s, s.bank, playerOf(s, seat), money)
  if (company !== FC) settleDirector(s, company)
  const { from, to } = movePrice(s, company, company === FC ? 0 : DOWN * shares)
  tell(s, { type: 'sold', seat, company, shares, money, from, to })
}

/** Certificates this sale would take off the count. */
const relief = (s: State, seat: Seat, company: Traded, shares: number): number =>
  shares === 0 ? 0 : certificatesFreed(stockOf(s, company), seat, directorOf(s, company), shares)

const mostRelief = (s: State, seat: Seat, company: Traded): number =>
  relief(s, seat, company, mostToSell(s, seat, company))

const unsold = (s: State): Traded[] => {
  const sold = s.round.at === 'stock' ? s.round.sold : []
  return TRADED.filter((company) => !sold.includes(company))
}

/** VI.3, R54: over the limit, and able to do something about it. */
export const mustSell = (s: State, seat: Seat): boolean =>
  s.stockRound > 1 && excess(s, seat) > 0 && unsold(s).some((company) => mostRelief(s, seat, company) > 0)

/** VI.3: what stays over the limit after this sale must be left for other companies, or be beyond what can be sold. */
export function isEnough(s: State, seat: Seat, company: Traded, shares: number): boolean {
  const others = unsold(s).filter((it) => it !== company)
  return freesEnough(
    excess(s, seat),
    relief(s, seat, company, shares),
    mostRelief(s, seat, company),
    others.map((it) => mostRelief(s, seat, it)),
  )
}
