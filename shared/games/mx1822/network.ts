import { perFrozen } from '../../engine/frozen.ts'
import { slotsLeft, tokensOf } from '../../rail/board.ts'
import type { Board } from '../../rail/board.ts'
import { graphOf, stopId, stopOf } from '../../rail/graph.ts'
import type { Graph, Stop } from '../../rail/graph.ts'
import { EDGES, across } from '../../rail/hex.ts'
import type { HexId } from '../../rail/hex.ts'
import { reach } from '../../rail/reach.ts'
import type { Reach } from '../../rail/reach.ts'
import type { Company, Home } from './companies.ts'
import { FERRY, GROUND } from './map.ts'
import type { State } from './state.ts'
import { hasTokenIn } from './stations.ts'

export const graphNow = (s: State): Graph => graphOf(GROUND, s.board)

export function stopAt(s: State, { hex, city }: Home): Stop {
  const stop = stopOf(graphNow(s), stopId(hex, city))
  if (!stop) throw new Error(`no city ${city} in ${hex}`)
  return stop
}

/** 6.4.4: no route goes on through a city full of other companies' tokens. */
export const isOpen = (s: State, company: Company, stop: Stop): boolean =>
  stop.slots === 0 || slotsLeft(GROUND, s.board, stop.hex, stop.city) > 0 || hasTokenIn(s, company, stop)

export const ownStops = (s: State, company: Company): readonly Stop[] => survey(s, company).own

/** A company's stations and what it reaches from them. */
export interface Survey {
  readonly graph: Graph
  readonly own: readonly Stop[]
  readonly reach: Reach
}

const KEPT = 8
const surveys = new WeakMap<Graph, Map<string, Map<Company, Survey>>>()

/** Remembered by what it depends on. */
function survey(s: State, company: Company): Survey {
  const graph = graphNow(s)
  const known = surveysOf(graph, keyOf(s.board.tokens))
  const found = known.get(company) ?? newSurvey(s, company, graph)
  known.set(company, found)
  return found
}

function surveysOf(graph: Graph, tokens: string): Map<Company, Survey> {
  const all = surveys.get(graph) ?? new Map<string, Map<Company, Survey>>()
  surveys.set(graph, all)
  const known = all.get(tokens)
  if (known) return known
  if (all.size >= KEPT) all.clear()
  const fresh = new Map<Company, Survey>()
  all.set(tokens, fresh)
  return fresh
}

const keyOf = perFrozen((tokens: Board['tokens']): string => {
  let key = ''
  for (const hex in tokens)
    for (const token of tokens[hex]!) key += ` ${hex}.${token.city}${token.company}${token.extra ? '+' : ''}`
  return key
})

function newSurvey(s: State, company: Company, graph: Graph): Survey {
  const ids = new Set(tokensOf(s.board, company).map((token) => stopId(token.hex, token.city)))
  const own = graph.stops.filter((stop) => ids.has(stop.id))
  return { graph, own, reach: reachFrom(s, company, own) }
}

/** 6.4.3 to 6.4.5: everything a company reaches from these stops, over any distance. */
export const reachFrom = (s: State, company: Company, from: readonly Stop[]): Reach =>
  reach(graphNow(s), { from, gauge: 'standard', canPass: (stop) => isOpen(s, company, stop) })

export const reachOf = (s: State, company: Company): Reach => survey(s, company).reach

/** 6.8.15: hexes to whose edge a route leads. */
export function cubeHexes(s: State, company: Company): ReadonlySet<HexId> {
  const { hexes } = reachOf(s, company)
  if (!s.options.compat?.cubesNearby) return hexes
  return new Set([...hexes].flatMap((hex) => [hex, ...EDGES.map((edge) => across(hex, edge))]))
}

const atFerry = ({ hexes }: Reach): boolean => FERRY.some((spike) => hexes.has(spike))

/** 6.17.1, 6.4.7: for acquisitions all ferry spikes are one; what lies on them changes nothing. */
export function joins(s: State, company: Company, home: Home): boolean {
  const { graph, reach: own } = survey(s, company)
  const stop = stopOf(graph, stopId(home.hex, home.city))
  if (!stop) throw new Error(`no city ${home.city} in ${home.hex}`)
  return own.stops.has(stop.number) || (atFerry(own) && atFerry(reachFrom(s, company, [stop])))
}
