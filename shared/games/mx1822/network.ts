import { slotsLeft } from '../../rail/board.ts'
import { graphOf, stopId, stopOf } from '../../rail/graph.ts'
import type { Graph, Stop } from '../../rail/graph.ts'
import { EDGES, across } from '../../rail/hex.ts'
import type { HexId } from '../../rail/hex.ts'
import { reach } from '../../rail/reach.ts'
import type { Reach } from '../../rail/reach.ts'
import type { Company, Home } from './companies.ts'
import { FERRY, GROUND } from './map.ts'
import type { State } from './state.ts'
import { hasTokenIn, tokensOf } from './stations.ts'

export const graphNow = (s: State): Graph => graphOf(GROUND, s.board)

export function stopAt(s: State, { hex, city }: Home): Stop {
  const stop = stopOf(graphNow(s), stopId(hex, city))
  if (!stop) throw new Error(`no city ${city} in ${hex}`)
  return stop
}

/** 6.4.4: no route goes on through a city full of other companies' tokens. */
export const isOpen = (s: State, company: Company, stop: Stop): boolean =>
  stop.slots === 0 || slotsLeft(GROUND, s.board, stop.hex, stop.city) > 0 || hasTokenIn(s, company, stop)

export const ownStops = (s: State, company: Company): Stop[] => {
  const cities = new Map(tokensOf(s, company).map((token) => [stopId(token.hex, token.city), token]))
  return [...cities.values()].map((token) => stopAt(s, token))
}

/** 6.4.3 to 6.4.5: everything a company reaches from these stops, over any distance. */
export const reachFrom = (s: State, company: Company, from: readonly Stop[]): Reach =>
  reach(graphNow(s), { from, gauge: 'standard', canPass: (stop) => isOpen(s, company, stop) })

export const reachOf = (s: State, company: Company): Reach => reachFrom(s, company, ownStops(s, company))

/** 6.8.15: hexes to whose edge a route leads. */
export function cubeHexes(s: State, company: Company): ReadonlySet<HexId> {
  const { hexes } = reachOf(s, company)
  if (!s.options.compat?.cubesNearby) return hexes
  return new Set([...hexes].flatMap((hex) => [hex, ...EDGES.map((edge) => across(hex, edge))]))
}

export const reaches = (s: State, company: Company, home: Home): boolean =>
  reachOf(s, company).stops.has(stopAt(s, home).number)

/** 6.4.7: for acquisitions all ferry spikes are one; what lies on them changes nothing. */
export function reachesByFerry(s: State, company: Company, home: Home): boolean {
  const atFerry = ({ hexes }: Reach) => FERRY.some((spike) => hexes.has(spike))
  return atFerry(reachOf(s, company)) && atFerry(reachFrom(s, company, [stopAt(s, home)]))
}
