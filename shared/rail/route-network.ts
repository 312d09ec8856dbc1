import type { DoorId, Graph, TrackId } from './graph.ts'
import { joined, mate, trackOf } from './graph.ts'
import type { HexId } from './hex.ts'
import type { Gauge } from './tile.ts'

/** Track between two nodes without a choice on the way. Forward it runs from `out` of one node to `in` of the other. */
export interface Link {
  readonly from: number
  readonly to: number
  readonly out: DoorId
  readonly in: DoorId
  readonly tracks: readonly TrackId[]
  readonly hexes: readonly HexId[] // passed from end to end, both ends included
}

/**
 * The graph of one gauge, made for trains. Nodes are the stops, under their numbers, then the points where plain track branches.
 * A way is a link with a direction: twice its number, plus 1 when run backwards.
 */
export interface Network {
  readonly graph: Graph
  readonly gauge: Gauge
  readonly nodes: number
  readonly crossings: Uint8Array // by node: 1 for a point where every arm leads to every other
  readonly links: readonly Link[]
  readonly lanes: Int32Array // by link; two links share track when they share the lane
  readonly laneCount: number
  readonly target: Int32Array // by way
  readonly leaving: readonly (readonly number[])[] // by node: the ways out
  readonly onward: readonly (readonly number[])[] // by way: the ways a train may go on by
}

const networks = new WeakMap<Graph, Map<Gauge, Network>>()

export function networkOf(graph: Graph, gauge: Gauge): Network {
  const known = networks.get(graph) ?? new Map<Gauge, Network>()
  networks.set(graph, known)
  const network = known.get(gauge) ?? build(graph, gauge)
  known.set(gauge, network)
  return network
}

function build(graph: Graph, gauge: Gauge): Network {
  const points = branchings(graph, gauge)
  const links = allLinks(graph, gauge, points)
  const ends = links.flatMap((link) => [link.to, link.from])
  const starts = links.flatMap((link) => [link.out, link.in])
  const nodes = graph.stops.length + points.arms.length
  const leaving: number[][] = Array.from({ length: nodes }, () => [])
  const byDoor = new Map<DoorId, number[]>()
  for (const [way, door] of starts.entries()) {
    byDoor.set(door, [...(byDoor.get(door) ?? []), way])
    leaving[ends[way ^ 1]!]!.push(way)
  }
  const onward = ends.map((node, way) => {
    const inside = starts[way ^ 1]!
    if (node < graph.stops.length) return leaving[node]!.filter((it) => starts[it] !== inside)
    return graph.doors[inside]!.plain.flatMap((door) => byDoor.get(door)?.filter((it) => ends[it ^ 1] === node) ?? [])
  })
  const target = Int32Array.from(ends)
  const crossings = new Uint8Array(nodes)
  for (const [place, arms] of points.arms.entries()) crossings[graph.stops.length + place] = Number(meet(graph, arms))
  return { graph, gauge, nodes, crossings, links, ...laneNumbers(links), target, leaving, onward }
}

interface Branchings {
  readonly of: ReadonlyMap<DoorId, number> // a door of a point, and the point's place in `arms`
  readonly arms: readonly (readonly DoorId[])[]
}

/** Plain track that is more than one line from side to side; a line past a stop that shares a side with it is one too. */
function branchings(graph: Graph, gauge: Gauge): Branchings {
  const of = new Map<DoorId, number>()
  const arms: DoorId[][] = []
  for (const [door, { plain, gauge: own }] of graph.doors.entries()) {
    if (own !== gauge || plain.length === 0 || of.has(door)) continue
    const all = together(graph, door)
    if (all.length === 2 && all.every((arm) => graph.doors[arm]!.stop < 0)) continue
    for (const arm of all) of.set(arm, arms.length)
    arms.push(all)
  }
  return { of, arms }
}

function together(graph: Graph, door: DoorId): DoorId[] {
  const found = [door]
  for (const at of found) for (const next of graph.doors[at]!.plain) if (!found.includes(next)) found.push(next)
  return found
}

const meet = (graph: Graph, arms: readonly DoorId[]) =>
  arms.every((arm) => graph.doors[arm]!.plain.length === arms.length - 1)

function allLinks(graph: Graph, gauge: Gauge, points: Branchings): Link[] {
  const links: Link[] = []
  const from = (node: number, doors: readonly DoorId[]) => {
    for (const out of doors) {
      if (graph.doors[out]!.gauge !== gauge) continue
      const found = follow(graph, out, points)
      for (const to of found.ends) {
        const once = out < found.in && !(to === node && to < graph.stops.length)
        if (once) links.push({ from: node, to, out, in: found.in, tracks: found.tracks, hexes: found.hexes })
      }
    }
  }
  for (const { number, doors } of graph.stops) from(number, doors)
  for (const [place, doors] of points.arms.entries()) from(graph.stops.length + place, doors)
  return links
}

interface Followed {
  ends: number[] // the stop, the point, or nothing at the end of the rails
  in: DoorId
  tracks: TrackId[]
  hexes: HexId[]
}

function follow(graph: Graph, start: DoorId, points: Branchings): Followed {
  const way: Followed = { ends: [], in: start, tracks: [], hexes: [graph.doors[start]!.hex] }
  for (let out: DoorId | undefined = start; out !== undefined && joined(graph, out);) {
    way.in = mate(out)
    const { stop, plain, hex } = graph.doors[way.in]!
    way.tracks.push(trackOf(out))
    way.hexes.push(hex)
    const point = points.of.get(way.in)
    if (stop >= 0) way.ends.push(stop)
    if (point !== undefined) way.ends.push(graph.stops.length + point)
    out = way.ends.length > 0 || plain[0] === start ? undefined : plain[0]
  }
  return way
}

function laneNumbers(links: readonly Link[]): { lanes: Int32Array; laneCount: number } {
  const numbers = new Map<TrackId, number>()
  const lanes = links.map(({ tracks }) => {
    const lane = numbers.get(tracks[0]!) ?? numbers.size
    for (const track of tracks) numbers.set(track, lane)
    return lane
  })
  return { lanes: Int32Array.from(lanes), laneCount: numbers.size === 0 ? 0 : Math.max(...lanes) + 1 }
}
