import type { DoorId, Graph, Stop } from './graph.ts'
import { joined } from './graph.ts'
import type { Edge, HexId } from './hex.ts'
import type { Gauge } from './tile.ts'
import { entrances } from './trails.ts'

export interface Tracing {
  readonly from: readonly Stop[] // the stops with a token of the company
  readonly gauge: Gauge
  canPass(stop: Stop): boolean // false: a route may end here but not go on
}

/** What a company reaches over any distance without using track twice. */
export interface Reach {
  readonly doors: ReadonlySet<DoorId> // sides a route enters a hex by, whether or not track goes on there
  readonly stops: ReadonlySet<number>
  readonly hexes: ReadonlySet<HexId> // entered, or with a token of the company
  readonly edges: ReadonlyMap<HexId, readonly Edge[]> // the sides a route enters a hex by
}

export function reach(graph: Graph, tracing: Tracing): Reach {
  const { from, gauge } = tracing
  const starts = from.flatMap((stop) => doorsOf(graph, stop, gauge))
  const entered = entrances(graph.doors.length, starts, onward(graph, tracing))
  const stops = entered.filter((door) => joined(graph, door)).map((door) => graph.doors[door]!.stop)
  const edges = edgesByHex(graph, entered)
  return {
    doors: new Set(entered),
    stops: new Set([...from.map((stop) => stop.number), ...stops.filter((stop) => stop >= 0)]),
    hexes: new Set([...from.map((stop) => stop.hex), ...edges.keys()]),
    edges,
  }
}

const doorsOf = (graph: Graph, stop: Stop, gauge: Gauge) =>
  stop.doors.filter((door) => graph.doors[door]!.gauge === gauge)

/** Where a route may leave a hex after entering it by a door. */
function onward(graph: Graph, { gauge, canPass }: Tracing): (door: DoorId) => readonly DoorId[] {
  const through = new Map<number, readonly DoorId[]>()
  return (door) => {
    const { plain, stop: number } = graph.doors[door]!
    const stop = graph.stops[number]
    if (!joined(graph, door) || !stop) return joined(graph, door) ? plain : []
    const exits = through.get(number) ?? (!stop.end && canPass(stop) ? doorsOf(graph, stop, gauge) : [])
    through.set(number, exits)
    return [...plain, ...exits.filter((exit) => exit !== door)]
  }
}

function edgesByHex(graph: Graph, entered: readonly DoorId[]): Map<HexId, Edge[]> {
  const edges = new Map<HexId, Edge[]>()
  for (const door of entered) {
    const { hex, edge } = graph.doors[door]!
    const known = edges.get(hex)
    if (known) known.push(edge)
    else edges.set(hex, [edge])
  }
  return edges
}
