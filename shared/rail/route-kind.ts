import { planOf, terrainOf } from './route-plan.ts'
import type { Plan, Prices, Terrain } from './route-plan.ts'
import type { Candidate, Work } from './route-search.ts'
import { search } from './route-search.ts'
import type { Claims, Form, Running } from './route.ts'

/** All trains of one kind: they have the same forms. */
export interface Kind {
  readonly forms: readonly Form[]
  readonly terrains: readonly Terrain[]
}

/** A candidate with what it takes away from the other trains. */
export interface Option {
  readonly candidate: Candidate
  readonly revenue: number
  readonly net: number
  readonly laneList: readonly number[] // none for a train that shares track
  readonly lanes: Int32Array // the same, 32 to a word
  readonly claims: readonly (readonly [string, number])[]
}

export type Picks = readonly (Option | undefined)[]

export function kindOf(running: Running, forms: readonly Form[]): Kind {
  const possible = forms.filter(({ claims = {} }) =>
    Object.keys(claims).every((key) => claims[key]! <= (running.supply[key] ?? 0)),
  )
  return { forms, terrains: possible.map((form) => terrainOf(running, form)) }
}

/** Forms that differ only in what they claim and earn by it share their walks. */
export function plansAt({ terrains }: Kind, prices: Prices): readonly Plan[] {
  const plans: Plan[] = []
  for (const terrain of terrains) {
    const like = plans.find(({ form }) => RULES.every((rule) => form[rule] === terrain.form[rule]))
    plans.push(like ? { ...like, ...terrain } : planOf(terrain, prices))
  }
  return plans
}

const RULES = [
  'allowances',
  'worth',
  'toll',
  'passes',
  'sharesTrack',
  'extras',
  'finish',
] as const satisfies (keyof Form)[]

export interface Beside {
  readonly picks: Picks // of other trains
  readonly supply: Claims
  readonly work: Work
}

/** The best option, net of the prices, beside what others use; none if it would bring nothing. */
export function bestBeside(plans: readonly Plan[], { picks, supply, work }: Beside): Option | undefined {
  const taken = picks.filter((it) => it !== undefined)
  let best: Option | undefined
  for (const plan of plans) {
    if (!affordable([...taken, { claims: Object.entries(plan.form.claims ?? {}) }], supply)) continue
    const ask = {
      floor: best ? best.net + LEAST : LEAST,
      work,
      blocked: lanesUsed(plan, taken),
      found(candidate: Candidate) {
        const option = optionOf(candidate)
        if (!affordable([...taken, option], supply)) return
        best = option
        ask.floor = option.net + LEAST
      },
    }
    search(plan, ask)
  }
  return best
}

const LEAST = 1 / 64

/** Every option of at least the floor, best first; undefined if there are more than `most`. */
export function optionsDownTo(
  plans: readonly Plan[],
  floor: number,
  { most, work }: { readonly most: number; readonly work: Work },
): Option[] | undefined {
  const found: Option[] = []
  for (const plan of plans) {
    const { sharesTrack } = plan.form
    const best: Option[] = []
    const ask = {
      floor,
      work,
      blocked: new Uint8Array(plan.network.laneCount),
      found(candidate: Candidate) {
        const option = optionOf(candidate)
        if (sharesTrack) best[0] = option
        else found.push(option)
        if (sharesTrack) ask.floor = option.net + LEAST
        else if (found.length > most) ask.floor = Infinity
      },
    }
    search(plan, ask)
    found.push(...best)
  }
  return found.length > most || work.out ? undefined : found.toSorted((a, b) => b.net - a.net)
}

function lanesUsed({ network, form }: Plan, taken: readonly Option[]): Uint8Array {
  return Uint8Array.from({ length: network.laneCount }, (_, lane) =>
    Number(!form.sharesTrack && taken.some((it) => (it.lanes[lane >> 5]! & (1 << (lane & 31))) !== 0)),
  )
}

export function affordable(options: readonly Pick<Option, 'claims'>[], supply: Claims): boolean {
  const left: Record<string, number> = {}
  for (const { claims } of options) {
    for (const [key, amount] of claims) {
      left[key] = (left[key] ?? supply[key] ?? 0) - amount
      if (left[key] < 0) return false
    }
  }
  return true
}

function optionOf(candidate: Candidate): Option {
  const { plan, ways, revenue, net } = candidate
  const { network } = plan
  const laneList = plan.form.sharesTrack ? [] : ways.flat().map((way) => network.lanes[way >> 1]!)
  const lanes = new Int32Array((network.laneCount + 31) >> 5)
  for (const lane of laneList) lanes[lane >> 5]! |= 1 << (lane & 31)
  const claims = Object.entries(candidate.claims).filter(([, amount]) => amount > 0)
  return { candidate, revenue, net, laneList, lanes, claims }
}
