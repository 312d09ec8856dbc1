import { hasNeighbour } from '../../rail/neighbour.ts'
import { bestRun } from '../../rail/route-best.ts'
import type { BestRun, Limits } from '../../rail/route-best.ts'
import { readRoute, routeWords } from '../../rail/route-wire.ts'
import { addClaims, readings } from '../../rail/route.ts'
import type { Breach, Claims, Form, Route, Running } from '../../rail/route.ts'
import type { ActionOf, Route as RouteText } from './action.ts'
import type { Company } from './companies.ts'
import { isSpecial } from './equipment.ts'
import { charterOf } from './money.ts'
import { graphNow, ownStops } from './network.ts'
import { runningOf, valueOf } from './run-forms.ts'
import type { State } from './state.ts'
import type { Train } from './trains.ts'
import { PULLMAN } from './trains.ts'
import type { Earned } from './turn.ts'

/** One train on its route. */
export interface Ride {
  readonly train: Train
  readonly route: Route
  readonly revenue: number
  readonly claims: Claims
}

/** Fixed, so that every machine proposes and demands the same. */
const BUDGET = 3_000_000
const KEPT = 16
const found = new Map<string, BestRun>()

/** 6.12.7: the run that brings the most. Asked again for the same position, the answer is remembered. */
export function bestRunOf(s: State, company: Company, tell?: Limits['tell']): BestRun {
  const { trains, destination } = charterOf(s, company)
  const key = JSON.stringify([company, s.phase, trains, destination, s.options, s.board.tiles, s.board.tokens])
  const best = found.get(key) ?? bestRun(runningOf(s, company), { budget: BUDGET, ...(tell ? { tell } : {}) })
  found.delete(key)
  found.set(key, best)
  if (found.size > KEPT) found.delete(found.keys().next().value!) // the one asked for longest ago
  return best
}

/** 6.5.4: whether anything can be run for; mostly seen at a glance. */
export function hasRun(s: State, company: Company): boolean {
  const { trains } = charterOf(s, company)
  const able = trains.filter((train) => train !== PULLMAN)
  if (able.length === 0) return false
  const locals = able.some((train) => train === 'L' || train === 'LP')
  const others = able.some((train) => train !== 'L' && train !== 'LP' && train !== 'E')
  const glance = ownStops(s, company).some(
    (stop) => (locals && valueOf(s, stop) > 0) || (others && hasNeighbour(graphNow(s), stop, 'standard', () => true)),
  )
  return glance || bestRunOf(s, company).revenue > 0
}

export const ridesOf = ({ trips }: BestRun): Ride[] =>
  trips.map(({ train, route, revenue, claims }) => ({ train: train as Train, route, revenue, claims }))

export const earnedBy = (rides: readonly Ride[]): Omit<Earned, 'mail'> => ({
  normal: sum(rides.filter(({ train }) => !isSpecial(train))),
  special: sum(rides.filter(({ train }) => isSpecial(train))),
})

const sum = (rides: readonly Ride[]) => rides.reduce((total, { revenue }) => total + revenue, 0)

/** The best run as an action. */
export function proposedRun(s: State, company: Company): ActionOf<'run'> {
  const running = runningOf(s, company)
  const routes = ridesOf(bestRunOf(s, company)).map(({ train, route, claims }): RouteText => {
    const { stops, links } = routeWords(running.network, route)
    const words = { train, stops: [...stops], links: links.map((link) => [...link]) }
    return claims.pullman ? { ...words, pullman: true } : words
  })
  return { type: 'run', routes }
}

export type RunBreach = Breach | 'train' | 'route' | 'full' | 'car'

/** What the named routes bring together, or the first rule they break. */
export function readRun(s: State, company: Company, routes: readonly RouteText[]): RunBreach | Ride[] {
  const running = runningOf(s, company)
  const open = [...running.trains]
  const rides: Ride[][] = []
  for (const text of routes) {
    const at = open.findIndex(({ id }) => id === text.train)
    const [train] = at < 0 ? [] : open.splice(at, 1)
    if (!train) return 'train'
    const read = readRide(running, train.forms, text)
    if (typeof read === 'string') return read
    rides.push(read)
  }
  return together(running, rides)
}

/** Every way to count one route: as it is, and as the run to the destination. */
function readRide(running: Running, forms: readonly Form[], text: RouteText): RunBreach | Ride[] {
  const route = readRoute(running.network, text)
  if (!route) return 'route'
  const fitting = forms.filter((form) => (form.claims?.pullman ?? 0) === (text.pullman ? 1 : 0))
  if (fitting.length === 0) return 'car'
  const read = fitting.map((form) => readings(running, form, route))
  const rides = read
    .flatMap((it) => (typeof it === 'string' ? [] : it))
    .map(({ revenue, claims }) => ({ train: text.train, route, revenue, claims }))
  return rides.length > 0 ? rides : breachOf(running, route, read[0] as Breach)
}

/** 6.4.4: a city full of others, or 6.4.5: a station where every route ends. */
function breachOf({ network }: Running, { stops }: Route, breach: Breach): RunBreach {
  const ends = stops.slice(1, -1).some((number) => network.graph.stops[number]!.end)
  return breach === 'through' && !ends ? 'full' : breach
}

/** 6.10.4, 6.12.2: no shared track, no more than there is of anything; the destination counts where it brings most. */
function together({ supply, trains }: Running, rides: readonly Ride[][]): RunBreach | Ride[] {
  const shares = (train: Train) => trains.find(({ id }) => id === train)?.forms[0]?.sharesTrack
  const tracks = rides.flatMap(([ride]) => (ride && !shares(ride.train) ? ride.route.tracks : []))
  if (new Set(tracks).size < tracks.length) return 'shared track'
  const combined = combinations(rides)
    .filter((it) => within(supply, it))
    .toSorted((a, b) => sum(b) - sum(a))[0]
  return combined ?? 'claims'
}

const combinations = ([first, ...rest]: readonly Ride[][]): Ride[][] =>
  first ? combinations(rest).flatMap((others) => first.map((ride) => [ride, ...others])) : [[]]

function within(supply: Claims, rides: readonly Ride[]): boolean {
  const all = rides.reduce((claims: Claims, ride) => addClaims(claims, ride.claims), {})
  return Object.entries(all).every(([key, amount]) => amount <= (supply[key] ?? 0))
}
