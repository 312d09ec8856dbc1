import type { Survey } from './route-blocks.ts'
import { gatherFrom, newSurvey } from './route-blocks.ts'
import type { Plan } from './route-plan.ts'
import { freeWorth, priceOf } from './route-plan.ts'
import { NOWHERE } from './route-walks.ts'
import type { Claims } from './route.ts'
import { addClaims, extrasOf } from './route.ts'

/** Work is counted in steps, never in time, so that every machine finds the same. */
export interface Work {
  steps: number
  readonly budget: number
  out: boolean // the budget is used up
  tell?(): void
}

/** A route that a form may run, not yet written out. */
export interface Candidate {
  readonly plan: Plan
  readonly ways: readonly [readonly number[], readonly number[]] // from the anchor in two directions
  readonly anchor: number
  readonly addedOn?: number
  readonly bonus: number
  readonly claims: Claims
  readonly revenue: number
  readonly net: number // of the prices
}

export interface Ask {
  floor: number // the least wanted net of the prices; `found` may raise it
  readonly blocked: Uint8Array // lanes that other trains use
  readonly work: Work
  found(candidate: Candidate): void
}

interface Trail {
  readonly plan: Plan
  readonly ask: Ask
  readonly lanes: Uint8Array
  readonly visited: Uint8Array // by group
  readonly banned: Uint8Array // anchors already dealt with, as part of a route
  readonly done: Uint8Array // the same, as an end
  readonly crossed: Int32Array // by crossing: what had been visited when it was passed
  readonly left: Int32Array // by allowance
  readonly arms: [number[], number[]]
  readonly other: Float64Array // the most the second arm can bring, by stops left
  readonly survey: Survey
  readonly known: Map<string, number> | undefined // by what lies ahead: the most that anybody came there with
  anchor: number
  end: number // of the first arm
  room: number // stops left in all allowances
  stops: number
  tokens: number
  musts: number
  passes: number
  sum: number
  promised: number
  paid: number // at the prices
  free: number // what free stops not visited are worth, unless the walks say so
}

const TELL = 16_384

export function tick(work: Work, steps = 1): void {
  const told = Math.floor(work.steps / TELL)
  work.steps += steps
  if (work.steps >= (told + 1) * TELL) work.tell?.()
  if (work.steps >= work.budget) work.out = true
}

/** Every route of the plan that brings at least the floor, each once. */
export function search(plan: Plan, ask: Ask): void {
  const trail = setOut(plan, ask)
  for (const anchor of plan.anchors) {
    start(trail, anchor)
    if (plan.oneWay) trail.done[anchor] = 1
    else trail.banned[anchor] = 1
  }
}

function setOut(plan: Plan, ask: Ask): Trail {
  const { form, network } = plan
  return {
    plan,
    ask,
    lanes: Uint8Array.from(ask.blocked),
    visited: new Uint8Array(plan.groups),
    banned: new Uint8Array(network.nodes),
    done: new Uint8Array(network.nodes),
    crossed: new Int32Array(network.nodes),
    left: Int32Array.from(form.allowances, (it) => it.most),
    arms: [[], []],
    other: new Float64Array(plan.reach + 1),
    survey: newSurvey(network),
    known: form.sharesTrack ? new Map() : undefined,
    anchor: -1,
    end: -1,
    room: plan.reach,
    stops: 0,
    tokens: 0,
    musts: form.must?.length ?? 0,
    passes: plan.passes,
    sum: form.bonus ?? 0,
    promised: 0,
    paid: priceOf(form.claims ?? {}, plan.prices),
    free: freeWorth(plan),
  }
}

function start(trail: Trail, anchor: number): void {
  trail.anchor = anchor
  trail.end = anchor
  if (!settle(trail, anchor, 1, anchor)) return
  if (trail.plan.stops[anchor] === 1) consider(trail, anchor)
  const firsts = trail.plan.leaving[anchor]!
  for (const [place, way] of firsts.entries()) {
    otherArm(trail, firsts.slice(place + 1))
    run(trail, way, 0)
  }
  settle(trail, anchor, -1, anchor)
}

/** The second arm leaves the anchor by a later way than the first, so that no route is found twice. */
function otherArm({ plan, other }: Trail, ways: readonly number[]): void {
  const { walks, network, allowance, form, lanePrices } = plan
  for (let room = 0; room <= plan.reach; room += 1) {
    other[room] = 0
    for (const way of ways) {
      const node = network.target[way]!
      const counts = allowance[node]! >= 0
      if (counts && room === 0) continue
      const gain = counts || walks.free ? plan.worth[node]! + plan.promise[node]! : 0
      const price = form.finish ? 0 : lanePrices[network.lanes[way >> 1]!]!
      other[room] = Math.max(other[room]!, gain - price + walks.most[(counts ? room - 1 : room) * walks.ways + way]!)
    }
  }
}

