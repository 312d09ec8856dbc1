import type { Network } from './route-network.ts'
import type { Plan } from './route-plan.ts'

/** What is still open to a route: track not used, stops not visited. */
export interface Open {
  readonly plan: Plan
  readonly lanes: Uint8Array // 1: used
  readonly visited: Uint8Array // by group
  readonly banned: Uint8Array // by node
  readonly passes: number
  readonly survey: Survey
}

export interface Survey {
  readonly order: Int32Array // by node: when it was reached; 0 if it was not
  readonly lanes: Uint16Array // met, 16 to a word
  count: number
  stops: number // where the train would stop
}

export const newSurvey = ({ nodes, laneCount }: Network): Survey => ({
  order: new Int32Array(nodes),
  lanes: new Uint16Array((laneCount + 15) >> 4),
  count: 0,
  stops: 0,
})

/**
 * The most a train of any reach can gather from a node on.
 * A stop that is the only way into a part of the network, or a single line into it, lets a route in but not out again:
 * of all such parts it can end in one.
 */
export function gatherFrom(open: Open, node: number): number {
  const { survey } = open
  survey.order.fill(0)
  survey.lanes.fill(0)
  survey.stops = 0
  survey.count = survey.order[node] = FIRST
  if (open.plan.toll[node]! > open.passes) return 0
  const { sum, dead } = explore(open, node, -1)
  return sum + dead
}

interface Part {
  low: number // the earliest node this part leads back to
  sum: number // of what a route can pass on its way through
  dead: number // the most of what it can end in
}

/** Depth first, as one finds the blocks of a graph. */
function explore(open: Open, node: number, by: number): Part {
  const { plan, survey } = open
  const { target, leaving, graph, lanes } = plan.network
  const part = { low: survey.order[node]!, sum: by < 0 ? 0 : gainOf(plan, node), dead: 0 }
  for (const way of leaving[node]!) {
    const next = target[way]!
    if (way >> 1 === by || !isOpen(open, way, next)) continue
    const lane = lanes[way >> 1]!
    survey.lanes[lane >> 4]! |= 1 << (lane & 15)
    const before = survey.order[next]!
    if (before === 0) survey.stops += plan.stops[next]!
    if (plan.toll[next]! > open.passes) {
      survey.order[next] = LAST
      part.dead = Math.max(part.dead, gainOf(plan, next))
    } else if (before > 0) part.low = Math.min(part.low, before)
    else {
      survey.order[next] = survey.count += 1
      add(part, explore(open, next, way >> 1), { order: survey.order[node]!, isStop: node < graph.stops.length })
    }
  }
  return part
}

const FIRST = 1 // where the route has come to: it may go on by any way from here
const LAST = -1 // a stop where a route can only end
const gainOf = ({ worth, promise }: Plan, node: number) => worth[node]! + promise[node]!

/** A stop is passed once, a point as often as track leads there. */
function add(part: Part, beyond: Part, { order, isStop }: { order: number; isStop: boolean }): void {
  if (beyond.low > order || (beyond.low === order && isStop)) {
    part.dead = Math.max(part.dead, beyond.sum + beyond.dead)
  } else {
    part.sum += beyond.sum
    part.dead = Math.max(part.dead, beyond.dead)
    part.low = Math.min(part.low, beyond.low)
  }
}

function isOpen({ plan, lanes, visited, banned, survey }: Open, way: number, node: number): boolean {
  const group = plan.once[node]!
  if (lanes[plan.network.lanes[way >> 1]!] === 1) return false
  return survey.order[node] === FIRST || (banned[node] === 0 && (group < 0 || visited[group] === 0))
}
