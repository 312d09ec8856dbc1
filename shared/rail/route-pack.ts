import type { Kind, Option } from './route-kind.ts'
import { bestBeside, deepen } from './route-kind.ts'
import { tick } from './route-search.ts'
import type { Work } from './route-search.ts'
import type { Claims } from './route.ts'

export type Picks = readonly (Option | undefined)[]

/** The trains of a run, one option each: no lane twice, no more claims than there are, the most revenue. */
export interface Pack {
  readonly trains: readonly Kind[] // those of one kind side by side
  readonly rest: number[] // the most that the trains from each place on can bring, and 0 behind the last
  readonly supply: Claims
  readonly work: Work
  readonly used: Int32Array // lanes
  readonly left: Record<string, number> // of the supply
  readonly picks: (Option | undefined)[]
  best: number
  bestPicks: Picks
}

export function newPack(kinds: readonly Kind[], supply: Claims, work: Work): Pack {
  for (const kind of new Set(kinds)) {
    const top = bestBeside(kind, [], { supply, work })
    if (!work.out) kind.most = top?.revenue ?? 0
  }
  const trains = kinds.toSorted((a, b) => b.most - a.most || kinds.indexOf(a) - kinds.indexOf(b))
  const rest = [...trains.map((_, place) => trains.slice(place).reduce((sum, kind) => sum + kind.most, 0)), 0]
  const used = new Int32Array(((trains[0]?.lanes ?? 0) + 31) >> 5)
  return { trains, rest, supply, work, used, left: { ...supply }, picks: [], best: 0, bestPicks: [] }
}

/** Solves for the last train, then the last two, and so on: what a few trains can bring bounds the search for more. */
export function solve(pack: Pack): void {
  const { trains, work } = pack
  const whole = greedy(pack)
  for (let first = trains.length - 1; first >= 0; first -= 1) {
    const beside = bestBeside(trains[first]!, pack.bestPicks, pack)
    keep(pack, [...trains.slice(0, first).map(() => undefined), beside, ...pack.bestPicks.slice(first + 1)])
    if (first === 0) keep(pack, whole)
    place(pack, { at: first, from: 0, sum: 0, first })
    if (work.out) break
    pack.rest[first] = pack.best
  }
  keep(pack, whole)
}

function greedy(pack: Pack): Picks {
  const picks: (Option | undefined)[] = []
  for (const kind of pack.trains) picks.push(bestBeside(kind, picks, pack))
  return picks
}

const revenueOf = (picks: Picks) => picks.reduce((sum, option) => sum + (option?.revenue ?? 0), 0)

function keep(pack: Pack, picks: Picks): void {
  const revenue = revenueOf(picks)
  if (revenue > pack.best || pack.bestPicks.length === 0) {
    pack.best = revenue
    pack.bestPicks = [...picks]
  }
}

interface Placing {
  readonly at: number // the train to place now
  readonly from: number // trains of one kind take their options in order
  readonly sum: number // what the trains before bring
  readonly first: number
}

function place(pack: Pack, { at, from, sum, first }: Placing): void {
  const { trains, rest, work } = pack
  const kind = trains[at]
  if (!kind) return keep(pack, pack.picks)
  for (let number = from; ; number += 1) {
    const option = optionAt(pack, kind, number, pack.best + 1 - sum - rest[at + 1]!)
    if (!option || work.out) break
    const most = Math.max(pack.best, option.revenue + following(pack, at, option.revenue))
    if (at === first) rest[at] = Math.min(rest[at]!, most)
    if (sum + option.revenue + following(pack, at, option.revenue) <= pack.best) break
    tick(work)
    if (!fits(pack, option)) continue
    take(pack, at, option, 1)
    place(pack, { at: at + 1, from: trains[at + 1] === kind ? number : 0, sum: sum + option.revenue, first })
    take(pack, at, option, -1)
  }
  leaveOut(pack, { at, from, sum, first })
}

/** The train stays where it is, and so do the others of its kind. */
function leaveOut(pack: Pack, { at, sum, first }: Placing): void {
  const next = at + sameKind(pack, at)
  if (pack.work.out || sum + pack.rest[next]! <= pack.best) return
  for (let place = at; place < next; place += 1) pack.picks[place] = undefined
  place(pack, { at: next, from: 0, sum, first })
}

function sameKind({ trains }: Pack, at: number): number {
  let count = 1
  while (trains[at + count] === trains[at]) count += 1
  return count
}

/** What the trains after this one can bring; those of its kind never more than it does. */
function following(pack: Pack, at: number, revenue: number): number {
  const same = sameKind(pack, at)
  return Math.min(pack.rest[at + 1]!, (same - 1) * revenue + pack.rest[at + same]!)
}

/** The next option worth a look, dug up if need be. */
function optionAt(pack: Pack, kind: Kind, number: number, least: number): Option | undefined {
  if (number >= kind.options.length) deepen(kind, Math.max(1, least), pack.work)
  const option = kind.options[number]
  return option && option.revenue >= least ? option : undefined
}

function fits({ used, left }: Pack, { lanes, claims }: Option): boolean {
  for (let word = 0; word < used.length; word += 1) if ((used[word]! & lanes[word]!) !== 0) return false
  return claims.every(([key, amount]) => (left[key] ?? 0) >= amount)
}

function take(pack: Pack, at: number, option: Option, by: 1 | -1): void {
  for (let word = 0; word < pack.used.length; word += 1) pack.used[word]! ^= option.lanes[word]!
  for (const [key, amount] of option.claims) pack.left[key] = (pack.left[key] ?? 0) - by * amount
  pack.picks[at] = by === 1 ? option : undefined
}
