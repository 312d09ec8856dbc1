import type { Seat } from '../../engine/game.ts'
import { certificatesOf } from '../../rail/shares.ts'
import { highestBids } from './bids.ts'
import type { Major } from './companies.ts'
import { MAJORS } from './companies.ts'
import { tableFor } from './data.ts'
import { isYellow } from './price.ts'
import { minorsOf } from './shares.ts'
import type { State } from './state.ts'

/** 5.11.1 */
export function certificateLimit({ players, options }: State): number {
  const { certificates, higher } = tableFor(players.length)
  return options.higherLimit ? higher : certificates
}

/** 5.11.2: none in the yellow area; the NdeM's never count. */
export function certificates(s: State, seat: Seat): number {
  const { privates, concessions } = s.players[seat]! // a seat of this table
  const minors = minorsOf(s, seat).filter((minor) => !isYellow(s, minor))
  const shares = MAJORS.reduce((sum, major) => sum + countedIn(s, seat, major), 0)
  return privates.length + concessions.length + minors.length + shares
}

export function countedIn(s: State, seat: Seat, major: Major): number {
  const shares = s.shares[major]
  return shares && !isYellow(s, major) ? certificatesOf(shares, seat, s.companies[major]?.director) : 0
}

/** 5.10.8: each own highest bid counts as one. */
export const certificatesWithBids = (s: State, seat: Seat): number =>
  certificates(s, seat) + highestBids(s, seat).length

/** 5.6.7, 5.11.3: whether one more share of this company fits. */
export const hasRoomFor = (s: State, seat: Seat, major: Major): boolean =>
  (s.shares[major] !== undefined && isYellow(s, major)) || certificatesWithBids(s, seat) < certificateLimit(s)

export const excess = (s: State, seat: Seat): number => Math.max(0, certificates(s, seat) - certificateLimit(s))