/** Runs over a way if it may and if that can still make the floor, and tries everything from there. */
function run(trail: Trail, way: number, arm: 0 | 1): void {
  const { plan, ask, lanes } = trail
  const { work } = ask
  if (work.out) return
  tick(work)
  const lane = plan.network.lanes[way >> 1]!
  const node = plan.network.target[way]!
  if (lanes[lane] === 1 || idle(trail, node) || !settle(trail, node, 1, arm === 0 ? trail.anchor : trail.end)) return
  const before = trail.crossed[node]!
  trail.crossed[node] = trail.stops + trail.tokens
  lanes[lane] = 1
  trail.paid += plan.lanePrices[lane]!
  trail.arms[arm].push(way)
  if (hopeful(trail, way, arm)) goOn(trail, way, arm)
  trail.arms[arm].pop()
  trail.paid -= plan.lanePrices[lane]!
  lanes[lane] = 0
  trail.crossed[node] = before
  settle(trail, node, -1, node)
}

/** Back at a crossing with nothing visited since: the shorter way is as good and leaves more to the others. */
const idle = ({ plan, crossed, stops, tokens }: Trail, node: number) =>
  plan.network.crossings[node] === 1 && crossed[node] === stops + tokens

function goOn(trail: Trail, way: number, arm: 0 | 1): void {
  const { plan } = trail
  const node = plan.network.target[way]!
  if (plan.stops[node] === 1 && trail.done[node] === 0) {
    if (arm === 1 || plan.stops[trail.anchor] === 1) consider(trail, node)
    if (arm === 0 && !plan.oneWay) secondArm(trail, way)
  }
  const toll = plan.toll[node]!
  if (toll > trail.passes) return
  trail.passes -= toll
  for (const next of plan.onward[way]!) run(trail, next, arm)
  trail.passes += toll
}

function secondArm(trail: Trail, way: number): void {
  const { plan, anchor } = trail
  const toll = plan.toll[anchor]!
  if (toll > trail.passes) return
  trail.passes -= toll
  const before = trail.end
  trail.end = plan.network.target[way]!
  const firsts = plan.leaving[anchor]!
  for (let place = firsts.indexOf(trail.arms[0][0]!) + 1; place < firsts.length; place += 1) {
    run(trail, firsts[place]!, 1)
  }
  trail.end = before
  trail.passes += toll
}

/** Counts a node in (by 1) or out again (by -1); false when the route may not come here. */
function settle(trail: Trail, node: number, by: 1 | -1, otherEnd: number): boolean {
  const { plan, visited, left } = trail
  const group = plan.once[node]!
  const allowance = plan.allowance[node]!
  if (by === 1) {
    if (trail.banned[node] === 1 || (group >= 0 && visited[group] === 1)) return false
    const slack = plan.addedOn[node]! | plan.addedOn[otherEnd]!
    if (allowance >= 0 && left[allowance]! + slack < 1) return false
  }
  if (group >= 0) visited[group] = by === 1 ? 1 : 0
  if (allowance >= 0) {
    left[allowance]! -= by
    trail.room -= by
  } else trail.free -= by * (plan.worth[node]! + plan.promise[node]!)
  trail.stops += by * plan.stops[node]!
  trail.tokens += by * plan.own[node]!
  trail.sum += by * plan.worth[node]!
  trail.promised += by * plan.promise[node]!
  if (plan.form.must?.includes(node)) trail.musts -= by
  return true
}

/** Whether the floor can still be made. */
function hopeful(trail: Trail, way: number, arm: 0 | 1): boolean {
  const { walks } = trail.plan
  const here = walks.most[trail.room * walks.ways + way]!
  if (here === NOWHERE || (trail.musts > 0 && tooFar(trail, way, arm))) return false
  const other = arm === 0 ? trail.other[trail.room]! : 0
  if (trail.plan.oneWay) return makes(trail, trail.free) && worthwhile(trail, way)
  if (!walks.free) return makes(trail, here + other + trail.free)
  if (arm === 1 || makes(trail, here)) return makes(trail, here)
  return makes(trail, here + other) && splitsWell(trail, way)
}

