import type { Stop, TrackId } from './graph.ts'
import type { HexId } from './hex.ts'
import type { Network } from './route-network.ts'

/** Things there are only so many of in one run, such as a car to attach or cubes to carry: how many of each. */
export type Claims = Readonly<Record<string, number>>

/** At most `most` of the stops that count. No stop counts in two allowances of a form. */
export interface Allowance {
  readonly most: number
  counts(stop: Stop): boolean
}

/** Something a route may bring besides its stops. */
export interface Extra {
  readonly bonus: number
  readonly claims: Claims
}

export interface Visit {
  readonly stops: readonly number[] // every stop reached or passed, in order
  readonly addedOn?: number // the end that lies beyond the reach
}

/** One way of running a train: as it is, with a car attached, for a bonus. The varying rules of the games are all in here. */
export interface Form {
  readonly id: string // no two the same for one train
  readonly least: number // stops
  readonly allowances: readonly Allowance[] // a stop that counts in none is free
  worth(stop: Stop): number | undefined // undefined: runs past without stopping
  toll(stop: Stop): number // passes needed to run through; Infinity: a route may only end here
  readonly passes?: number
  readonly sharesTrack?: true // with other trains; such a form has no extras
  readonly must?: readonly number[] // stops the train has to stop at
  readonly bonus?: number
  readonly claims?: Claims
  readonly extras?: Extras
  finish?(sum: number): number // the revenue for what the route brings; never falls as the sum grows
}

/** What a route brings by where it leads. */
export interface Extras {
  of(visit: Visit): readonly Extra[] // one of them is taken; none: no such route
  promise(stop: Stop): number // no extra of a route brings more than the promises of its stops together
  addedOn?(stop: Stop): boolean // as an end it may lie one beyond an allowance, and then it is worth nothing
}

export interface Train {
  readonly id: string
  readonly forms: readonly Form[] // trains with the same list are the same kind
}

/** Everything that decides what a company may run. */
export interface Running {
  readonly network: Network
  own(stop: Stop): boolean // has a token of the company
  once(stop: Stop): string // a route visits only one stop of those that give the same answer
  readonly trains: readonly Train[]
  readonly supply: Claims
  readonly unit: number // every revenue is a multiple of it
}

export interface Route {
  readonly stops: readonly number[]
  readonly links: readonly (readonly HexId[])[] // the hexes of the track between each two stops, theirs included
  readonly tracks: readonly TrackId[]
}

/** A route as one train runs it. */
export interface Trip {
  readonly train: string
  readonly form: string
  readonly route: Route
  readonly addedOn?: number
  readonly bonus: number
  readonly claims: Claims
  readonly revenue: number
}

export type Breach =
  | 'least' // too few stops
  | 'token' // none of the company's tokens
  | 'track twice'
  | 'stop twice'
  | 'end' // the train does not stop where the route ends
  | 'through' // runs through a stop it may not pass
  | 'reach' // too many stops
  | 'must' // leaves out a stop that the form demands
  | 'extras' // nothing to carry to the end beyond the reach
  | 'shared track' // with another train
  | 'claims' // more than there are

/** What a form makes of a route: each way to count it, or the first rule it breaks. */
export function readings(running: Running, form: Form, route: Route): Breach | readonly Omit<Trip, 'train'>[] {
  const { stops: all } = running.network.graph
  const stops = route.stops.map((number) => all[number]!) // a route names stops of its network
  const broken = breach(running, form, { stops, tracks: route.tracks })
  if (broken) return broken
  const beyond = beyondReach(form, stops)
  if (beyond.length === 0) return 'reach'
  const found = beyond.flatMap((addedOn) => counted(form, route, stops, addedOn))
  return found.length > 0 ? found : 'extras'
}

interface Passed {
  readonly stops: readonly Stop[]
  readonly tracks: readonly TrackId[]
}

function breach(running: Running, form: Form, { stops, tracks }: Passed): Breach | undefined {
  const visited = stops.filter((stop) => form.worth(stop) !== undefined)
  const tolls = stops.slice(1, -1).reduce((sum, stop) => sum + form.toll(stop), 0)
  if (visited.length < form.least) return 'least'
  if (!visited.includes(stops[0]!) || !visited.includes(stops.at(-1)!)) return 'end'
  if (!stops.some((stop) => running.own(stop))) return 'token'
  if (new Set(tracks).size < tracks.length) return 'track twice'
  if (new Set(stops.map((stop) => running.once(stop))).size < stops.length) return 'stop twice'
  if (tolls > (form.passes ?? 0)) return 'through'
  if (form.must?.some((number) => !visited.some((stop) => stop.number === number))) return 'must'
  return undefined
}

/** [undefined] when the route is not too long; else the ends that may lie beyond the reach. */
function beyondReach(form: Form, stops: readonly Stop[]): (Stop | undefined)[] {
  const visited = stops.filter((stop) => form.worth(stop) !== undefined)
  const over = form.allowances.filter((it) => visited.filter((stop) => it.counts(stop)).length > it.most)
  const [only, second] = over
  if (!only) return [undefined]
  if (second || visited.filter((stop) => only.counts(stop)).length > only.most + 1) return []
  return ends(stops).filter((end) => only.counts(end) && form.extras?.addedOn?.(end))
}

const ends = (stops: readonly Stop[]) => (stops.length > 1 ? [stops[0]!, stops.at(-1)!] : stops)

function counted(form: Form, route: Route, stops: readonly Stop[], addedOn?: Stop): Omit<Trip, 'train'>[] {
  const beyond = addedOn ? { addedOn: addedOn.number } : {}
  const base = stops.reduce((sum, stop) => sum + (stop === addedOn ? 0 : (form.worth(stop) ?? 0)), form.bonus ?? 0)
  return extrasOf(form, { stops: route.stops, ...beyond }).map(({ bonus, claims }) => ({
    form: form.id,
    route,
    ...beyond,
    bonus: bonus + (form.bonus ?? 0),
    claims: addClaims(form.claims ?? {}, claims),
    revenue: form.finish?.(base + bonus) ?? base + bonus,
  }))
}

const NOTHING: readonly Extra[] = [{ bonus: 0, claims: {} }]

export const extrasOf = (form: Form, visit: Visit): readonly Extra[] => form.extras?.of(visit) ?? NOTHING

export function addClaims(one: Claims, two: Claims): Claims {
  if (Object.keys(two).length === 0) return one
  const sum: Record<string, number> = { ...one }
  for (const [key, amount] of Object.entries(two)) sum[key] = (sum[key] ?? 0) + amount
  return sum
}
