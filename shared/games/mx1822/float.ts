import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { moveShares } from '../../rail/shares.ts'
import { enter } from '../../rail/market.ts'
import type { Major, Minor } from './companies.ts'
import { MAJOR_TOKENS } from './companies.ts'
import { charterOf, pay } from './money.ts'
import { from } from './phases.ts'
import { spaceAt } from './price.ts'
import { holding, inPlayersHands, stockOf } from './shares.ts'
import type { Charter, State } from './state.ts'

const newCharter = (director: Seat, start: number): Charter => ({
  director,
  cash: 0,
  trains: [],
  privates: [],
  cubes: 0,
  available: 0,
  exchange: 0,
  turns: 0,
  start,
  floated: false,
  destination: false,
})

/** 4.3.10, 5.9: the director's certificate is two shares, the others lie in the treasury. */
export function openMajor(s: State, seat: Seat, major: Major, start: number): Charter {
  const charter = { ...newCharter(seat, start), ...MAJOR_TOKENS }
  s.companies[major] = charter
  s.shares[major] = { players: s.players.map((_, at) => (at === seat ? 2 : 0)), treasury: 8, pool: 0 }
  enter(s.market, major, spaceAt(start))
  return charter
}

/** 4.2.6, 5.12.2 */
export function floatMinor(s: State, seat: Seat, minor: Minor, how: { price: number; capital: number }): void {
  const charter = { ...newCharter(seat, how.price), floated: true }
  s.companies[minor] = charter
  enter(s.market, minor, spaceAt(how.price))
  pay(s, s.bank, charter, how.capital)
  tell(s, { type: 'floated', company: minor, ...how })
}

export function float(s: State, major: Major): void {
  const charter = charterOf(s, major)
  charter.floated = true
  tell(s, { type: 'floated', company: major, price: charter.start, capital: charter.cash })
}

/** 5.8.2 to 5.8.6: 50 % in players' hands; from phase 6 on the treasury is filled up and the rest goes to the pool. */
export function floatIfSold(s: State, major: Major): void {
  const charter = charterOf(s, major)
  if (charter.floated || inPlayersHands(s, major) < 5) return
  if (from('6', s)) {
    pay(s, s.bank, charter, 10 * charter.start - charter.cash)
    moveShares(stockOf(s, major), 'treasury', 'pool', holding(s, major, 'treasury'))
  }
  float(s, major)
}
