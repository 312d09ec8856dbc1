import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { GROUND } from '../../../shared/games/mx1822/map.ts'
import { COLOURS, PHASE } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { tileAt, tokensIn } from '../../../shared/rail/board.ts'
import type { Edge, HexId } from '../../../shared/rail/hex.ts'
import { across, opposite } from '../../../shared/rail/hex.ts'
import type { TileStop } from '../../../shared/rail/tile.ts'
import { exitsOfStop, isPlain } from '../../../shared/rail/tile.ts'

/** The highest run, found by trying everything from the tiles alone; small boards only. Shares nothing with the finder. */
interface Station extends TileStop {
  readonly hex: HexId
  readonly city: number
  readonly once: string // 6.4.2
}
interface Way {
  readonly stations: readonly Station[]
  readonly sides: readonly string[] // hex sides crossed
}

const tile = (s: State, hex: HexId) => tileAt(GROUND, s.board, hex)

function stationsIn(s: State, hex: HexId): Station[] {
  const { stops, kind } = tile(s, hex)
  return stops.map((stop, city) => ({ ...stop, hex, city, once: kind === 'doubleTown' ? `${hex} ${city}` : hex }))
}

const isOwn = (s: State, company: Company, { hex, city }: Station) =>
  tokensIn(s.board, hex, city).some((token) => token.company === company)

/** 6.4.4, 6.4.5 */
function ends(s: State, company: Company, station: Station): boolean {
  const tokens = tokensIn(s.board, station.hex, station.city).filter(({ extra }) => !extra)
  const full = station.type !== 'town' && tokens.length >= station.slots
  return station.end || (full && !isOwn(s, company, station))
}

const sideOf = (hex: HexId, edge: Edge) => [hex, across(hex, edge)].toSorted().join(' ')

/** The next stations out of a hex by this edge, and the sides on the way to them. */
function beyond(s: State, hex: HexId, edge: Edge, sides: readonly string[]): Way[] {
  const there = across(hex, edge)
  const used = [...sides, sideOf(hex, edge)]
  if (!GROUND.map[there] || new Set(used).size < used.length) return []
  const entered = opposite(edge)
  const { segments } = tile(s, there)
  const on = (next: Edge) => beyond(s, there, next, used)
  return segments.flatMap((segment): Way[] => {
    if (isPlain(segment)) {
      const { edge: one, to } = segment
      return [...(one === entered ? on(to.edge) : []), ...(to.edge === entered ? on(one) : [])]
    }
    if (segment.edge !== entered) return []
    if (segment.to !== 'junction') return [{ stations: [stationsIn(s, there)[segment.to.stop]!], sides: used }]
    return segments.filter((arm) => arm.to === 'junction' && arm !== segment).flatMap((arm) => on(arm.edge))
  })
}

/** Every route of up to so many stations that count; `most` of them ends the search with undefined. */
export function everyWay(s: State, company: Company, longest: number, most: number): Way[] | undefined {
  const found: Way[] = []
  const goOn = (way: Way): void => {
    if (found.length > most) return
    found.push(way)
    const last = way.stations.at(-1)!
    if (way.stations.length === longest || (way.stations.length > 1 && ends(s, company, last))) return
    for (const edge of exitsOfStop(tile(s, last.hex), last.city))
      for (const { stations, sides } of beyond(s, last.hex, edge, way.sides))
        if (!way.stations.some(({ once }) => once === stations[0]!.once))
          goOn({ stations: [...way.stations, ...stations], sides })
  }
  for (const hex of Object.keys(GROUND.map))
    for (const station of stationsIn(s, hex)) goOn({ stations: [station], sides: [] })
  return found.length > most ? undefined : found.filter((way) => way.stations.some((it) => isOwn(s, company, it)))
}

/** What a train makes of a route. */
interface Ride {
  readonly value: number
  readonly sides: readonly string[]
  readonly takes: readonly string[] // what there is only one of
}

function ridesOf(s: State, company: Company, train: Train, ways: readonly Way[]): Ride[] {
  const charter = s.companies[company]!
  const car = charter.trains.includes('P+')
  const own = (it: Station) => isOwn(s, company, it)
  const worth = ({ value }: Station) => value[Math.min(COLOURS.indexOf(PHASE[s.phase].colour), value.length - 1)]!
  const total = (stations: readonly Station[]) => stations.reduce((sum, it) => sum + worth(it), 0)
  const tokenAt = (kind: string) => (it: Station) =>
    tokensIn(s.board, it.hex, it.city).some((token) => token.company === company && token.kind === kind)
  return ways.flatMap(({ stations, sides }): Ride[] => {
    const towns = stations.filter(({ type }) => type === 'town')
    const others = stations.filter(({ type }) => type !== 'town')
    const bonus = stations.some(tokenAt('home')) ? total(stations.filter(tokenAt('destination'))) : 0
    const both = (times: number, finish: (sum: number) => number, ride: Omit<Ride, 'value'>, counted = stations) => [
      { ...ride, value: finish(times * total(counted)) },
      { ...ride, value: finish(times * (total(counted) + bonus)), takes: [...ride.takes, 'destination'] },
    ]
    if (train === 'E') {
      const counted = stations.filter(own)
      if (counted.length < 2 || !own(stations[0]!) || !own(stations.at(-1)!)) return []
      return both(2, (sum) => sum, { sides: [], takes: [] }, counted)
    }
    if (train === 'L' || train === 'LP') {
      if (others.length !== 1 || !own(others[0]!) || towns.length > 1) return []
      return [{ value: total(stations), sides, takes: [`local ${others[0]!.hex} ${others[0]!.city}`] }]
    }
    if (stations.length < 2) return []
    const finish = (sum: number) => (train === '3/2' ? 10 * Math.ceil(sum / 20) : sum)
    const most = Number(train[0])
    return [
      ...(stations.length <= most ? both(1, finish, { sides, takes: [] }) : []),
      ...(car && others.length <= most ? both(1, finish, { sides, takes: ['car'] }) : []),
    ]
  })
}

export function highest(s: State, company: Company, ways: readonly Way[]): number {
  const trains = s.companies[company]!.trains.filter((train) => train !== 'P+')
  const rides = trains.map((train) => ridesOf(s, company, train, ways).toSorted((a, b) => b.value - a.value))
  const place = (at: number, used: readonly string[]): number => {
    if (at === rides.length) return 0
    let best = place(at + 1, used)
    const ceiling = rides.slice(at + 1).reduce((sum, others) => sum + (others[0]?.value ?? 0), 0)
    for (const { value, sides, takes } of rides[at]!) {
      if (value + ceiling <= best) break
      if ([...sides, ...takes].some((it) => used.includes(it))) continue
      best = Math.max(best, value + place(at + 1, [...used, ...sides, ...takes]))
    }
    return best
  }
  return place(0, [])
}
