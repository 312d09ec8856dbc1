import type { Kind, Option, Picks } from './route-kind.ts'
import { affordable, clash } from './route-kind.ts'
import type { Prices } from './route-plan.ts'
import type { Work } from './route-search.ts'
import type { Claims } from './route.ts'

/** The trains that compete, and the best run so far. */
export interface Task {
  readonly trains: readonly Kind[]
  readonly kinds: readonly Kind[] // each once
  readonly supply: Claims
  readonly unit: number // every revenue is a multiple of it
  readonly work: Work
  best: number
  bestPicks: Picks // by train
  bound: number // no run brings more
}

/** What every kind of train would run if track and claims had these prices. No run brings more than the bound. */
export interface Quote {
  readonly prices: Prices
  readonly tops: ReadonlyMap<Kind, Option>
  readonly bound: number
}

export function quoteOf({ trains, supply }: Task, prices: Prices, tops: Quote['tops']): Quote {
  let bound = prices.lanes.reduce((sum, price) => sum + price, 0)
  for (const [key, price] of Object.entries(prices.claims)) bound += price * (supply[key] ?? 0)
  for (const kind of trains) bound += netOf(tops, kind)
  return { prices, tops, bound }
}

export const netOf = (tops: Quote['tops'], kind: Kind): number => tops.get(kind)?.net ?? 0
/** A better run falls short of the bound by no more than this. */
export const slackOf = ({ best, unit }: Task, { bound }: Quote): number => bound - best - unit

export interface Haggling {
  readonly rounds: number
  ask(prices: Prices): Quote
  heard(quote: Quote): void // a lower bound than ever
}

const FINEST = 64 // parts of one
const PATIENCE = 5
const LISTLESS = 1 / 32

/**
 * What several trains want gets dearer, what nobody wants gets cheaper, until hardly any train wants what another has.
 * Prices only decide how long the search takes: at any prices the bound holds.
 */
export function haggle(task: Task, from: Quote, { rounds, ask, heard }: Haggling): Quote {
  let [best, now, eager, idle] = [from, from, 1, 0]
  for (let round = 0; round < rounds && eager > LISTLESS && slackOf(task, best) >= 0; round += 1) {
    now = ask(nextPrices(task, now, eager))
    if (task.work.out) break
    idle = now.bound < best.bound ? 0 : idle + 1
    if (idle === 0) heard((best = now))
    if (idle >= PATIENCE) [eager, idle, now] = [eager / 2, 0, best]
  }
  return best
}

function nextPrices(task: Task, { prices, tops, bound }: Quote, eager: number): Prices {
  const { lanes, claims } = excessOf(task, tops, prices.lanes.length)
  const square = (excess: number, price: number) => (excess < 0 && price === 0 ? 0 : excess * excess)
  let squares = lanes.reduce((sum, excess, lane) => sum + square(excess, prices.lanes[lane]!), 0)
  for (const key of Object.keys(claims)) squares += square(claims[key]!, prices.claims[key] ?? 0)
  const step = squares === 0 ? 0 : (eager * (bound - task.best)) / squares
  const moved = (price: number, excess: number) => Math.max(0, Math.round((price + step * excess) * FINEST) / FINEST)
  return {
    lanes: lanes.map((excess, lane) => moved(prices.lanes[lane]!, excess)),
    claims: Object.fromEntries(Object.keys(claims).map((key) => [key, moved(prices.claims[key] ?? 0, claims[key]!)])),
  }
}

/** By how much more is wanted than there is. */
function excessOf(
  { trains, supply }: Task,
  tops: Quote['tops'],
  laneCount: number,
): { lanes: Float64Array; claims: Record<string, number> } {
  const lanes = new Float64Array(laneCount).fill(-1)
  const claims: Record<string, number> = {}
  for (const key of Object.keys(supply)) claims[key] = -supply[key]!
  for (const kind of trains) {
    const top = tops.get(kind)
    for (const lane of top?.laneList ?? []) lanes[lane]! += 1
    for (const [key, amount] of top?.claims ?? []) claims[key] = (claims[key] ?? 0) + amount
  }
  return { lanes, claims }
}

/** Trains choose in the order of what they have to gain; `choose` sees what the others have. */
export function oneByOne(
  task: Task,
  tops: Quote['tops'],
  choose: (kind: Kind, picks: Picks) => Option | undefined,
): Picks {
  const { trains, supply } = task
  const picks: (Option | undefined)[] = trains.map(() => undefined)
  const order = [...trains.keys()].toSorted((a, b) => netOf(tops, trains[b]!) - netOf(tops, trains[a]!) || a - b)
  for (const place of order) {
    const top = tops.get(trains[place]!)
    picks[place] = !top || fitsBeside(picks, top, supply) ? top : choose(trains[place]!, picks)
  }
  return picks
}

export function fitsBeside(picks: Picks, option: Option, supply: Claims): boolean {
  const taken = picks.filter((it) => it !== undefined)
  return !taken.some((it) => clash(it.lanes, option.lanes)) && affordable([...taken, option], supply)
}

export function keep(task: Task, picks: Picks): void {
  const revenue = picks.reduce((sum, option) => sum + (option?.revenue ?? 0), 0)
  if (revenue <= task.best) return
  task.best = revenue
  task.bestPicks = [...picks]
}
