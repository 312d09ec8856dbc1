import type { HexId } from './hex.ts'
import { kindOf } from './route-kind.ts'
import type { Kind } from './route-kind.ts'
import type { Task } from './route-prices.ts'
import type { Candidate, Work } from './route-search.ts'
import { solve } from './route-solve.ts'
import type { Route, Running, Train, Trip } from './route.ts'

export interface Progress {
  readonly steps: number
  readonly revenue: number // of the best run so far
  readonly bound: number // no run brings more
}

export interface BestRun extends Progress {
  readonly trips: readonly Trip[] // in the order of the trains; those that stay are left out
  readonly proved: boolean
}

export interface Limits {
  readonly budget?: number // steps
  tell?(progress: Progress): void
}

/** The run of all trains together that brings the most. Without a budget it is proved. */
export function bestRun(running: Running, { budget = Infinity, tell }: Limits = {}): BestRun {
  let task: Task | undefined
  const work: Work = { steps: 0, budget, out: false }
  if (tell) work.tell = () => task && tell(progressOf(task))
  const kinds = new Map<Train['forms'], Kind>()
  for (const { forms } of running.trains) if (!kinds.has(forms)) kinds.set(forms, kindOf(running, forms))
  const trains = running.trains.map((train) => kinds.get(train.forms)!) // just put there
  const done = solve(running, trains, work, (begun) => (task = begun))
  return { ...progressOf(done), trips: tripsOf(running, done), proved: done.bound < done.best + done.unit }
}

const progressOf = ({ work, best, bound }: Task): Progress => ({
  steps: work.steps,
  revenue: best,
  bound: Math.max(best, Math.floor(bound)),
})

const tripsOf = (running: Running, { bestPicks }: Task): Trip[] =>
  running.trains.flatMap(({ id }, place) => {
    const option = bestPicks[place]
    return option ? [tripOf(id, option.candidate)] : []
  })

function tripOf(train: string, candidate: Candidate): Trip {
  const { plan, addedOn, bonus, claims, revenue } = candidate
  return {
    train,
    form: plan.form.id,
    route: routeOf(candidate),
    ...(addedOn === undefined ? {} : { addedOn }),
    bonus,
    claims,
    revenue,
  }
}

function routeOf({ plan, anchor, ways }: Candidate): Route {
  const { links, target, graph } = plan.network
  const [one, two] = ways
  const along = [...two.map((way) => way ^ 1).toReversed(), ...one]
  const tracks = along.flatMap((way) => links[way >> 1]!.tracks)
  const start = two.length > 0 ? target[two.at(-1)!]! : anchor
  const route = { stops: [start], links: [] as HexId[][], tracks }
  let hexes: HexId[] = []
  for (const way of along) {
    const link = links[way >> 1]!.hexes
    hexes = [...hexes.slice(0, -1), ...(way % 2 === 0 ? link : link.toReversed())]
    if (target[way]! >= graph.stops.length) continue
    route.stops.push(target[way]!)
    route.links.push(hexes)
    hexes = []
  }
  return route
}
