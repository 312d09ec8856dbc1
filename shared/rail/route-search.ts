import { NOWHERE, freeWorth } from './route-plan.ts'
import type { Plan } from './route-plan.ts'
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
}

export interface Ask {
  floor: number // the least revenue wanted; `found` may raise it
  readonly blocked: Uint8Array // lanes that other trains use
  readonly work: Work
  found(candidate: Candidate): void
}

interface Trail {
  readonly plan: Plan
  readonly ask: Ask
  readonly lanes: Uint8Array
  readonly visited: Uint8Array // by group
  readonly banned: Uint8Array // anchors already dealt with
  readonly left: Int32Array // by allowance
  readonly arms: [number[], number[]]
  readonly other: Int32Array // the most the second arm can bring, by stops left
  readonly flood: Flood
  anchor: number
  end: number // of the first arm
  room: number // stops left in all allowances
  stops: number
  tokens: number
  musts: number
  passes: number
  sum: number
  promised: number
  free: number // what free stops not visited are worth
  floor: number
  need: number // the least sum that makes the floor
}

const TELL = 16_384

export function tick(work: Work): void {
  work.steps += 1
  if (work.steps % TELL === 0) work.tell?.()
  if (work.steps >= work.budget) work.out = true
}

/** Every route of the plan that brings at least the floor, each once. */
export function search(plan: Plan, ask: Ask): void {
  const trail = setOut(plan, ask)
  for (const anchor of plan.anchors) {
    start(trail, anchor)
    trail.banned[anchor] = 1
  }
}

