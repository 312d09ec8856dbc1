import type { DoorId, Graph, TrackId } from './graph.ts'
import { joined, mate, trackOf } from './graph.ts'
import type { HexId } from './hex.ts'
import type { Gauge } from './tile.ts'

/** A way from one stop to the next, with no stop between. */
export interface Link {
  readonly from: number
  readonly to: number
  readonly tracks: readonly TrackId[] // the sides crossed, in order
  readonly hexes: readonly HexId[] // entered, in order; the last one is the hex of `to`
}

interface Way {
  readonly at: DoorId // the door just entered by
  readonly tracks: readonly TrackId[]
  readonly hexes: readonly HexId[]
}

const known = new WeakMap<Graph, Map<string, readonly Link[]>>()

/** All links that start at a stop. A way that uses all the track of another and more is left out: it is never better. */
export function linksFrom(graph: Graph, stop: number, gauge: Gauge): readonly Link[] {
  const byStop = known.get(graph) ?? new Map<string, readonly Link[]>()
  known.set(graph, byStop)
  const key = `${stop} ${gauge}`
  const links = byStop.get(key) ?? findLinks(graph, stop, gauge)
  byStop.set(key, links)
  return links
}

function findLinks(graph: Graph, from: number, gauge: Gauge): Link[] {
  const doors = graph.stops[from]!.doors.filter((door) => graph.doors[door]!.gauge === gauge)
  const best = new Map<DoorId, Way[]>()
  const links: Link[] = []
  const ways = doors.flatMap((door) => cross(graph, { tracks: [], hexes: [] }, door))
  for (let next = 0; next < ways.length; next++) {
    const way = ways[next]!
    const rivals = best.get(way.at) ?? []
    if (rivals.some((rival) => isPart(rival, way))) continue
    best.set(way.at, [...rivals, way])
    const { stop, plain } = graph.doors[way.at]!
    if (stop >= 0) links.push({ from, to: stop, tracks: way.tracks, hexes: way.hexes })
    else ways.push(...plain.flatMap((door) => cross(graph, way, door)))
  }
  return links.filter((link) => !links.some((other) => other.to === link.to && other !== link && isPart(other, link)))
}

function cross(graph: Graph, { tracks, hexes }: Pick<Way, 'tracks' | 'hexes'>, out: DoorId): Way[] {
  const at = mate(out)
  if (!joined(graph, at) || tracks.includes(trackOf(out))) return []
  return [{ at, tracks: [...tracks, trackOf(out)], hexes: [...hexes, graph.doors[at]!.hex] }]
}

/** Ways come shortest first, so a rival is never longer. */
const isPart = (rival: Pick<Way, 'tracks'>, way: Pick<Way, 'tracks'>) =>
  rival.tracks.every((track) => way.tracks.includes(track))
