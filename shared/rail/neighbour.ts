import { joined, mate } from './graph.ts'
import type { Graph, Stop } from './graph.ts'
import type { Gauge } from './tile.ts'

/** Whether some such stop on another hex has nothing but track between: the shortest route there is. */
export function hasNeighbour(
  graph: Graph,
  { doors, hex }: Stop,
  gauge: Gauge,
  counts: (stop: Stop) => boolean,
): boolean {
  const ways = doors.filter((door) => graph.doors[door]!.gauge === gauge).map(mate)
  const seen = new Set(ways)
  for (const door of ways) {
    if (!joined(graph, door)) continue
    const { plain, stop: number } = graph.doors[door]!
    const stop = graph.stops[number]
    if (stop && stop.hex !== hex && counts(stop)) return true
    for (const next of plain.map(mate)) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push(next)
    }
  }
  return false
}
