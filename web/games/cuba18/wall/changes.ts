import type { Seat } from '../../../../shared/engine/game.ts'
import { certificateLimit, certificates } from '../../../../shared/games/cuba18/certificates.ts'
import { COMPANIES, FC, FLOAT_SHARES, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import { inPlayersHands, percentHeld } from '../../../../shared/games/cuba18/shares.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { t } from '../words/index.ts'

export interface Effect {
  readonly text: string
  readonly tone: 'cost' | 'warn' | 'gain' | 'plain'
}

const toneOf = (from: number, to: number): Effect['tone'] => (to < from ? 'cost' : 'gain')

/** Whose money changes, before and after; `who` names a seat. */
export function moneyChanges(before: State, after: State, who: (seat: Seat) => string): Effect[] {
  const treasuries = COMPANIES.flatMap((company): Effect[] => {
    const from = before.companies[company]?.cash ?? 0
    const to = after.companies[company]?.cash ?? 0
    return from === to ? [] : [{ text: t().effect.money(company, from, to), tone: toneOf(from, to) }]
  })
  const purses = after.players.flatMap(({ cash: to }, seat): Effect[] => {
    const from = before.players[seat]?.cash ?? 0
    return from === to ? [] : [{ text: t().effect.money(who(seat), from, to), tone: toneOf(from, to) }]
  })
  return [...treasuries, ...purses]
}

/** VI.3, VI.5, VI.8: what one holds then, and how far a new major is from floating. */
export function shareChanges(after: State, seat: Seat, company: Traded): Effect[] {
  const charter = company === FC ? undefined : after.companies[company]
  const sold = inPlayersHands(after, company)
  return [
    {
      text: t().effect.holds(percentHeld(after, company, seat), certificates(after, seat), certificateLimit(after)),
      tone: 'plain',
    },
    ...(charter && !charter.floated
      ? [{ text: t().effect.floats(sold, FLOAT_SHARES, sold * charter.par), tone: 'plain' } as const]
      : []),
  ]
}
