import type { Kind, Option, Picks } from './route-kind.ts'
import { bestBeside, optionsDownTo, plansAt } from './route-kind.ts'
import { pack } from './route-pack.ts'
import type { Plan, Prices } from './route-plan.ts'
import { ceilingOf, freeOfCharge } from './route-plan.ts'
import { haggle, keep, netOf, oneByOne, quoteOf, slackOf } from './route-prices.ts'
import type { Quote, Task } from './route-prices.ts'
import type { Work } from './route-search.ts'
import type { Lists } from './route-sift.ts'
import type { Running } from './route.ts'

/** A quote that asked the network itself. */
interface Survey extends Quote {
  readonly plans: ReadonlyMap<Kind, readonly Plan[]>
}

/** How long to haggle over the network before listing options, and how many are too many to list. */
const EFFORTS = [
  { rounds: 0, most: 2_000 },
  { rounds: 4, most: 10_000 },
  { rounds: 8, most: 50_000 },
  { rounds: 24, most: Infinity },
]

const THOROUGH = 150

/** Finds the best run. `task.bound` says how good it is when the work had to stop. */
export function solve(running: Running, trains: readonly Kind[], work: Work, begun: (task: Task) => void): Task {
  const { supply, unit } = running
  const kinds = [...new Set(trains)]
  const task: Task = { trains, kinds, supply, unit, work, best: 0, bestPicks: [], bound: Infinity }
  begun(task)
  const free = survey(task, freeOfCharge(running.network))
  task.bound = work.out ? ceiling(task, free) : free.bound
  tryOut(task, free, free)
  let quote = free
  for (const { rounds, most } of EFFORTS) {
    if (work.out || slackOf(task, quote) < 0) break
    quote = haggleAll(task, free, quote, rounds)
    const lists = work.out ? undefined : listAll(task, quote, most)
    if (!lists) continue
    pack(task, quote, lists, THOROUGH)
    break
  }
  if (!work.out) task.bound = task.best
  return task
}

function survey(task: Task, prices: Prices): Survey {
  const { kinds, supply, work } = task
  const plans = new Map(kinds.map((kind) => [kind, plansAt(kind, prices)]))
  const tops = new Map<Kind, Option>()
  for (const kind of kinds) {
    const top = bestBeside(plans.get(kind)!, { picks: [], supply, work })
    if (top) tops.set(kind, top)
  }
  return { ...quoteOf(task, prices, tops), plans }
}

const ceiling = ({ trains }: Task, { plans }: Survey) =>
  trains.reduce((sum, kind) => sum + Math.max(0, ...plans.get(kind)!.map(ceilingOf)), 0)

function haggleAll(task: Task, free: Survey, from: Survey, rounds: number): Survey {
  let best = from
  haggle(task, from, {
    rounds,
    ask: (prices) => survey(task, prices),
    heard(quote) {
      best = quote as Survey // what `ask` gave
      task.bound = Math.min(task.bound, quote.bound)
      tryOut(task, free, best)
    },
  })
  return best
}

/** A run from what the trains want at these prices: who comes too late looks for something else, then each once more at no prices. */
function tryOut(task: Task, free: Survey, { plans, tops }: Survey): void {
  const { supply, work } = task
  const beside = (from: Survey['plans'], kind: Kind, picks: Picks) =>
    bestBeside(from.get(kind)!, { picks, supply, work })
  const picks = [...oneByOne(task, tops, (kind, others) => beside(plans, kind, others))]
  for (const [place, kind] of task.trains.entries()) {
    const better = beside(free.plans, kind, picks.with(place, undefined))
    if (better && better.revenue > (picks[place]?.revenue ?? 0)) picks[place] = better
  }
  keep(task, picks)
}

/** Everything that can be part of a better run; undefined if that is too much. */
function listAll(task: Task, quote: Survey, most: number): Lists | undefined {
  const lists: Lists = new Map()
  for (const kind of task.kinds) {
    const floor = netOf(quote.tops, kind) - slackOf(task, quote)
    const options = optionsDownTo(quote.plans.get(kind)!, floor, { most, work: task.work })
    if (!options) return undefined
    lists.set(kind, options)
  }
  return lists
}
