import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { othersAfter } from '../../rail/order.ts'
import { directorAfter, inHands, sharesOf } from '../../rail/shares.ts'
import type { Holder, Shares } from '../../rail/shares.ts'
import type { Company, Major, Minor, Traded } from './companies.ts'
import { MINORS } from './companies.ts'
import type { State } from './state.ts'

export function stockOf(s: State, company: Traded): Shares {
  const shares = s.shares[company]
  if (!shares) throw new Error(`${company} has no shares yet`)
  return shares
}

export const holding = (s: State, company: Traded, holder: Holder): number =>
  s.shares[company] ? sharesOf(s.shares[company], holder) : 0

export const directorOf = (s: State, company: Company): Seat | undefined => s.companies[company]?.director
export const inPlayersHands = (s: State, company: Traded): number =>
  s.shares[company] ? inHands(s.shares[company]) : 0

/** The other players in order, from the one after this. */
export const seatsAfter = (s: State, seat: Seat): Seat[] => othersAfter(s.order, seat)

/** 4.3.9, 5.5.1, 5.6.8: the director's certificate goes to whoever holds more, in case of a tie the next in order. */
export function settleDirector(s: State, company: Major): void {
  const charter = s.companies[company]
  if (charter?.director === undefined) return
  const seat = directorAfter(stockOf(s, company), charter.director, seatsAfter(s, charter.director))
  if (seat === charter.director) return
  charter.director = seat
  tell(s, { type: 'director', company, seat })
}

export const minorsOf = (s: State, seat: Seat): Minor[] => MINORS.filter((minor) => directorOf(s, minor) === seat)
