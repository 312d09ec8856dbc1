import type { DoorId, Graph } from '../../shared/rail/graph.ts'
import { joined, mate, trackOf } from '../../shared/rail/graph.ts'
import type { HexId } from '../../shared/rail/hex.ts'
import { addClaims, readings } from '../../shared/rail/route.ts'
import type { Claims, Route, Running, Train, Trip } from '../../shared/rail/route.ts'

interface Trail {
  readonly stops: readonly number[]
  readonly links: readonly (readonly HexId[])[]
  readonly tracks: readonly number[]
}

/** Every route there is, by trying everything: no track twice, no stop twice. Each is found in both directions. */
export function allRoutes({ network: { graph, gauge } }: Running): Route[] {
  const found: Route[] = []
  const from = (stop: number, trail: Trail) => {
    found.push(trail)
    for (const out of graph.stops[stop]!.doors) {
      if (graph.doors[out]!.gauge === gauge) along(graph, out, [graph.stops[stop]!.hex], trail.tracks, arrive(trail))
    }
  }
  const arrive = (trail: Trail) => (stop: number, link: readonly HexId[], tracks: readonly number[]) => {
    if (!trail.stops.includes(stop))
      from(stop, { stops: [...trail.stops, stop], links: [...trail.links, link], tracks })
  }
  for (const { number } of graph.stops) from(number, { stops: [number], links: [], tracks: [] })
  return found
}

type Arrive = (stop: number, link: readonly HexId[], tracks: readonly number[]) => void

function along(graph: Graph, out: DoorId, link: readonly HexId[], tracks: readonly number[], arrive: Arrive): void {
  if (!joined(graph, out) || tracks.includes(trackOf(out))) return
  const { stop, plain, hex } = graph.doors[mate(out)]!
  const [hexes, used] = [
    [...link, hex],
    [...tracks, trackOf(out)],
  ]
  if (stop >= 0) arrive(stop, hexes, used)
  for (const next of plain) along(graph, next, hexes, used, arrive)
}

/** The most that all trains together can bring, by trying everything. */
export function bruteForce(running: Running): number {
  const routes = allRoutes(running)
  const trips = running.trains.map((train) => tripsOf(running, train, routes))
  return most(running, trips, { tracks: [], claims: {} })
}

type Way = Omit<Trip, 'train'> & { readonly shares: boolean }

function tripsOf(running: Running, train: Train, routes: readonly Route[]): Way[] {
  const best = new Map<string, Way>()
  for (const form of train.forms) {
    for (const route of routes) {
      const read = readings(running, form, route)
      for (const way of typeof read === 'string' ? [] : read) {
        const tracks = form.sharesTrack ? [] : route.tracks.toSorted((a, b) => a - b)
        const key = JSON.stringify([tracks, way.claims])
        if (way.revenue > (best.get(key)?.revenue ?? 0)) best.set(key, { ...way, shares: form.sharesTrack ?? false })
      }
    }
  }
  return [...best.values()].toSorted((a, b) => b.revenue - a.revenue)
}

interface Used {
  readonly tracks: readonly number[]
  readonly claims: Claims
}

function most(running: Running, [first, ...rest]: readonly (readonly Way[])[], used: Used): number {
  if (!first) return 0
  let best = most(running, rest, used)
  const ceiling = rest.reduce((sum, ways) => sum + (ways[0]?.revenue ?? 0), 0)
  for (const { shares, route, claims, revenue } of first) {
    if (revenue + ceiling <= best) break
    if (!shares && route.tracks.some((track) => used.tracks.includes(track))) continue
    const all = addClaims(used.claims, claims)
    if (Object.keys(all).some((key) => all[key]! > (running.supply[key] ?? 0))) continue
    const tracks = shares ? used.tracks : [...used.tracks, ...route.tracks]
    best = Math.max(best, revenue + most(running, rest, { tracks, claims: all }))
  }
  return best
}
