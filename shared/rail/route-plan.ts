import type { Form, Running } from './route.ts'

/** No way to go on to a stop from here. */
export const NOWHERE = -1_000_000_000
const FREE = -1

/** A form laid over the network, in arrays by node. Points count as nodes where no train stops. */
export interface Plan {
  readonly running: Running
  readonly form: Form
  readonly stops: Uint8Array // the train stops here
  readonly own: Uint8Array
  readonly worth: Int32Array
  readonly promise: Int32Array
  readonly allowance: Int8Array // the one the stop counts in, or -1
  readonly toll: Float64Array
  readonly once: Int32Array // number of the group of which a route visits one stop, or -1
  readonly groups: number
  readonly addedOn: Uint8Array
  readonly reach: number // stops that count, in all allowances together
  readonly walks: Walks
  readonly onward: readonly (readonly number[])[] // most promising first
  readonly leaving: readonly (readonly number[])[] // the same
  readonly anchors: readonly number[] // every route has one of these stops
}

/** The most that a train can still bring after a way, by stops that still count: at [left * ways + way]. */
export interface Walks {
  readonly ways: number
  readonly depth: number
  readonly most: Int32Array
  readonly bounded: boolean // false: `most` leaves out what free stops are worth
}

type Bare = Omit<Plan, 'walks' | 'onward' | 'leaving' | 'anchors'>

export function planOf(running: Running, form: Form): Plan {
  if (form.sharesTrack && form.extras) throw new Error(`${form.id}: extras of a train that shares track`)
  const bare = lay(running, form)
  const walks = walksOf(bare)
  const { target, onward, leaving } = running.network
  const hope = (way: number) => bare.worth[target[way]!]! + walks.most[walks.depth * walks.ways + way]!
  const sorted = (ways: readonly number[]) => ways.toSorted((a, b) => hope(b) - hope(a))
  return { ...bare, walks, onward: onward.map(sorted), leaving: leaving.map(sorted), anchors: anchorsOf(bare) }
}

function lay(running: Running, form: Form): Bare {
  const { nodes, graph, crossings } = running.network
  const blank = () => new Int32Array(nodes)
  const numbers = new Map<string, number>()
  const bare = {
    running,
    form,
    stops: new Uint8Array(nodes),
    own: new Uint8Array(nodes),
    worth: blank(),
    promise: blank(),
    allowance: new Int8Array(nodes).fill(FREE),
    toll: new Float64Array(nodes),
    once: blank().fill(FREE),
    addedOn: new Uint8Array(nodes),
  }
  for (const stop of graph.stops) {
    const worth = form.worth(stop)
    const group = running.once(stop)
    if (!numbers.has(group)) numbers.set(group, numbers.size)
    bare.once[stop.number] = numbers.get(group)!
    bare.toll[stop.number] = form.toll(stop)
    bare.own[stop.number] = Number(running.own(stop))
    if (worth === undefined) continue
    bare.stops[stop.number] = 1
    bare.worth[stop.number] = worth
    bare.promise[stop.number] = form.extras?.promise(stop) ?? 0
    bare.addedOn[stop.number] = Number(form.extras?.addedOn?.(stop) ?? false)
    bare.allowance[stop.number] = form.allowances.findIndex((it) => it.counts(stop))
  }
  let groups = numbers.size
  for (const point of crossings) bare.once[point] = groups++
  const reach = form.allowances.reduce((sum, it) => sum + it.most, form.extras?.addedOn ? 1 : 0)
  return { ...bare, groups, reach }
}

function anchorsOf({ form, own, worth, running }: Bare): readonly number[] {
  const [first] = form.must ?? []
  if (first !== undefined) return [first]
  const stops = running.network.graph.stops.map((stop) => stop.number).filter((number) => own[number] === 1)
  return stops.toSorted((a, b) => worth[b]! - worth[a]!)
}

/** More than any route of the plan can bring. */
export function ceilingOf({ anchors, leaving, walks, worth, promise, form, ...plan }: Plan): number {
  const { most, depth, ways } = walks
  const arms = anchors.map((anchor) => {
    const gains = leaving[anchor]!.map((way) => {
      const node = plan.running.network.target[way]!
      return Math.max(0, worth[node]! + promise[node]! + most[depth * ways + way]!)
    })
    return worth[anchor]! + promise[anchor]! + 2 * Math.max(0, ...gains)
  })
  const free = walks.bounded ? 0 : freeWorth({ ...plan, worth, promise })
  const sum = Math.max(0, ...arms) + free + (form.bonus ?? 0)
  return form.finish?.(sum) ?? sum
}

export const freeWorth = ({ allowance, worth, promise }: Pick<Plan, 'allowance' | 'worth' | 'promise'>): number =>
  allowance.reduce((sum, it, node) => sum + (it < 0 ? worth[node]! + promise[node]! : 0), 0)

const ROUNDS = 64

/**
 * Longest walks that may visit a stop again but never turn back at once: an upper bound for what a route still brings.
 * Free stops on a circle could be counted for ever; then their worth is left out here and the search adds what is left of it.
 */
function walksOf(bare: Bare): Walks {
  const ways = bare.running.network.target.length
  const depth = bare.reach
  const most = new Int32Array((depth + 1) * ways)
  const bounded = relax(bare, most, { depth, free: true })
  if (!bounded) relax(bare, most, { depth, free: false })
  return { ways, depth, most, bounded }
}

function relax(bare: Bare, most: Int32Array, { depth, free }: { depth: number; free: boolean }): boolean {
  const { target } = bare.running.network
  const ways = target.length
  for (let left = 0; left <= depth; left += 1) {
    const here = most.subarray(left * ways, (left + 1) * ways)
    for (let way = 0; way < ways; way += 1) here[way] = bare.stops[target[way]!] === 1 ? 0 : NOWHERE
    let changed = true
    for (let round = 0; changed; round += 1) {
      if (free && round === ROUNDS) return false
      changed = improve(bare, most, { left, free })
    }
  }
  return true
}

function improve(bare: Bare, most: Int32Array, { left, free }: { left: number; free: boolean }): boolean {
  const { target, onward } = bare.running.network
  const ways = target.length
  let changed = false
  for (let way = 0; way < ways; way += 1) {
    if (bare.toll[target[way]!]! > (bare.form.passes ?? 0)) continue
    for (const next of onward[way]!) {
      const node = target[next]!
      const counts = bare.allowance[node] !== FREE
      if (counts && left === 0) continue
      const gain = counts || free ? bare.worth[node]! + bare.promise[node]! : 0
      const then = most[(counts ? left - 1 : left) * ways + next]!
      if (then === NOWHERE || gain + then <= most[left * ways + way]!) continue
      most[left * ways + way] = gain + then
      changed = true
    }
  }
  return changed
}
