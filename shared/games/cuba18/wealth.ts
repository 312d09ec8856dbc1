import type { Score, Seat } from '../../engine/game.ts'
import { scoresOf } from '../../rail/wealth.ts'
import type { Traded } from './companies.ts'
import { FC, MAJORS, MINORS } from './companies.ts'
import { playerOf } from './money.ts'
import { priceOf } from './price.ts'
import { holding } from './shares.ts'
import type { State } from './state.ts'

/** IX.2 */
export function wealthOf(s: State, seat: Seat) {
  const worth = (companies: readonly Traded[]) =>
    companies.reduce((sum, company) => sum + holding(s, company, seat) * priceOf(s, company), 0)
  const parts = { cash: playerOf(s, seat).cash, minors: worth(MINORS), majors: worth(MAJORS), central: worth([FC]) }
  return { total: parts.cash + parts.minors + parts.majors + parts.central, parts }
}

export function noteWealth(s: State): void {
  s.players.forEach((player, seat) => player.curve.push(wealthOf(s, seat).total))
}

/** IX.2, R36: equal wealth shares the place. */
export const scores = (s: State): Score[] => scoresOf(s.players.map((_, seat) => wealthOf(s, seat)))
