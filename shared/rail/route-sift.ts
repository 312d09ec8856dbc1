import type { Kind, Option, Picks } from './route-kind.ts'
import { clash } from './route-kind.ts'
import type { Prices } from './route-plan.ts'
import { fitsBeside, haggle, keep, netOf, oneByOne, quoteOf, slackOf } from './route-prices.ts'
import type { Quote, Task } from './route-prices.ts'
import { tick } from './route-search.ts'

/** All options that can be part of a better run, by kind, best first. */
export type Lists = Map<Kind, readonly Option[]>

/** Haggles over lists alone, which is quick, and drops what can no longer be part of a better run. */
export function sift(task: Task, from: Quote, lists: Lists, rounds: number): Quote {
  return haggle(task, requote(task, lists, from.prices), {
    rounds,
    ask: (prices) => requote(task, lists, prices),
    heard(quote) {
      keep(
        task,
        oneByOne(task, quote.tops, (kind, picks) => bestOf(task, lists.get(kind)!, quote.prices, picks)),
      )
      for (const kind of task.kinds) lists.set(kind, left(task, quote, kind, lists.get(kind)!))
    },
  })
}

/** The lists at the prices of the quote, ready to be packed. */
export function priced(task: Task, quote: Quote, lists: Lists): Lists {
  const repriced = task.kinds.map((kind): [Kind, Option[]] => [
    kind,
    left(task, quote, kind, lists.get(kind)!)
      .map((option) => ({ ...option, net: netAt(option, quote.prices) }))
      .toSorted((a, b) => b.net - a.net),
  ])
  return new Map(repriced)
}

function netAt({ revenue, laneList, claims }: Option, prices: Prices): number {
  let net = revenue
  for (const lane of laneList) net -= prices.lanes[lane]!
  for (const [key, amount] of claims) net -= amount * (prices.claims[key] ?? 0)
  return net
}

const PRICINGS = 3 // two to this of them take about as long as one step of the search

function requote(task: Task, lists: Lists, prices: Prices): Quote {
  const tops = new Map<Kind, Option>()
  for (const kind of task.kinds) {
    let [top, most]: [Option | undefined, number] = [undefined, 0]
    tick(task.work, 1 + (lists.get(kind)!.length >> PRICINGS))
    for (const option of lists.get(kind)!) {
      const net = netAt(option, prices)
      if (net > most) [top, most] = [option, net]
    }
    if (top) tops.set(kind, { ...top, net: most })
  }
  return quoteOf(task, prices, tops)
}

function left(task: Task, quote: Quote, kind: Kind, options: readonly Option[]): Option[] {
  tick(task.work, 1 + (options.length >> PRICINGS))
  const floor = netOf(quote.tops, kind) - slackOf(task, quote)
  return options.filter((option) => netAt(option, quote.prices) >= floor)
}

function bestOf(task: Task, options: readonly Option[], prices: Prices, picks: Picks): Option | undefined {
  let [best, most]: [Option | undefined, number] = [undefined, -Infinity]
  tick(task.work, 1 + (options.length >> PRICINGS))
  for (const option of options) {
    if (picks.some((it) => it && clash(it.lanes, option.lanes))) continue
    const net = netAt(option, prices)
    if (net > most && fitsBeside(picks, option, task.supply)) [best, most] = [option, net]
  }
  return best
}