/** For trains that run any distance: whether what lies ahead is enough, and new. */
function worthwhile(trail: Trail, way: number): boolean {
  const { plan, survey } = trail
  const { least, must = [] } = plan.form
  const most = gatherFrom(trail, plan.network.target[way]!)
  if (trail.stops + survey.stops < least || !makes(trail, most)) return false
  return must.every((stop) => survey.order[stop] !== 0 || isVisited(trail, stop)) && isNew(trail, way)
}

const KNOWN = 100_000

/** Where the same lies ahead, only who brings more needs to go on: such trains leave the track to all others anyway. */
function isNew({ plan, known, survey, sum, stops, musts, passes, tokens }: Trail, way: number): boolean {
  if (!known) return true
  const visited = `${Math.min(stops, plan.form.least)} ${musts} ${passes} ${Math.min(tokens, 1)}`
  const key = `${way} ${visited} ${String.fromCharCode(...survey.lanes)}`
  if ((known.get(key) ?? NOWHERE) >= sum) return false
  if (known.size < KNOWN) known.set(key, sum)
  return true
}

const isVisited = ({ plan, visited }: Trail, stop: number) => visited[plan.once[stop]!] === 1

/** A stop that the form demands is out of reach of both arms. */
function tooFar({ plan, visited, room, anchor, arms }: Trail, way: number, arm: 0 | 1): boolean {
  const firsts = arm === 0 ? plan.leaving[anchor]! : []
  return plan.hops.some((hops, place) => {
    const stop = plan.form.must![place + 1]! // one list of hops for each
    if (visited[plan.once[stop]!] === 1 || hops[way]! <= room) return false
    const from = firsts.indexOf(arms[0][0]!) + 1
    return !firsts.some((first, at) => at >= from && hops[first]! + counts(plan, first) <= room)
  })
}

const counts = ({ allowance, network }: Plan, way: number) => Number(allowance[network.target[way]!]! >= 0)

function splitsWell(trail: Trail, way: number): boolean {
  const { other, room } = trail
  const { most, ways } = trail.plan.walks
  for (let first = 0; first <= room; first += 1) {
    if (makes(trail, most[first * ways + way]! + other[room - first]!)) return true
  }
  return false
}

function makes({ plan, ask, sum, promised, paid }: Trail, more: number): boolean {
  const most = sum + promised + more
  return (plan.form.finish?.(most) ?? most) - paid >= ask.floor
}

function consider(trail: Trail, end: number): void {
  const { plan, left } = trail
  if (trail.stops < plan.form.least || trail.tokens === 0 || trail.musts > 0) return
  const over = left.findIndex((it) => it < 0)
  if (over < 0) return count(trail, undefined)
  const start = trail.arms[1].length > 0 ? trail.end : trail.anchor
  for (const at of start === end ? [end] : [start, end]) {
    if (plan.addedOn[at] === 1 && plan.allowance[at] === over) count(trail, at)
  }
}

const NONE: Claims = {}

function count(trail: Trail, addedOn: number | undefined): void {
  const { plan, ask, anchor } = trail
  const { form } = plan
  if (!makes(trail, 0)) return
  const base = trail.sum - (addedOn === undefined ? 0 : plan.worth[addedOn]!)
  const beyond = addedOn === undefined ? {} : { addedOn }
  for (const extra of extrasOf(form, { stops: form.extras ? stopsOf(trail) : [], ...beyond })) {
    const revenue = form.finish?.(base + extra.bonus) ?? base + extra.bonus
    const net = revenue - trail.paid - priceOf(extra.claims, plan.prices)
    if (net < ask.floor) continue
    const claims = addClaims(form.claims ?? NONE, extra.claims)
    const bonus = extra.bonus + (form.bonus ?? 0)
    const ways = [[...trail.arms[0]], [...trail.arms[1]]] as const
    ask.found({ plan, ways, anchor, ...beyond, bonus, claims, revenue, net })
  }
}

const stopsOf = (trail: Trail) =>
  nodesOf(trail.plan, trail.anchor, trail.arms).filter((node) => isStop(trail.plan, node))
const isStop = ({ network }: Plan, node: number) => node < network.graph.stops.length

/** The nodes of a route from the end of its second arm to the end of its first. */
function nodesOf({ network }: Plan, anchor: number, [one, two]: Candidate['ways']): number[] {
  return [...two.map((way) => network.target[way]!).toReversed(), anchor, ...one.map((way) => network.target[way]!)]
}
