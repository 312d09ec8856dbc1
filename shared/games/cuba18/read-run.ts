import { readRoute } from '../../rail/route-wire.ts'
import { addClaims, readings } from '../../rail/route.ts'
import type { Breach, Claims, Route, Running } from '../../rail/route.ts'
import type { ActionOf, Route as RouteText } from './action.ts'
import { isMinor } from './companies.ts'
import type { Company } from './companies.ts'
import { claimsFor } from './deliveries.ts'
import { charterOf } from './money.ts'
import { graphNow, tollAt } from './network.ts'
import { basisOf, formsOf, runningOf } from './run-forms.ts'
import type { Basis, Chosen } from './run-forms.ts'
import type { State } from './state.ts'
import { KINDS } from './trains.ts'
import type { Train } from './trains.ts'

export interface Ride {
  readonly text: RouteText
  readonly route: Route
  readonly revenue: number
  readonly claims: Claims
}

export type RunBreach = Breach | 'train' | 'wagon' | 'doubled' | 'route' | 'cargo' | 'rental' | 'harbor'

/** R40 */
export const chosenBy = ({ routes, spared = {} }: ActionOf<'run'>): Chosen => ({
  hires: routes.flatMap(({ train, rented }) => (rented ? [{ train, hexes: rented }] : [])),
  spared,
})

/** What the named routes bring, or the first rule they break. */
export function readRun(s: State, company: Company, action: ActionOf<'run'>): RunBreach | Ride[] {
  const { hires, spared } = chosenBy(action)
  const basis = basisOf(s, company, spared)
  const running = runningOf(basis, hires)
  const { trains, wagons } = charterOf(s, company)
  if (!isPart(trains, wanted(action, 'train'))) return 'train'
  if (!isPart(wagons, wanted(action, 'wagon'))) return 'wagon'
  const rides: Ride[] = []
  for (const text of action.routes) {
    const ride = readRide(basis, running, text)
    if (typeof ride === 'string') return ride
    rides.push(ride)
  }
  return together(running, rides)
}

const wanted = <K extends 'train' | 'wagon'>({ routes }: ActionOf<'run'>, what: K) =>
  routes.flatMap((text) => text[what] ?? [])

function isPart<T>(all: readonly T[], some: readonly T[]): boolean {
  const open = [...all]
  return some.every((it) => open.includes(it) && open.splice(open.indexOf(it), 1).length === 1)
}

function readRide(basis: Basis, running: Running, text: RouteText): RunBreach | Ride {
  const { train, wagon, rented = [], harbor, cubes } = text
  if ((wagon === undefined) !== (harbor === undefined) || (wagon === undefined) !== (cubes === undefined))
    return 'cargo'
  const route = readRoute(running.network, text)
  if (!route) return 'route'
  if (!passes(basis, route, rented)) return 'rental'
  const form = formsOf(basis, { train, hexes: rented }).find(({ id }) => id === (wagon ?? 'plain'))
  if (!form) return KINDS[train].times ? 'doubled' : 'cargo'
  const read = readings(running, form, route)
  if (typeof read === 'string') return inWords(basis, { train, route }, read)
  const wanted = addClaims(form.claims ?? {}, harbor && cubes ? claimsFor({ harbor, cubes }) : {})
  const found = read.find(({ claims }) => isSame(claims, wanted))
  return found ? { text, route, revenue: found.revenue, claims: found.claims } : 'cargo'
}

/** VII.2, VII.10: what the finder calls one breach the rules tell apart. */
function inWords({ s, company }: Basis, { train, route: { stops } }: { train: Train; route: Route }, breach: Breach) {
  if (breach === 'extras' && stops.length <= KINDS[train].range) return 'cargo'
  if (breach !== 'through') return breach
  const all = graphNow(s).stops
  if (stops.slice(1, -1).some((number) => all[number]!.end)) return 'harbor' // a stop of this graph
  return isMinor(company) ? 'end' : breach
}

const isSame = (one: Claims, two: Claims): boolean =>
  Object.keys(one).length === Object.keys(two).length && Object.entries(one).every(([key, it]) => two[key] === it)

/** VII.15: a token is rented to run through its city; each once for a train. */
function passes({ s, company }: Basis, { stops }: Route, rented: readonly string[]): boolean {
  const all = graphNow(s).stops
  const through = stops.slice(1, -1).map((number) => all[number]!) // of this graph
  const blocked = through.filter((stop) => tollAt(s, company, stop) === 1).map(({ hex }) => hex)
  return new Set(rented).size === rented.length && rented.every((hex) => blocked.includes(hex))
}

/** VII.10: no shared track, no more than there is of anything. */
function together({ supply }: Running, rides: readonly Ride[]): RunBreach | Ride[] {
  const tracks = rides.flatMap(({ route }) => route.tracks)
  if (new Set(tracks).size < tracks.length) return 'shared track'
  const claims = rides.reduce<Claims>((sum, ride) => addClaims(sum, ride.claims), {})
  const fits = Object.entries(claims).every(([key, amount]) => amount <= (supply[key] ?? 0))
  return fits ? [...rides] : 'claims'
}
