import { tell } from '../../engine/game.ts'
import { placeToken, removeToken, tokensIn } from '../../rail/board.ts'
import { MAJOR, isMajor } from './companies.ts'
import type { Home, Major } from './companies.ts'
import { charterOf } from './money.ts'
import { reachFrom, stopAt } from './network.ts'
import type { State } from './state.ts'
import { cityNow, freeSlots } from './stations.ts'
import { turnOf } from './turn.ts'

/** 6.10.1: a route, of any length, joins the home station and the destination. */
function isConnected(s: State, company: Major, destination: Home): boolean {
  const home = stopAt(s, cityNow(s, MAJOR[company].home))
  return reachFrom(s, company, [home]).stops.has(stopAt(s, destination).number)
}

/** 6.10.1, 6.10.2: after its track step, whoever built the track. Cannot be put off. */
export function placeDestination(s: State): void {
  const { company } = turnOf(s)
  if (!isMajor(company) || charterOf(s, company).destination) return
  const place = cityNow(s, MAJOR[company].destination)
  if (!isConnected(s, company, place)) return
  const { hex, city } = place
  const before = tokensIn(s.board, hex, city).find((token) => token.company === company)
  if (before) {
    removeToken(s.board, hex, before)
    charterOf(s, company).available += 1
  }
  const extra = !before && freeSlots(s, place) <= 0 // 6.10.7: else it makes a slot of its own
  placeToken(s.board, hex, { company, city, kind: 'destination', ...(extra ? { extra: true } : {}) })
  charterOf(s, company).destination = true
  tell(s, { type: 'destination', company, hex })
}
