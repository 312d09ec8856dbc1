import type { Network } from './route-network.ts'
import type { Walks } from './route-walks.ts'
import { walksOf } from './route-walks.ts'
import type { Claims, Form, Running } from './route.ts'

/** What the other trains would pay for the things that trains compete for. */
export interface Prices {
  readonly lanes: Float64Array
  readonly claims: Claims
}

export const freeOfCharge = (network: Network): Prices => ({ lanes: new Float64Array(network.laneCount), claims: {} })

export function priceOf(claims: Claims, prices: Prices): number {
  let sum = 0
  for (const key of Object.keys(claims)) sum += claims[key]! * (prices.claims[key] ?? 0)
  return sum
}

/** A form laid over the network, in arrays by node. Points are nodes where no train stops. */
export interface Terrain {
  readonly network: Network
  readonly form: Form
  readonly passes: number
  readonly stops: Uint8Array // the train stops here
  readonly own: Uint8Array
  readonly worth: Int32Array
  readonly promise: Int32Array
  readonly allowance: Int8Array // the one the stop counts in, or -1
  readonly toll: Float64Array
  readonly once: Int32Array // number of the group of which a route visits one stop; -1 for points
  readonly groups: number
  readonly addedOn: Uint8Array
  readonly reach: number // stops that count, in all allowances together
  readonly oneWay: boolean // no stop counts: the search starts at the ends of routes, else at a stop that they must have
  readonly anchors: readonly number[] // every route has one of these stops, or two if it starts there
  readonly hops: readonly Int32Array[] // by way: stops that count on the way from there to each stop it must visit after the first
}

/** The same with what the search goes by, at certain prices. */
export interface Plan extends Terrain {
  readonly lanePrices: Float64Array
  readonly prices: Prices
  readonly walks: Walks
  readonly onward: readonly (readonly number[])[] // most promising first
  readonly leaving: readonly (readonly number[])[] // the same
}

export function terrainOf(running: Running, form: Form): Terrain {
  if (form.sharesTrack && form.extras) throw new Error(`${form.id}: extras of a train that shares track`)
  const { network } = running
  const blank = () => new Int32Array(network.nodes)
  const terrain = {
    network,
    form,
    passes: form.passes ?? 0,
    stops: new Uint8Array(network.nodes),
    own: new Uint8Array(network.nodes),
    worth: blank(),
    promise: blank(),
    allowance: new Int8Array(network.nodes).fill(-1),
    toll: new Float64Array(network.nodes),
    addedOn: new Uint8Array(network.nodes),
    ...groupsOf(running),
  }
  for (const stop of network.graph.stops) {
    const worth = form.worth(stop)
    terrain.toll[stop.number] = form.toll(stop)
    terrain.own[stop.number] = Number(running.own(stop))
    if (worth === undefined) continue
    terrain.stops[stop.number] = 1
    terrain.worth[stop.number] = worth
    terrain.promise[stop.number] = form.extras?.promise(stop) ?? 0
    terrain.addedOn[stop.number] = Number(form.extras?.addedOn?.(stop) ?? false)
    terrain.allowance[stop.number] = form.allowances.findIndex((it) => it.counts(stop))
  }
  const oneWay = form.allowances.length === 0
  const demanded = oneWay ? [] : (form.must?.slice(1) ?? [])
  return {
    ...terrain,
    oneWay,
    anchors: oneWay ? dearest(terrain, terrain.stops) : (form.must?.slice(0, 1) ?? dearest(terrain, terrain.own)),
    reach: reachOf(terrain),
    hops: demanded.map((stop) => hopsTo(terrain, stop)),
  }
}

function groupsOf({ network, once: group }: Running): { once: Int32Array; groups: number } {
  const once = new Int32Array(network.nodes).fill(-1)
  const numbers = new Map<string, number>()
  for (const stop of network.graph.stops) {
    const name = group(stop)
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    once[stop.number] = numbers.get(name)!
  }
  return { once, groups: numbers.size }
}

type Bare = Omit<Terrain, 'anchors' | 'oneWay' | 'reach' | 'hops'>

function reachOf({ form, allowance }: Bare): number {
  const counted = (number: number) => allowance.filter((it) => it === number).length
  const most = form.allowances.reduce((sum, it, number) => sum + Math.min(it.most, counted(number)), 0)
  return most + (form.extras?.addedOn ? 1 : 0)
}

const TOO_FAR = 1_000_000

function hopsTo({ network, allowance, toll, passes }: Bare, stop: number): Int32Array {
  const { target, onward } = network
  const hops = Int32Array.from(target, (node) => (node === stop ? 0 : TOO_FAR))
  for (let changed = true; changed;) {
    changed = false
    for (const [way, next] of onward.entries()) {
      if (toll[target[way]!]! > passes) continue
      const least = Math.min(hops[way]!, ...next.map((it) => hops[it]! + (allowance[target[it]!]! >= 0 ? 1 : 0)))
      changed ||= least < hops[way]!
      hops[way] = least
    }
  }
  return hops
}

function dearest({ worth, network }: Bare, which: Uint8Array): readonly number[] {
  const stops = network.graph.stops.map((stop) => stop.number).filter((number) => which[number] === 1)
  return stops.toSorted((a, b) => worth[b]! - worth[a]!)
}

/** Track costs nothing for a train that shares it; one that is paid only in the end gets its walks at no prices. */
export function planOf(terrain: Terrain, prices: Prices): Plan {
  const { network, form, reach, worth } = terrain
  const none = freeOfCharge(network).lanes
  const lanePrices = form.sharesTrack ? none : prices.lanes
  const walks = walksOf(terrain, form.finish ? none : lanePrices)
  const hope = (way: number) => worth[network.target[way]!]! + walks.most[reach * walks.ways + way]!
  const sorted = (ways: readonly number[]) => ways.toSorted((a, b) => hope(b) - hope(a))
  return {
    ...terrain,
    prices,
    lanePrices,
    walks,
    onward: network.onward.map(sorted),
    leaving: network.leaving.map(sorted),
  }
}

export const freeWorth = ({ allowance, worth, promise }: Terrain): number =>
  allowance.reduce((sum, it, node) => sum + (it < 0 ? worth[node]! + promise[node]! : 0), 0)

/** No route of the plan brings more, prices aside. */
export function ceilingOf(plan: Plan): number {
  const { anchors, leaving, walks, worth, promise, form, network, reach } = plan
  const arms = anchors.map((anchor) => {
    const gains = leaving[anchor]!.map((way) => {
      const node = network.target[way]!
      return worth[node]! + promise[node]! + walks.most[reach * walks.ways + way]!
    })
    return worth[anchor]! + promise[anchor]! + 2 * Math.max(0, ...gains)
  })
  const sum = Math.max(0, ...arms) + (walks.free ? 0 : freeWorth(plan)) + (form.bonus ?? 0)
  return form.finish?.(sum) ?? sum
}
