import type { Score, Seat } from '../../engine/game.ts'
import { scoresOf } from '../../rail/wealth.ts'
import type { Traded } from './companies.ts'
import { MAJORS, NDEM } from './companies.ts'
import { FACE } from './data.ts'
import { priceOf } from './price.ts'
import { holding, minorsOf } from './shares.ts'
import type { State } from './state.ts'

/** 1.3.2 */
export function wealthOf(s: State, seat: Seat) {
  const { cash, loan, concessions } = s.players[seat]! // a seat of this table
  const worth = (company: Traded) => holding(s, company, seat) * priceOf(s, company)
  const parts = {
    cash,
    shares: MAJORS.reduce((sum, major) => sum + worth(major), 0),
    ndem: worth(NDEM),
    minors: minorsOf(s, seat).reduce((sum, minor) => sum + 2 * priceOf(s, minor), 0),
    concessions: FACE * concessions.length,
    loan: 0 - loan,
  }
  return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), parts }
}

export function noteWealth(s: State): void {
  s.players.forEach((player, seat) => player.curve.push(wealthOf(s, seat).total))
}

/** 1.3.2: equal wealth shares the place. */
export const scores = (s: State): Score[] => scoresOf(s.players.map((_, seat) => wealthOf(s, seat)))
