import type { Stop } from '../../rail/graph.ts'
import { hasNeighbour } from '../../rail/neighbour.ts'
import { bestRun } from '../../rail/route-best.ts'
import type { BestRun } from '../../rail/route-best.ts'
import { routeWords } from '../../rail/route-wire.ts'
import type { Trip } from '../../rail/route.ts'
import type { ActionOf, Route as RouteText } from './action.ts'
import type { Company } from './companies.ts'
import { MINORS } from './companies.ts'
import { deliveredBy } from './deliveries.ts'
import { charterOf } from './money.ts'
import { gaugeOf, graphNow } from './network.ts'
import { basisOf, formsOf, NOTHING_CHOSEN, runningOf } from './run-forms.ts'
import type { Chosen } from './run-forms.ts'
import type { State } from './state.ts'
import { WAGONS } from './trains.ts'
import type { Train } from './trains.ts'

const KEPT = 16
const found = new Map<string, BestRun>()

/** VII.11, R40: the run that brings the most under what the director chose. The same question is answered only once. */
export function bestRunOf(s: State, company: Company, chosen: Chosen = NOTHING_CHOSEN): BestRun {
  const { trains, wagons } = charterOf(s, company)
  const cubes = MINORS.map((minor) => s.companies[minor]?.cubes)
  const { tiles, tokens } = s.board
  const key = JSON.stringify([s.version, company, s.phase, trains, wagons, cubes, chosen, tiles, tokens])
  const best = found.get(key) ?? bestRun(runningOf(basisOf(s, company, chosen.spared), chosen.hires))
  found.delete(key)
  found.set(key, best)
  if (found.size > KEPT) found.delete(found.keys().next().value!) // the one asked for longest ago
  return best
}

/** VII.2d: whether anything can be run for; mostly seen at a glance. */
export function hasRun(s: State, company: Company): boolean {
  const [train] = charterOf(s, company).trains
  if (!train) return false
  const basis = basisOf(s, company, {})
  const [plain] = formsOf(basis, { train, hexes: [] })
  const isWorthIt = (stop: Stop) => (plain?.worth(stop) ?? 0) > 0
  const glance = basis.own.some((stop) => hasNeighbour(graphNow(s), stop, gaugeOf(company), isWorthIt))
  return glance || bestRunOf(s, company).revenue > 0
}

/** A trip as a player names it, without what it rents. */
export function tripWords(running: ReturnType<typeof runningOf>, { train, route, claims }: Trip): RouteText {
  const { stops, links } = routeWords(running.network, route)
  const wagon = WAGONS.find((it) => claims[it])
  const delivered = deliveredBy(claims)
  return {
    train: train as Train, // trains are named by their kind
    ...(wagon ? { wagon } : {}),
    stops: [...stops],
    links: links.map((link) => [...link]),
    ...(delivered ? { harbor: delivered.harbor, cubes: { ...delivered.cubes } } : {}),
  }
}

/** The best run without rentals as an action. */
export function proposedRun(s: State, company: Company, spared: Chosen['spared'] = {}): ActionOf<'run'> {
  const running = runningOf(basisOf(s, company, spared), [])
  const { trips } = bestRunOf(s, company, { hires: [], spared })
  const routes = trips.map((trip) => tripWords(running, trip))
  return { type: 'run', routes, ...(Object.keys(spared).length > 0 ? { spared } : {}) }
}
