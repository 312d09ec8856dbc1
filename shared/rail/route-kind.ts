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
  readonly lanes: Lanes // the same
  readonly claims: readonly (readonly [string, number])[]
}

/** A set of lanes, 30 to a word, so that the words stay small integers. */
export type Lanes = readonly number[]
const BITS = 30

function lanesOf(list: readonly number[], count: number): Lanes {
  const words: number[] = []
  for (let lane = 0; lane < count; lane += BITS) words.push(0)
  for (const lane of list) words[(lane / BITS) | 0]! |= 1 << (lane % BITS)
  return words
}

export function clash(one: Lanes, two: Lanes): boolean {
  for (let word = 0; word < one.length; word += 1) if ((one[word]! & two[word]!) !== 0) return true
  return false
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
  const used = new Uint8Array(network.laneCount)
  if (!form.sharesTrack) for (const { laneList } of taken) for (const lane of laneList) used[lane] = 1
  return used
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
  const laneList: number[] = []
  if (!plan.form.sharesTrack) for (const arm of ways) for (const way of arm) laneList.push(network.lanes[way >> 1]!)
  const claims = Object.entries(candidate.claims)
  return { candidate, revenue, net, laneList, lanes: lanesOf(laneList, network.laneCount), claims }
}
