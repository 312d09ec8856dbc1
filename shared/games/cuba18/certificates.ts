import type { Seat } from '../../engine/game.ts'
import { certificatesOf } from '../../rail/shares.ts'
import type { Traded } from './companies.ts'
import { FC, isMinor, percentOf, TRADED } from './companies.ts'
import { directorOf, percentHeld } from './shares.ts'
import type { State } from './state.ts'
import { VERSIONS } from './versions.ts'

export const certificateLimit = (s: State): number => VERSIONS[s.version].certificates

/** VI.3: every share certificate counts, the FC's too; commissioners and concessions do not (R10, R11). */
export const certificates = (s: State, seat: Seat): number =>
  TRADED.reduce((sum, company) => sum + certificatesIn(s, seat, company), 0)

export function certificatesIn(s: State, seat: Seat, company: Traded): number {
  const shares = s.shares[company]
  return shares ? certificatesOf(shares, seat, directorOf(s, company)) : 0
}

export const excess = (s: State, seat: Seat): number => Math.max(0, certificates(s, seat) - certificateLimit(s))

/** VI.5, R44: percent of one company in one hand. */
function mostHeld(s: State, company: Traded): number {
  if (s.players.length > 2) return 60
  return company !== FC && isMinor(company) ? 80 : 70
}

export const mayHoldMore = (s: State, seat: Seat, company: Traded): boolean =>
  percentHeld(s, company, seat) + percentOf(company) <= mostHeld(s, company)
