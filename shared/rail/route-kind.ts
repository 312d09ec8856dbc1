import { ceilingOf, planOf } from './route-plan.ts'
import type { Plan } from './route-plan.ts'
import type { Candidate, Work } from './route-search.ts'
import { search } from './route-search.ts'
import type { Claims, Form, Running } from './route.ts'

/** A candidate with what it takes away from the other trains. */
export interface Option {
  readonly candidate: Candidate
  readonly revenue: number
  readonly lanes: Int32Array // 32 to a word; none for a train that shares track
  readonly claims: readonly (readonly [string, number])[]
}

/** All trains of one kind: what one of them may run, best first, as far down as anybody has asked. */
export interface Kind {
  readonly forms: readonly Form[]
  readonly plans: readonly Plan[]
  readonly lanes: number
  readonly options: Option[]
  floor: number // every option of at least this revenue is in the list
  most: number // no option brings more
}

export function kindOf(running: Running, forms: readonly Form[]): Kind {
  const plans = forms.map((form) => planOf(running, form))
  const most = Math.max(0, ...plans.map(ceilingOf))
  return { forms, plans, lanes: running.network.laneCount, options: [], floor: most + 1, most }
}

/** Finds every option down to the floor. A train that shares track stands in nobody's way: its best route is enough. */
export function deepen(kind: Kind, floor: number, work: Work): void {
  if (floor >= kind.floor) return
  const found: Option[] = []
  for (const plan of kind.plans) {
    const { sharesTrack } = plan.form
    let best: Option | undefined
    const ask = {
      floor,
      work,
      blocked: new Uint8Array(kind.lanes),
      found(candidate: Candidate) {
        if (candidate.revenue >= kind.floor) return
        const option = optionOf(candidate, kind.lanes)
        if (!sharesTrack) return void found.push(option)
        best = option
        ask.floor = candidate.revenue + 1
      },
    }
    if (sharesTrack && kind.options.some((it) => it.candidate.plan === plan)) continue
    search(plan, ask)
    if (best) found.push(best)
  }
  if (work.out) return
  for (const option of found.toSorted((a, b) => b.revenue - a.revenue)) kind.options.push(option)
  kind.floor = floor
}

/** The best option beside what others use, or none. */
export function bestBeside(
  kind: Kind,
  others: readonly (Option | undefined)[],
  { supply, work }: { readonly supply: Claims; readonly work: Work },
): Option | undefined {
  const taken = others.filter((it) => it !== undefined)
  let best: Option | undefined
  for (const plan of kind.plans) {
    const ask = {
      floor: (best?.revenue ?? 0) + 1,
      work,
      blocked: plan.form.sharesTrack ? new Uint8Array(kind.lanes) : lanesUsed(kind, taken),
      found(candidate: Candidate) {
        const option = optionOf(candidate, kind.lanes)
        if (!affordable([...taken, option], supply)) return
        best = option
        ask.floor = option.revenue + 1
      },
    }
    search(plan, ask)
  }
  return best
}

function lanesUsed({ lanes }: Kind, taken: readonly Option[]): Uint8Array {
  return Uint8Array.from({ length: lanes }, (_, lane) =>
    Number(taken.some((it) => ((it.lanes[lane >> 5] ?? 0) & (1 << (lane & 31))) !== 0)),
  )
}

export function affordable(options: readonly Option[], supply: Claims): boolean {
  const left: Record<string, number> = { ...supply }
  for (const [key, amount] of options.flatMap((it) => it.claims)) left[key] = (left[key] ?? 0) - amount
  return Object.values(left).every((amount) => amount >= 0)
}

export function optionOf(candidate: Candidate, laneCount: number): Option {
  const { plan, ways, revenue } = candidate
  const lanes = new Int32Array((laneCount + 31) >> 5)
  for (const way of plan.form.sharesTrack ? [] : ways.flat()) {
    const lane = plan.running.network.lanes[way >> 1]!
    lanes[lane >> 5]! |= 1 << (lane & 31)
  }
  const claims = Object.entries(candidate.claims).filter(([, amount]) => amount > 0)
  return { candidate, revenue, lanes, claims }
}
