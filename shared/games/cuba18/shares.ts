import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { othersAfter } from '../../rail/order.ts'
import { directorAfter, inHands, sharesOf } from '../../rail/shares.ts'
import type { Holder, Shares } from '../../rail/shares.ts'
import type { Company, Traded } from './companies.ts'
import { COMPANIES, percentOf, sharesIn } from './companies.ts'
import type { State } from './state.ts'

export function stockOf(s: State, company: Traded): Shares {
  const shares = s.shares[company]
  if (!shares) throw new Error(`${company} has no shares yet`)
  return shares
}

export const holding = (s: State, company: Traded, holder: Holder): number =>
  s.shares[company] ? sharesOf(s.shares[company], holder) : 0
export const percentHeld = (s: State, company: Traded, holder: Holder): number =>
  holding(s, company, holder) * percentOf(company)

export const directorOf = (s: State, company: Traded): Seat | undefined =>
  company === 'FC' ? undefined : s.companies[company]?.director
export const directedBy = (s: State, seat: Seat): Company[] =>
  COMPANIES.filter((company) => directorOf(s, company) === seat)
export const inPlayersHands = (s: State, company: Traded): number =>
  s.shares[company] ? inHands(s.shares[company]) : 0
export const isSoldOut = (s: State, company: Traded): boolean => inPlayersHands(s, company) === sharesIn(company)

/** The other players in order, from the one after this. */
export const seatsAfter = (s: State, seat: Seat): Seat[] => othersAfter(s.order, seat)

/** VI.9: to whoever holds more; in case of a tie to the next in playing order. */
export function settleDirector(s: State, company: Company): void {
  const charter = s.companies[company]
  if (!charter) return
  const seat = directorAfter(stockOf(s, company), charter.director, seatsAfter(s, charter.director))
  if (seat === charter.director) return
  charter.director = seat
  tell(s, { type: 'director', company, seat })
}
