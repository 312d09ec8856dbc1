import { mate, trackOf } from '../../../shared/rail/graph.ts'
import type { DoorId, Graph, Stop } from '../../../shared/rail/graph.ts'
import { joined } from '../../../shared/rail/graph.ts'
import type { Company, Minor } from '../../../shared/games/cuba18/companies.ts'
import { isMinor, MINORS } from '../../../shared/games/cuba18/companies.ts'
import { gaugeOf, graphNow, ownStops, tollAt } from '../../../shared/games/cuba18/network.ts'
import { valueOf } from '../../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { KINDS, WAGON_KINDS } from '../../../shared/games/cuba18/trains.ts'
import type { Wagon } from '../../../shared/games/cuba18/trains.ts'

/** The highest run, found by trying everything; small boards only. Shares nothing with the finder but the graph. */
interface Way {
  readonly stops: readonly Stop[]
  readonly tracks: readonly number[]
}

export function everyWay(s: State, company: Company, longest: number): Way[] {
  const graph = graphNow(s)
  const own = ownStops(s, company)
  const counts = (stop: Stop) => !isMinor(company) || stop.type === 'field' || own.includes(stop)
  const found = new Map<string, Way>()
  const note = (way: Way) => {
    const key = [way.tracks.toSorted((a, b) => a - b).join(' '), ...way.stops.map(({ id }) => id).toSorted()].join(' ')
    if (way.stops.length > 1 && way.stops.some((stop) => own.includes(stop))) found.set(key, way)
  }
  const goOn = (way: Way) => {
    note(way)
    const last = way.stops.at(-1)!
    if (way.stops.length > longest || (way.stops.length > 1 && tollAt(s, company, last) === Infinity)) return
    for (const door of last.doors.filter((it) => graph.doors[it]!.gauge === gaugeOf(company)))
      for (const { stop, tracks } of nextStops(graph, door, way.tracks))
        if (counts(stop) && !way.stops.some(({ hex }) => hex === stop.hex))
          goOn({ stops: [...way.stops, stop], tracks })
  }
  for (const stop of graph.stops.filter(counts)) goOn({ stops: [stop], tracks: [] })
  return [...found.values()]
}

function nextStops(graph: Graph, out: DoorId, tracks: readonly number[]): { stop: Stop; tracks: number[] }[] {
  if (!joined(graph, out) || tracks.includes(trackOf(out))) return []
  const used = [...tracks, trackOf(out)]
  const { stop, plain } = graph.doors[mate(out)]!
  if (stop >= 0) return [{ stop: graph.stops[stop]!, tracks: used }]
  return plain.flatMap((door) => nextStops(graph, door, used))
}

interface Left {
  readonly tracks: readonly number[]
  readonly wagons: readonly Wagon[]
  readonly harbors: readonly string[] // delivered to
  readonly cubes: Partial<Record<Minor, number>>
}

const isHarbor = (stop: Stop) => stop.type === 'harbor' || stop.type === 'offboard'

export function highest(s: State, company: Company): number {
  const { trains, wagons } = s.companies[company]!
  const ways = everyWay(s, company, Math.max(...trains.map((train) => KINDS[train].range)))
  const cubes = Object.fromEntries(MINORS.map((minor) => [minor, s.companies[minor]?.cubes ?? 0]))
  const place = (at: number, left: Left): number => {
    const train = trains[at]
    if (!train) return 0
    const { range, plus, times = 1 } = KINDS[train]
    let best = place(at + 1, left)
    for (const way of ways) {
      const tolls = way.stops.slice(1, -1).reduce((sum, stop) => sum + tollAt(s, company, stop), 0)
      if (tolls > (plus ? 1 : 0) || way.stops.length > range + 1) continue
      if (way.tracks.some((track) => left.tracks.includes(track))) continue
      const then = { ...left, tracks: [...left.tracks, ...way.tracks] }
      const value = times * way.stops.reduce((sum, stop) => sum + valueOf(s, stop), 0)
      if (way.stops.length <= range) best = Math.max(best, value + place(at + 1, then))
      if (times > 1) continue
      for (const harbor of [way.stops[0]!, way.stops.at(-1)!].filter(isHarbor)) {
        if (left.harbors.includes(harbor.hex)) continue
        const lost = way.stops.length > range ? valueOf(s, harbor) : 0
        for (const wagon of new Set(left.wagons))
          for (const load of loads(s, way, left.cubes, WAGON_KINDS[wagon].carries)) {
            const rest = left.wagons.toSpliced(left.wagons.indexOf(wagon), 1)
            const after = { ...then, wagons: rest, harbors: [...left.harbors, harbor.hex], cubes: load.cubes }
            best = Math.max(best, value - lost + 30 * load.count + place(at + 1, after))
          }
      }
    }
    return best
  }
  return place(0, { tracks: [], wagons, harbors: [], cubes })
}

interface Load {
  readonly count: number
  readonly cubes: Left['cubes'] // that stay
}

function loads(s: State, way: Way, cubes: Left['cubes'], most: number): Load[] {
  const mills = MINORS.filter((minor) => ownStops(s, minor).some((stop) => way.stops.includes(stop)))
  let all: Load[] = [{ count: 0, cubes }]
  for (const mill of mills)
    all = all.flatMap((load) =>
      Array.from({ length: 1 + Math.min(most - load.count, load.cubes[mill] ?? 0) }, (_, taken) => ({
        count: load.count + taken,
        cubes: { ...load.cubes, [mill]: (load.cubes[mill] ?? 0) - taken },
      })),
    )
  return all.filter(({ count }) => count > 0)
}
