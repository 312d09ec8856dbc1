import type { Kind, Option } from './route-kind.ts'
import { clash } from './route-kind.ts'
import type { Quote, Task } from './route-prices.ts'
import { keep, netOf, slackOf } from './route-prices.ts'
import { tick } from './route-search.ts'
import type { Lists } from './route-sift.ts'
import { priced, sift } from './route-sift.ts'

const ROUNDS = 12

/** Looks through the lists for a better run: one train is placed, the others haggle over what that leaves to them, and so on. */
export function pack(task: Task, from: Quote, lists: Lists, rounds = ROUNDS): void {
  if (task.trains.length === 0) return keep(task, [])
  const quote = sift(task, from, lists, rounds)
  task.bound = Math.min(task.bound, Math.max(task.best, quote.bound))
  if (slackOf(task, quote) < 0 || task.work.out) return
  const open = priced(task, quote, lists)
  const [kind] = task.kinds.toSorted((a, b) => open.get(a)!.length - open.get(b)!.length) // each has its list
  placeOne(task, quote, open, kind!)
  leaveOut(task, quote, open, kind!)
}

function placeOne(task: Task, quote: Quote, lists: Lists, kind: Kind): void {
  const place = task.trains.indexOf(kind)
  const same = sameAs(task, kind) // none of them will bring more than the first
  for (const [number, option] of lists.get(kind)!.entries()) {
    const falls = netOf(quote.tops, kind) - option.net
    if (same * falls > slackOf(task, quote) || task.work.out) return
    const least = same * Math.min(falls, netOf(quote.tops, kind)) // the trains may also stay
    task.bound = Math.min(task.bound, Math.max(task.best, quote.bound - least))
    const rest = subtask(task, (_, at) => at !== place, option)
    const open = beside(rest, lists, { kind, option, number })
    if (falls + shortage(rest, quote, open) <= slackOf(task, quote)) pack(rest, quote, open)
    adopt(task, rest, (picks) => picks.toSpliced(place, 0, option))
  }
}

const sameAs = ({ trains }: Task, kind: Kind) => trains.filter((it) => it === kind).length

/** The train stays where it is, and so do the others of its kind. */
function leaveOut(task: Task, quote: Quote, lists: Lists, kind: Kind): void {
  if (sameAs(task, kind) * netOf(quote.tops, kind) > slackOf(task, quote)) return
  const rest = subtask(task, (it) => it !== kind)
  pack(rest, quote, new Map(lists))
  adopt(task, rest, (picks) => {
    const others = picks.values()
    return task.trains.map((it) => (it === kind ? undefined : others.next().value))
  })
}

/** The run of the other trains, which is better than the best only with what is left to bring. */
function subtask(task: Task, stays: (kind: Kind, place: number) => boolean, beside?: Option): Task {
  const trains = task.trains.filter(stays)
  const supply: Record<string, number> = { ...task.supply }
  for (const [key, amount] of beside?.claims ?? []) supply[key] = (supply[key] ?? 0) - amount
  return {
    ...task,
    trains,
    kinds: [...new Set(trains)],
    supply,
    best: task.best - (beside?.revenue ?? 0),
    bestPicks: [],
    bound: Infinity,
  }
}

function adopt(task: Task, rest: Task, join: (picks: (Option | undefined)[]) => (Option | undefined)[]): void {
  if (rest.bestPicks.length === rest.trains.length) keep(task, join([...rest.bestPicks]))
}

const COMPARISONS = 6 // two to this of them take about as long as one step of the search

/** What fits beside an option. Trains of one kind take their options in order. */
function beside(rest: Task, lists: Lists, taken: { kind: Kind; option: Option; number: number }): Lists {
  const kept: Lists = new Map()
  for (const kind of rest.kinds) {
    const options = lists.get(kind)!
    const open: Option[] = []
    tick(rest.work, 1 + (options.length >> COMPARISONS))
    for (let number = kind === taken.kind ? taken.number : 0; number < options.length; number += 1) {
      const option = options[number]!
      if (!clash(taken.option.lanes, option.lanes) && affords(rest, option)) open.push(option)
    }
    kept.set(kind, open)
  }
  return kept
}

function affords({ supply }: Task, { claims }: Option): boolean {
  for (const [key, amount] of claims) if ((supply[key] ?? 0) < amount) return false
  return true
}

/** How much the trains still to be placed fall short at least, each by itself. */
function shortage({ trains }: Task, quote: Quote, lists: Lists): number {
  let sum = 0
  for (const kind of trains) sum += netOf(quote.tops, kind) - Math.max(0, lists.get(kind)![0]?.net ?? 0)
  return sum
}
