import type { DoorId, Graph, Stop } from './graph.ts'
import { joined, mate } from './graph.ts'
import type { HexId } from './hex.ts'
import type { Gauge } from './tile.ts'

export interface Tracing {
  readonly from: readonly Stop[] // the stops with a token of the company
  readonly gauge: Gauge
  canPass(stop: Stop): boolean // false: a route may end here but not go on
}

/** What a company reaches over any distance without using track twice. */
export interface Reach {
  readonly doors: ReadonlySet<DoorId> // sides a route enters a hex by, its track there built or not
  readonly stops: ReadonlySet<number>
  readonly hexes: ReadonlySet<HexId> // with track, a stop, or only a side touched
}

export function reach(graph: Graph, { from, gauge, canPass }: Tracing): Reach {
  const doors = new Set<DoorId>()
  const stops = new Set(from.map((stop) => stop.number))
  const leave: DoorId[] = from.flatMap((stop) => stop.doors.filter((door) => graph.doors[door]!.gauge === gauge))
  const gone = new Set<DoorId>()
  for (let out = leave.pop(); out !== undefined; out = leave.pop()) {
    if (gone.has(out)) continue
    gone.add(out)
    const inside = mate(out)
    doors.add(inside)
    if (!joined(graph, inside)) continue
    const door = graph.doors[inside]!
    leave.push(...door.plain)
    const stop = graph.stops[door.stop]
    if (!stop) continue
    stops.add(stop.number)
    if (!stop.end && canPass(stop))
      leave.push(...stop.doors.filter((it) => it !== inside && graph.doors[it]!.gauge === gauge))
  }
  const hexes = new Set([...from.map((stop) => stop.hex), ...[...doors].map((door) => graph.doors[door]!.hex)])
  return { doors, stops, hexes }
}
