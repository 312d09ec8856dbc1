import { mate, trackOf } from '../../../shared/rail/graph.ts'
import type { DoorId, Graph, Stop } from '../../../shared/rail/graph.ts'
import { joined } from '../../../shared/rail/graph.ts'
import type { Company, Minor } from '../../../shared/games/cuba18/companies.ts'
import { isMinor, MINORS } from '../../../shared/games/cuba18/companies.ts'
import { gaugeOf, graphNow, ownStops, tollAt } from '../../../shared/games/cuba18/network.ts'
import { valueOf } from '../../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { KINDS, WAGON_KINDS } from '../../../shared/games/cuba18/trains.ts'
import type { Train, Wagon } from '../../../shared/games/cuba18/trains.ts'

/** The highest run, found by trying everything. Shares nothing with the finder but the graph. */
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

type Cubes = Partial<Record<Minor, number>>

/** VII.11, R40: what the director decides. */
interface Allowed {
  readonly rentals: number // in all
  readonly spared: Cubes
}

/** One way to run one train. */
interface Option {
  readonly value: number
  readonly tracks: readonly number[]
  readonly rentals: number
  readonly load?: { readonly wagon: Wagon; readonly harbor: string; readonly cubes: Cubes }
}

const isHarbor = (stop: Stop) => stop.type === 'harbor' || stop.type === 'offboard'
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

export function highest(s: State, company: Company, { rentals = 0, spared = {} }: Partial<Allowed> = {}): number {
  const { trains, wagons } = s.companies[company]!
  const ways = everyWay(s, company, Math.max(...trains.map((train) => KINDS[train].range)))
  const left = (minor: Minor) => Math.max(0, (s.companies[minor]?.cubes ?? 0) - (spared[minor] ?? 0))
  const cubes = Object.fromEntries(MINORS.map((minor) => [minor, left(minor)]))
  const lists = trains.map((train) =>
    ways
      .flatMap((way) => optionsOf(s, company, train, way, cubes))
      .filter((option) => option.rentals <= rentals)
      .toSorted((a, b) => b.value - a.value),
  )
  const hope = lists.map((_, at) => sum(lists.slice(at).map(([first]) => first?.value ?? 0)))
  const fits = (taken: readonly Option[]) =>
    isApart(taken) && sum(taken.map((it) => it.rentals)) <= rentals && isThere(taken, wagons, cubes)
  let best = 0
  const place = (at: number, taken: readonly Option[], value: number): void => {
    best = Math.max(best, value)
    if (at === trains.length || value + hope[at]! <= best) return
    for (const option of lists[at]!) {
      if (value + option.value + (hope[at + 1] ?? 0) <= best) break
      if (fits([...taken, option])) place(at + 1, [...taken, option], value + option.value)
    }
    place(at + 1, taken, value)
  }
  place(0, [], 0)
  return best
}

function isApart(taken: readonly Option[]): boolean {
  const tracks = taken.flatMap((option) => option.tracks)
  return new Set(tracks).size === tracks.length
}

/** VII.10: each wagon and each cube once, each harbour for one wagon. */
function isThere(taken: readonly Option[], wagons: readonly Wagon[], cubes: Cubes): boolean {
  const loads = taken.flatMap(({ load }) => load ?? [])
  if (new Set(loads.map(({ harbor }) => harbor)).size < loads.length) return false
  const count = <T>(all: readonly T[], one: T) => all.filter((it) => it === one).length
  const hitched = loads.map(({ wagon }) => wagon)
  if (hitched.some((wagon) => count(hitched, wagon) > count(wagons, wagon))) return false
  return MINORS.every((minor) => sum(loads.map((load) => load.cubes[minor] ?? 0)) <= (cubes[minor] ?? 0))
}

function optionsOf(s: State, company: Company, train: Train, way: Way, cubes: Cubes): Option[] {
  const { range, plus, times = 1 } = KINDS[train]
  const { stops, tracks } = way
  if (stops.length > range + 1) return []
  const tolls = sum(stops.slice(1, -1).map((stop) => tollAt(s, company, stop)))
  const value = times * sum(stops.map((stop) => valueOf(s, stop)))
  const base = { value, tracks, rentals: Math.max(0, tolls - (plus ? 1 : 0)) }
  const loaded = [stops[0]!, stops.at(-1)!].filter(isHarbor).flatMap((harbor) => {
    const lost = stops.length > range ? valueOf(s, harbor) : 0
    return [...new Set(s.companies[company]!.wagons)].flatMap((wagon) =>
      loads(s, way, cubes, WAGON_KINDS[wagon].carries).map((load) => ({
        ...base,
        value: value - lost + 30 * sum(Object.values(load)),
        load: { wagon, harbor: harbor.hex, cubes: load },
      })),
    )
  })
  return [...(stops.length > range ? [] : [base]), ...(times > 1 ? [] : loaded)]
}

/** One to so many cubes of the mills passed. */
function loads(s: State, { stops }: Way, cubes: Cubes, most: number): Cubes[] {
  const mills = MINORS.filter((minor) => ownStops(s, minor).some((stop) => stops.includes(stop)))
  let all: Cubes[] = [{}]
  for (const mill of mills)
    all = all.flatMap((load) => {
      const room = Math.min(most - sum(Object.values(load)), cubes[mill] ?? 0)
      return Array.from({ length: 1 + room }, (_, taken) => ({ ...load, [mill]: taken }))
    })
  return all.filter((load) => sum(Object.values(load)) > 0)
}
