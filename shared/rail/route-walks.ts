import type { Terrain } from './route-plan.ts'

/** No way to go on to a stop from here. */
export const NOWHERE = -1_000_000_000

/**
 * The most that a train can still bring after a way, by stops that still count: at [left * ways + way].
 * An upper bound: walks may come to a stop again, but never turn back at once.
 */
export interface Walks {
  readonly ways: number
  readonly most: Float64Array
  readonly free: boolean // what free stops are worth is in it
}

const ROUNDS = 48

/** Free stops on a circle could be counted for ever. Then no stretch between two stops that count may repeat one. */
export function walksOf(terrain: Terrain, prices: Float64Array): Walks {
  const ways = terrain.network.target.length
  const most = new Float64Array((terrain.reach + 1) * ways)
  const gains = gainsOf(terrain, prices, true)
  if (relax(terrain, most, gains, ROUNDS)) return { ways, most, free: true }
  const stretches = terrain.reach > 0 ? stretchesOf(terrain, gains) : undefined
  if (stretches) return { ways, most: overStretches(terrain, most, stretches), free: true }
  relax(terrain, most, gainsOf(terrain, prices, false), Infinity)
  return { ways, most, free: false }
}

/** By way: what its target is worth, less the price of its track. */
function gainsOf({ network, worth, promise, allowance }: Terrain, prices: Float64Array, free: boolean): Float64Array {
  return Float64Array.from(network.target, (node, way) => {
    const counted = free || allowance[node]! >= 0
    return (counted ? worth[node]! + promise[node]! : 0) - prices[network.lanes[way >> 1]!]!
  })
}

function relax(terrain: Terrain, most: Float64Array, gains: Float64Array, rounds: number): boolean {
  const ways = gains.length
  for (let left = 0; left <= terrain.reach; left += 1) {
    for (let way = 0; way < ways; way += 1) most[left * ways + way] = endsAt(terrain, way) ? 0 : NOWHERE
    for (let round = 0; improve(terrain, most, gains, left); round += 1) if (round >= rounds) return false
  }
  return true
}

const endsAt = ({ network, stops }: Terrain, way: number) => stops[network.target[way]!] === 1

function improve(terrain: Terrain, most: Float64Array, gains: Float64Array, left: number): boolean {
  const { target, onward } = terrain.network
  const ways = gains.length
  let changed = false
  for (let way = 0; way < ways; way += 1) {
    if (terrain.toll[target[way]!]! > terrain.passes) continue
    for (const next of onward[way]!) {
      const counts = terrain.allowance[target[next]!]! >= 0
      if (counts && left === 0) continue
      const then = most[(counts ? left - 1 : left) * ways + next]!
      if (then === NOWHERE || gains[next]! + then <= most[left * ways + way]!) continue
      most[left * ways + way] = gains[next]! + then
      changed = true
    }
  }
  return changed
}

/** By way: what can be gathered over free stops alone, ending at one of them or at the next way to a stop that counts. */
interface Stretch {
  ending: number
  readonly onto: Map<number, number>
}

const PATHS = 200_000

function stretchesOf(terrain: Terrain, gains: Float64Array): Stretch[] | undefined {
  const { network, groups } = terrain
  const walker = { terrain, gains, visited: new Uint8Array(groups), lanes: new Uint8Array(network.laneCount), paths: 0 }
  const stretches: Stretch[] = []
  for (let way = 0; way < gains.length && walker.paths < PATHS; way += 1) {
    const stretch = { ending: endsAt(terrain, way) ? 0 : NOWHERE, onto: new Map<number, number>() }
    const group = terrain.once[network.target[way]!]!
    if (group >= 0) walker.visited[group] = 1
    gather(walker, stretch, way, 0)
    if (group >= 0) walker.visited[group] = 0
    stretches.push(stretch)
  }
  return walker.paths < PATHS ? stretches : undefined
}

interface Walker {
  readonly terrain: Terrain
  readonly gains: Float64Array
  readonly visited: Uint8Array
  readonly lanes: Uint8Array
  paths: number
}

function gather(walker: Walker, stretch: Stretch, way: number, sum: number): void {
  const { terrain, gains, visited, lanes } = walker
  const { target, onward, lanes: laneOf } = terrain.network
  if (terrain.toll[target[way]!]! > terrain.passes || (walker.paths += 1) >= PATHS) return
  for (const next of onward[way]!) {
    const node = target[next]!
    const group = terrain.once[node]!
    const lane = laneOf[next >> 1]!
    if (lanes[lane] === 1 || (group >= 0 && visited[group] === 1)) continue
    if (terrain.allowance[node]! >= 0) {
      stretch.onto.set(next, Math.max(stretch.onto.get(next) ?? NOWHERE, sum + gains[next]!))
      continue
    }
    if (terrain.stops[node] === 1) stretch.ending = Math.max(stretch.ending, sum + gains[next]!)
    lanes[lane] = 1
    if (group >= 0) visited[group] = 1
    gather(walker, stretch, next, sum + gains[next]!)
    if (group >= 0) visited[group] = 0
    lanes[lane] = 0
  }
}

function overStretches(terrain: Terrain, most: Float64Array, stretches: readonly Stretch[]): Float64Array {
  const ways = stretches.length
  for (let left = 0; left <= terrain.reach; left += 1) {
    for (const [way, { ending, onto }] of stretches.entries()) {
      let best = ending
      for (const [next, gain] of left > 0 ? onto : []) best = Math.max(best, gain + most[(left - 1) * ways + next]!)
      most[left * ways + way] = best
    }
  }
  return most
}