function setOut(plan: Plan, ask: Ask): Trail {
  const { form, running } = plan
  const free = plan.walks.bounded ? 0 : freeWorth(plan)
  return {
    plan,
    ask,
    lanes: Uint8Array.from(ask.blocked),
    visited: new Uint8Array(plan.groups),
    banned: new Uint8Array(running.network.nodes),
    left: Int32Array.from(form.allowances, (it) => it.most),
    arms: [[], []],
    other: new Int32Array(plan.walks.depth + 1),
    flood: { stamp: 0, ways: new Int32Array(plan.walks.ways), nodes: new Int32Array(running.network.nodes), queue: [] },
    anchor: -1,
    end: -1,
    room: plan.reach,
    stops: 0,
    tokens: 0,
    musts: form.must?.length ?? 0,
    passes: form.passes ?? 0,
    sum: form.bonus ?? 0,
    promised: 0,
    free,
    floor: NOWHERE,
    need: NOWHERE,
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
  const { most, depth, ways: all } = plan.walks
  for (let room = 0; room <= depth; room += 1) {
    other[room] = 0
    for (const way of ways) {
      const node = plan.running.network.target[way]!
      const counts = plan.allowance[node]! >= 0
      if (counts && room === 0) continue
      const gain = counts || plan.walks.bounded ? plan.worth[node]! + plan.promise[node]! : 0
      other[room] = Math.max(other[room]!, gain + most[(counts ? room - 1 : room) * all + way]!)
    }
  }
}

/** Runs over a way if it may and if that can still make the floor, and tries everything from there. */
function run(trail: Trail, way: number, arm: 0 | 1): void {
  const { plan, ask, lanes } = trail
  const { work } = ask
  if (work.out) return
  tick(work)
  const lane = plan.running.network.lanes[way >> 1]!
  const node = plan.running.network.target[way]!
  if (lanes[lane] === 1 || !settle(trail, node, 1, arm === 0 ? trail.anchor : trail.end)) return
  lanes[lane] = 1
  trail.arms[arm].push(way)
  if (hopeful(trail, way, arm)) goOn(trail, way, arm)
  trail.arms[arm].pop()
  lanes[lane] = 0
  settle(trail, node, -1, node)
}

function goOn(trail: Trail, way: number, arm: 0 | 1): void {
  const { plan } = trail
  const node = plan.running.network.target[way]!
  if (plan.stops[node] === 1) {
    if (arm === 1 || plan.stops[trail.anchor] === 1) consider(trail, node)
    if (arm === 0) secondArm(trail, way)
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
  trail.end = plan.running.network.target[way]!
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
  if (trail.ask.floor !== trail.floor) setNeed(trail)
  const { walks } = trail.plan
  const missing = trail.need - trail.sum - trail.promised
  const free = walks.bounded ? 0 : trail.free
  const here = walks.most[trail.room * walks.ways + way]!
  if (here === NOWHERE && (arm === 1 || trail.plan.stops[trail.plan.running.network.target[way]!] === 0)) return false
  if (arm === 1) return here + free >= missing && (walks.bounded || floods(trail, way, arm) >= missing)
  if (here + trail.other[trail.room]! + free < missing) return false
  if (!walks.bounded) return floods(trail, way, arm) >= missing
  return here >= missing || splitsWell(trail, way, missing)
}

function splitsWell({ plan: { walks }, other, room }: Trail, way: number, missing: number): boolean {
  for (let first = 0; first <= room; first += 1) {
    if (walks.most[first * walks.ways + way]! + other[room - first]! >= missing) return true
  }
  return false
}

/** Form.finish never falls, so one number says what a route has to bring. */
function setNeed(trail: Trail): void {
  const { finish } = trail.plan.form
  const { floor } = trail.ask
  trail.floor = floor
  trail.need = floor
  if (!finish) return
  let [low, high] = [0, 1_000_000]
  while (low < high) {
    const middle = (low + high) >> 1
    if (finish(middle) >= floor) high = middle
    else low = middle + 1
  }
  trail.need = low
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

function count(trail: Trail, addedOn: number | undefined): void {
  const { plan, ask } = trail
  const { form } = plan
  const base = trail.sum - (addedOn === undefined ? 0 : plan.worth[addedOn]!)
  if (trail.ask.floor !== trail.floor) setNeed(trail)
  if (base + trail.promised < trail.need) return
  const beyond = addedOn === undefined ? {} : { addedOn }
  for (const { bonus, claims } of extrasOf(form, { stops: form.extras ? stopsOf(trail) : [], ...beyond })) {
    const revenue = form.finish?.(base + bonus) ?? base + bonus
    if (revenue < ask.floor) continue
    const ways = [[...trail.arms[0]], [...trail.arms[1]]] as const
    const claimed = addClaims(form.claims ?? {}, claims)
    ask.found({
      plan,
      ways,
      anchor: trail.anchor,
      ...beyond,
      bonus: bonus + (form.bonus ?? 0),
      claims: claimed,
      revenue,
    })
  }
}

const stopsOf = (trail: Trail) =>
  nodesOf(trail.plan, trail.anchor, trail.arms).filter((node) => isStop(trail.plan, node))
const isStop = ({ running }: Plan, node: number) => node < running.network.graph.stops.length

/** The nodes of a route from the end of its second arm to the end of its first. */
export function nodesOf({ running: { network } }: Plan, anchor: number, [one, two]: Candidate['ways']): number[] {
  return [...two.map((way) => network.target[way]!).toReversed(), anchor, ...one.map((way) => network.target[way]!)]
}

interface Flood {
  stamp: number
  readonly ways: Int32Array
  readonly nodes: Int32Array
  readonly queue: number[]
}

/** What lies within reach of the two ends at all: the bound for trains that run any distance. */
function floods(trail: Trail, way: number, arm: 0 | 1): number {
  const { plan, flood } = trail
  flood.stamp += 1
  flood.queue.length = 0
  flood.queue.push(...(plan.toll[plan.running.network.target[way]!]! <= trail.passes ? plan.onward[way]! : []))
  const firsts = plan.leaving[trail.anchor]!
  if (arm === 0) flood.queue.push(...firsts.slice(firsts.indexOf(trail.arms[0][0]!) + 1))
  let sum = 0
  for (let next = flood.queue.pop(); next !== undefined; next = flood.queue.pop()) sum += wash(trail, next)
  return sum
}

function wash(trail: Trail, way: number): number {
  const { plan, flood } = trail
  const { network } = plan.running
  const node = network.target[way]!
  const group = plan.once[node]!
  if (flood.ways[way] === flood.stamp || trail.lanes[network.lanes[way >> 1]!] === 1) return 0
  flood.ways[way] = flood.stamp
  if (trail.banned[node] === 1 || (group >= 0 && trail.visited[group] === 1)) return 0
  if (plan.toll[node]! <= trail.passes) flood.queue.push(...plan.onward[way]!)
  if (flood.nodes[node] === flood.stamp) return 0
  flood.nodes[node] = flood.stamp
  return plan.worth[node]! + plan.promise[node]!
}
