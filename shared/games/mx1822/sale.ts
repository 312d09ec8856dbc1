import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { certificatesFreed, freesEnough, hasHeir, moveShares, sharesOf } from '../../rail/shares.ts'
import { countedIn, excess } from './certificates.ts'
import type { Major, Traded } from './companies.ts'
import { MAJORS, NDEM } from './companies.ts'
import { POOL_LIMIT } from './data.ts'
import { YELLOW_UP_TO } from './market.ts'
import { pay, playerOf } from './money.ts'
import { movePrice, priceAfter, priceOf } from './price.ts'
import { directorOf, settleDirector, stockOf } from './shares.ts'
import type { State } from './state.ts'

/** 5.5.1: how many shares of a company this seat may sell at most, by the company's own rules. */
export function mostToSell(s: State, seat: Seat, company: Traded): number {
  const shares = s.shares[company]
  if (!shares || (s.companies[company]?.turns ?? 0) === 0) return 0
  const held = sharesOf(shares, seat)
  if (company === NDEM) return held
  const room = Math.max(0, POOL_LIMIT - shares.pool)
  const kept = directorOf(s, company) === seat && !hasHeir(shares, seat) ? 2 : 0 // somebody else must have 20 %
  return Math.min(room, held - kept)
}

/** 5.5.3, 5.5.4: spaces to the left. Two players: only a director's sale moves the price (B1). */
function drop(s: State, seat: Seat, company: Traded, shares: number): number {
  if (company === NDEM) return 0
  if (directorOf(s, company) === seat) return shares
  return s.players.length === 2 ? 0 : 1
}

/** 5.5.2 to 5.5.6: paid at the old price, then the price drops. */
export function sellShares(s: State, seat: Seat, company: Traded, shares: number): void {
  const steps = drop(s, seat, company, shares)
  const money = priceOf(s, company) * shares
  moveShares(stockOf(s, company), seat, 'pool', shares)
  pay(s, s.bank, playerOf(s, seat), money)
  if (company !== NDEM) settleDirector(s, company)
  const { from, to } = movePrice(s, company, -steps)
  tell(s, { type: 'sold', seat, company, shares, money, from, to })
}

/** 5.5.8: certificates this sale would take off the count; all of them if the price falls into the yellow area. */
export function relief(s: State, seat: Seat, major: Major, shares: number): number {
  const before = countedIn(s, seat, major)
  if (before === 0 || shares === 0) return 0
  if (priceAfter(s, major, -drop(s, seat, major, shares)) <= YELLOW_UP_TO) return before
  return certificatesFreed(stockOf(s, major), seat, directorOf(s, major), shares)
}

const mostRelief = (s: State, seat: Seat, major: Major): number => relief(s, seat, major, mostToSell(s, seat, major))

/** B9: one block of each company in a turn. */
const unsold = (s: State): Major[] => {
  const sold = s.round.at === 'stock' ? s.round.turn.sold : []
  return MAJORS.filter((major) => !sold.includes(major))
}

/** 5.5.8: over the limit, and able to do something about it. */
export const mustSell = (s: State, seat: Seat): boolean =>
  excess(s, seat) > 0 && unsold(s).some((major) => mostRelief(s, seat, major) > 0)

/** 5.5.8: what stays over the limit after this sale must be left for other companies, or be beyond what can be sold. */
export function isEnough(s: State, seat: Seat, company: Traded, shares: number): boolean {
  if (company === NDEM) return true
  const others = unsold(s).filter((major) => major !== company)
  return freesEnough(
    excess(s, seat),
    relief(s, seat, company, shares),
    mostRelief(s, seat, company),
    others.map((major) => mostRelief(s, seat, major)),
  )
}
