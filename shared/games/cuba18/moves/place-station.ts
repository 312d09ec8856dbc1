import { allows, check, tell } from '../../../engine/game.ts'
import { placeToken, tokensIn } from '../../../rail/board.ts'
import type { Stop } from '../../../rail/graph.ts'
import type { ActionOf } from '../action.ts'
import { isMajor, STATION_COSTS } from '../companies.ts'
import type { Major } from '../companies.ts'
import { pay } from '../money.ts'
import { graphNow } from '../network.ts'
import { payRental, rentalFee, unpaid, ways, wayWith } from '../rental.ts'
import { freeSlots } from '../slots.ts'
import type { State } from '../state.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'

type PlaceStation = ActionOf<'placeStation'>

/** VII.8: of the next marker; undefined: none is available. */
export function stationCost(s: State): number | undefined {
  const { stations, available } = operating(s)
  return stations < available ? STATION_COSTS[stations] : undefined
}

function checkSite(s: State, stop: Stop): void {
  const company = turnOf(s).company as Major // only majors have the step
  check(stop.type === 'city', 'VII.8d', { hex: stop.hex })
  check(!tokensIn(s.board, stop.hex).some((token) => token.company === company), 'VII.8e', { hex: stop.hex })
  check(freeSlots(s, stop, company) > 0, 'VII.8f', { hex: stop.hex })
}

export function stationSites(s: State): PlaceStation[] {
  const cost = stationCost(s)
  if (!isMajor(turnOf(s).company) || cost === undefined) return []
  const all = new Map<string, PlaceStation>()
  for (const way of ways(s)) {
    const fresh = unpaid(s, way)
    if (cost + rentalFee(s, fresh) > operating(s).cash) continue
    for (const number of way.found.stops) {
      const stop = graphNow(s).stops[number]! // a stop of this graph
      if (stop.type !== 'city' || all.has(stop.id) || !allows(() => checkSite(s, stop))) continue
      const { hex, city } = stop
      all.set(stop.id, { type: 'placeStation', hex, city, ...(fresh.length > 0 ? { rented: fresh } : {}) })
    }
  }
  return [...all.values()]
}

export function placeStation(s: State, { hex, city, rented }: PlaceStation): void {
  const { company } = during(s, 'station')
  const cost = stationCost(s)
  check(cost !== undefined, 'VII.8b')
  const stop = graphNow(s).stops.find((it) => it.hex === hex && it.city === city)
  check(stop, 'VII.8d', { hex })
  checkSite(s, stop)
  check(wayWith(s, rented).found.stops.has(stop.number), 'VII.8c', { hex })
  const fee = cost + rentalFee(s, rented)
  check(fee <= operating(s).cash, 'VII.8a', { cost: fee, cash: operating(s).cash })
  payRental(s, rented)
  pay(s, operating(s), s.bank, cost)
  placeToken(s.board, hex, { company, city, kind: 'station' })
  operating(s).stations += 1
  turnOf(s).placed = true
  tell(s, { type: 'station', company: company as Major, hex, cost })
  nextStep(s)
}
