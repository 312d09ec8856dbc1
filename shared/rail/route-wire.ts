import type { DoorId, Graph, Stop, StopId, TrackId } from './graph.ts'
import { joined, mate, stopOf, trackOf } from './graph.ts'
import type { HexId } from './hex.ts'
import type { Network } from './route-network.ts'
import type { Route } from './route.ts'

/** A route in words, for actions and records. */
export interface RouteWords {
  readonly stops: readonly StopId[]
  readonly links: readonly (readonly HexId[])[]
}

export function routeWords({ graph }: Network, { stops, links }: Route): RouteWords {
  return { stops: stops.map((number) => graph.stops[number]!.id), links }
}

/** The route somebody names, or nothing if no such track lies on the board. */
export function readRoute(network: Network, words: RouteWords): Route | undefined {
  const stops = words.stops.map((id) => stopOf(network.graph, id))
  if (stops.length !== words.links.length + 1 || !stops.every((stop) => stop !== undefined)) return undefined
  const tracks = words.links.map((hexes, place) => trackBetween(network, [stops[place]!, stops[place + 1]!], hexes))
  if (!tracks.every((track) => track !== undefined)) return undefined
  return { stops: stops.map((stop) => stop.number), links: words.links, tracks: tracks.flat() }
}

/** Every reading of a list of links that names hexes only, each in either direction. */
export function readLinks(network: Network, links: readonly (readonly HexId[])[]): RouteWords[] {
  let found: { stops: Stop[]; links: (readonly HexId[])[] }[] = [{ stops: [], links: [] }]
  for (const link of links) {
    found = found.flatMap((route) =>
      [link, link.toReversed()].flatMap((hexes) =>
        stopPairs(network, hexes)
          .filter(([from]) => route.stops.length === 0 || route.stops.at(-1) === from)
          .map(([from, to]) => ({
            stops: route.stops.length === 0 ? [from, to] : [...route.stops, to],
            links: [...route.links, hexes],
          })),
      ),
    )
  }
  return found.map((route) => ({ stops: route.stops.map((stop) => stop.id), links: route.links }))
}

function stopPairs(network: Network, hexes: readonly HexId[]): [Stop, Stop][] {
  const at = (hex: HexId | undefined) => network.graph.stops.filter((stop) => stop.hex === hex)
  return at(hexes[0]).flatMap((from) =>
    at(hexes.at(-1)).flatMap((to): [Stop, Stop][] => (trackBetween(network, [from, to], hexes) ? [[from, to]] : [])),
  )
}

function trackBetween(
  { graph, gauge }: Network,
  [from, to]: [Stop, Stop],
  hexes: readonly HexId[],
): TrackId[] | undefined {
  if (hexes[0] !== from.hex) return undefined
  let doors = from.doors.filter((door) => graph.doors[door]!.gauge === gauge)
  const tracks: TrackId[] = []
  for (const [place, hex] of hexes.slice(1).entries()) {
    const out = doors.find((door) => leadsTo(graph, door, hex))
    if (out === undefined) return undefined
    tracks.push(trackOf(out))
    const inside = graph.doors[mate(out)]!
    if (place === hexes.length - 2) return inside.stop === to.number ? tracks : undefined
    doors = [...inside.plain]
  }
  return undefined
}

const leadsTo = (graph: Graph, door: DoorId, hex: HexId) => joined(graph, door) && graph.doors[mate(door)]!.hex === hex
