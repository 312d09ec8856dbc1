import type { Kind, Option } from './route-kind.ts'
import { optionsDownTo } from './route-kind.ts'
import type { Quote, Task } from './route-prices.ts'
import { haggle, isBest, keep, tryOut } from './route-prices.ts'
import { tick } from './route-search.ts'

/** First little haggling, in the hope that few options are left; then more of both. */
const EFFORTS = [
  { rounds: 4, most: 200 },
  { rounds: 16, most: 2_000 },
  { rounds: 40, most: 20_000 },
  { rounds: 80, most: Infinity },
]

/** Finds the best run. The work done, `task.bound` says how good it is. */
export function solve(task: Task): void {
  let quote = task.free
  tryOut(task, quote)
  for (const { rounds, most } of EFFORTS) {
    quote = haggle(task, quote, rounds)
    task.bound = Math.min(task.bound, quote.bound)
    if (task.work.out || isBest(task, quote) || packed(task, quote, most)) break
  }
  if (!task.work.out) task.bound = task.best
}

interface Packing {
  readonly task: Task
  readonly quote: Quote
  readonly trains: readonly { readonly kind: Kind; readonly place: number; readonly options: readonly Option[] }[]
  readonly used: Int32Array // lanes
  readonly left: Record<string, number> // of the supply
  readonly picks: (Option | undefined)[]
}

/**
 * A run better than the best can fall short of the bound by no more than the slack,
 * so no train in it falls short of its own best, net of the prices, by more. False if too many options are left.
 */
function packed(task: Task, quote: Quote, most: number): boolean {
  const lists = new Map<Kind, Option[]>()
  for (const kind of task.kinds) {
    const options = optionsDownTo(quote.plans.get(kind)!, topOf(quote, kind) - slackOf(task, quote), { ...task, most })
    if (!options) return task.work.out
    lists.set(kind, options)
  }
  const trains = task.trains.map((kind, place) => ({ kind, place, options: lists.get(kind)! })) // each kind has its list
  const order = [...task.kinds].toSorted((a, b) => lists.get(a)!.length - lists.get(b)!.length)
  const packing: Packing = {
    task,
    quote,
    trains: trains.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    used: new Int32Array((quote.prices.lanes.length + 31) >> 5),
    left: { ...task.supply },
    picks: task.trains.map(() => undefined),
  }
  place(packing, { at: 0, from: 0, short: 0 })
  return true
}

const topOf = ({ tops }: Quote, kind: Kind) => tops.get(kind)?.net ?? 0
const slackOf = ({ best, unit }: Task, { bound }: Quote) => bound - best - unit

interface Placing {
  readonly at: number
  readonly from: number // trains of one kind take their options in order
  readonly short: number // of the bound, so far
}

function place(packing: Packing, { at, from, short }: Placing): void {
  const { task, quote, trains, picks } = packing
  const train = trains[at]
  if (!train) return keep(task, picks)
  if (short + shortage(packing, at) > slackOf(task, quote)) return
  const top = topOf(quote, train.kind)
  for (let number = from; number < train.options.length; number += 1) {
    const option = train.options[number]!
    const falls = short + top - option.net
    if (falls > slackOf(task, quote) || task.work.out) break
    if (at === 0) task.bound = Math.min(task.bound, Math.max(task.best, quote.bound - falls))
    tick(task.work)
    if (!fits(packing, option)) continue
    take(packing, option, 1)
    picks[train.place] = option
    place(packing, { at: at + 1, from: trains[at + 1]?.kind === train.kind ? number : 0, short: falls })
    take(packing, option, -1)
  }
  leaveOut(packing, { at, from, short })
}

/** The train stays where it is, and so do the others of its kind. */
function leaveOut(packing: Packing, { at, short }: Placing): void {
  const { task, quote, trains, picks } = packing
  let next = at
  let falls = short
  for (; trains[next]?.kind === trains[at]!.kind; next += 1) {
    picks[trains[next]!.place] = undefined
    falls += topOf(quote, trains[next]!.kind)
  }
  if (!task.work.out && falls <= slackOf(task, quote)) place(packing, { at: next, from: 0, short: falls })
}

/** How much the trains still to be placed fall short at least, each by itself. */
function shortage(packing: Packing, at: number): number {
  const { quote, trains } = packing
  let sum = 0
  let last: Kind | undefined
  let falls = 0
  for (let next = at; next < trains.length; next += 1) {
    const { kind, options } = trains[next]!
    if (kind !== last) falls = topOf(quote, kind) - Math.max(0, options.find((it) => fits(packing, it))?.net ?? 0)
    last = kind
    sum += falls
  }
  return sum
}

function fits({ used, left }: Packing, { lanes, claims }: Option): boolean {
  for (let word = 0; word < used.length; word += 1) if ((used[word]! & lanes[word]!) !== 0) return false
  return claims.every(([key, amount]) => (left[key] ?? 0) >= amount)
}

function take({ used, left }: Packing, { lanes, claims }: Option, by: 1 | -1): void {
  for (let word = 0; word < used.length; word += 1) used[word]! ^= lanes[word]!
  for (const [key, amount] of claims) left[key] = (left[key] ?? 0) - by * amount
}
