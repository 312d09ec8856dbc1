import type { Kind, Option, Picks } from './route-kind.ts'
import { affordable, bestBeside, plansAt } from './route-kind.ts'
import type { Plan, Prices } from './route-plan.ts'
import { ceilingOf, freeOfCharge } from './route-plan.ts'
import type { Work } from './route-search.ts'
import type { Claims } from './route.ts'

/** The trains that compete, and the best run so far. */
export interface Task {
  readonly trains: readonly Kind[]
  readonly kinds: ReadonlySet<Kind>
  readonly supply: Claims
  readonly unit: number // every revenue is a multiple of it
  readonly free: Quote // at no prices
  readonly work: Work
  best: number
  bestPicks: Picks
  bound: number // no run brings more
}

/** What every train would run if track and claims had these prices. No run brings more than the bound. */
export interface Quote {
  readonly prices: Prices
  readonly plans: ReadonlyMap<Kind, readonly Plan[]>
  readonly tops: ReadonlyMap<Kind, Option | undefined>
  readonly bound: number
}

export function quote(task: Pick<Task, 'trains' | 'kinds' | 'supply' | 'work'>, prices: Prices): Quote {
  const { trains, kinds, supply, work } = task
  const plans = new Map([...kinds].map((kind) => [kind, plansAt(kind, prices)]))
  const tops = new Map([...kinds].map((kind) => [kind, bestBeside(plans.get(kind)!, { picks: [], supply, work })]))
  let bound = prices.lanes.reduce((sum, price) => sum + price, 0)
  for (const [key, price] of Object.entries(prices.claims)) bound += price * (supply[key] ?? 0)
  for (const kind of trains) bound += tops.get(kind)?.net ?? 0
  return { prices, plans, tops, bound }
}

export const isBest = ({ best, unit }: Task, { bound }: Quote): boolean => bound < best + unit

const FINEST = 64 // parts of one

/**
 * What several trains want gets dearer, what nobody wants gets cheaper, until hardly any train wants what another has.
 * Prices only decide how long the search takes: at any prices the bound holds.
 */
export function haggle(task: Task, from: Quote, rounds: number): Quote {
  let best = from
  let now = from
  let eager = 1
  let idle = 0
  for (let round = 0; round < rounds && !task.work.out && !isBest(task, best); round += 1) {
    tryOut(task, now)
    now = quote(task, nextPrices(task, now, eager))
    if (task.work.out) break
    idle = now.bound < best.bound ? 0 : idle + 1
    if (now.bound < best.bound) best = now
    if (idle === 4) [eager, idle, now] = [eager / 2, 0, best]
  }
  return best
}

function nextPrices(task: Task, { prices, tops, bound }: Quote, eager: number): Prices {
  const lanes = prices.lanes.map(() => -1)
  const claims: Record<string, number> = {}
  for (const key of Object.keys(task.supply)) claims[key] = -(task.supply[key] ?? 0)
  for (const kind of task.trains) {
    const top = tops.get(kind)
    if (!top) continue
    lanes.forEach((_, lane) => {
      if ((top.lanes[lane >> 5]! & (1 << (lane & 31))) !== 0) lanes[lane]! += 1
    })
    for (const [key, amount] of top.claims) claims[key] = (claims[key] ?? 0) + amount
  }
  const steps = (excess: number, price: number) => (excess < 0 && price === 0 ? 0 : excess * excess)
  let squares = lanes.reduce((sum, excess, lane) => sum + steps(excess, prices.lanes[lane]!), 0)
  for (const key of Object.keys(claims)) squares += steps(claims[key]!, prices.claims[key] ?? 0)
  const step = squares === 0 ? 0 : (eager * (bound - task.best)) / squares
  const moved = (price: number, excess: number) => Math.max(0, Math.round((price + step * excess) * FINEST) / FINEST)
  return {
    lanes: lanes.map((excess, lane) => moved(prices.lanes[lane]!, excess)),
    claims: Object.fromEntries(Object.keys(claims).map((key) => [key, moved(prices.claims[key] ?? 0, claims[key]!)])),
  }
}

/** A run from what the trains want at these prices: who comes too late looks for something else, then each once more at no prices. */
export function tryOut(task: Task, { plans, tops }: Quote): void {
  const { trains, supply, work } = task
  const order = [...trains.keys()].toSorted((a, b) => netOf(tops, trains[b]!) - netOf(tops, trains[a]!) || a - b)
  const picks: (Option | undefined)[] = trains.map(() => undefined)
  for (const place of order) {
    const top = tops.get(trains[place]!)
    const clear = top === undefined || fitsAll(picks, top, supply)
    picks[place] = clear ? top : bestBeside(plans.get(trains[place]!)!, { picks, supply, work })
  }
  for (const place of order.toReversed()) {
    const others = picks.with(place, undefined)
    const better = bestBeside(task.free.plans.get(trains[place]!)!, { picks: others, supply, work })
    if (better && better.revenue > (picks[place]?.revenue ?? 0)) picks[place] = better
  }
  keep(task, picks)
}

const netOf = (tops: Quote['tops'], kind: Kind) => tops.get(kind)?.net ?? 0

function fitsAll(picks: Picks, option: Option, supply: Claims): boolean {
  const taken = picks.filter((it) => it !== undefined)
  const clash = taken.some((it) => it.lanes.some((word, place) => (word & option.lanes[place]!) !== 0))
  return !clash && affordable([...taken, option], supply)
}

export function keep(task: Task, picks: Picks): void {
  const revenue = picks.reduce((sum, option) => sum + (option?.revenue ?? 0), 0)
  if (revenue <= task.best) return
  task.best = revenue
  task.bestPicks = [...picks]
}

export function newTask(trains: readonly Kind[], supply: Claims, { unit, work }: { unit: number; work: Work }): Task {
  const kinds = new Set(trains)
  const none = trains[0] ? freeOfCharge(trains[0].terrains[0]!.network) : { lanes: new Float64Array(), claims: {} }
  const free = quote({ trains, kinds, supply, work }, none)
  const ceilings = trains.map((kind) => Math.max(0, ...free.plans.get(kind)!.map(ceilingOf)))
  const bound = work.out ? ceilings.reduce((sum, it) => sum + it, 0) : free.bound
  return { trains, kinds, supply, unit, free, work, best: 0, bestPicks: trains.map(() => undefined), bound }
}
