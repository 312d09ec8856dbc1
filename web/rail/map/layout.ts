import type { Edge } from '../../../shared/rail/hex.ts'
import { exitsOfStop, isPlain, type Gauge, type Tile, type TileStop } from '../../../shared/rail/tile.ts'
import { add, apart, APOTHEM, distance, polar, R, sidePoint, times, type Point } from './geometry.ts'
import { arc, line } from './path.ts'

export interface PlacedStop extends TileStop {
  readonly number: number // of the stop on its tile
  readonly at: Point
  readonly through: Pair | undefined // it stands on the track between these sides
}

export interface PlacedTrack {
  readonly d: string
  readonly gauge: Gauge
}

export interface Layout {
  readonly stops: readonly PlacedStop[]
  readonly track: readonly PlacedTrack[]
  readonly bridges: readonly string[]
  readonly slot: number // radius of a slot, smaller where cities stand close
}

type Pair = readonly [Edge, Edge]

const SLOT = 0.265 * R
const ALONE = 0.56 * R // a stop with one exit, from the centre
const CENTRE: Point = [0, 0]

const layouts = new WeakMap<Tile, Layout>()

/** Where everything on a tile lies. A turned tile is always the same object, so this is worked out once. */
export function layoutOf(tile: Tile): Layout {
  const known = layouts.get(tile)
  if (known) return known
  const stops = spread(tile.stops.map((_, number) => place(tile, number)))
  const made = { stops, track: tracks(tile, stops), bridges: bridges(lines(tile, stops)), slot: slotRadius(stops) }
  layouts.set(tile, made)
  return made
}

function place(tile: Tile, number: number): PlacedStop {
  const stop = tile.stops[number]! // its own number
  const exits = exitsOfStop(tile, number)
  const alone = tile.stops.length === 1
  const [a, b] = exits
  if (exits.length === 2 && a !== undefined && b !== undefined && (!alone || stop.type === 'town'))
    return { ...stop, number, at: middle(a, b), through: [a, b] }
  return { ...stop, number, at: placeAlone(tile, number, exits), through: undefined }
}

function placeAlone(tile: Tile, number: number, exits: readonly Edge[]): Point {
  const [only, second] = exits
  if (tile.stops.length === 1 || second !== undefined) return CENTRE
  return only === undefined ? [(number - (tile.stops.length - 1) / 2) * 0.6 * R, 0] : sidePoint(only, ALONE)
}

/** The middle of the track between two sides. */
function middle(a: Edge, b: Edge): Point {
  if (apart(a, b) === 3) return CENTRE
  const between = add(sidePoint(a, 1), sidePoint(b, 1))
  return times(between, (apart(a, b) === 1 ? R / 2 : 2 * APOTHEM - 1.5 * R) / Math.hypot(...between))
}

/** Two stops on crossing straights would cover each other: each moves along its own track. */
function spread(stops: readonly PlacedStop[]): readonly PlacedStop[] {
  return stops.map((stop) => {
    const near = stops.some((other) => other !== stop && distance(other.at, stop.at) < 0.3 * R)
    return near && stop.through ? { ...stop, at: sidePoint(stop.through[0], 0.46 * R) } : stop
  })
}

function slotRadius(stops: readonly PlacedStop[]): number {
  const cities = stops.filter((stop) => stop.slots > 0)
  const gaps = cities.flatMap((a, i) => cities.slice(i + 1).map((b) => distance(a.at, b.at)))
  return Math.min(SLOT, ...gaps.map((gap) => gap / 2.2))
}

/** Track from side to side, also where a stop stands on it. */
const lines = (tile: Tile, stops: readonly PlacedStop[]): readonly Pair[] => [
  ...tile.segments.flatMap((it): Pair[] => (isPlain(it) && it.gauge === 'standard' ? [[it.edge, it.to.edge]] : [])),
  ...stops.flatMap((stop): Pair[] => (stop.through ? [stop.through] : [])),
]

function tracks(tile: Tile, stops: readonly PlacedStop[]): PlacedTrack[] {
  return tile.segments.flatMap((it) => {
    const { edge, gauge } = it
    if (isPlain(it)) return [{ d: arc(edge, it.to.edge), gauge }]
    const stop = it.to === 'junction' ? undefined : stops[it.to.stop]
    if (stop?.through) return edge === stop.through[0] ? [{ d: arc(...stop.through), gauge }] : []
    return [{ d: line(sidePoint(edge), stop?.at ?? CENTRE), gauge }]
  })
}

/** A crossing without a switch: the second track passes over the first. */
const bridges = (all: readonly Pair[]): string[] =>
  all.flatMap((under, i) => all.slice(i + 1).flatMap((over) => (cross(under, over) ? [arc(...over)] : [])))

function cross(p: Pair, q: Pair): boolean {
  const inside = (edge: Edge) => (edge - p[0] + 6) % 6 < (p[1] - p[0] + 6) % 6
  return new Set([...p, ...q]).size === 4 && inside(q[0]) !== inside(q[1])
}

/** Where the slots lie, seen from their city: side by side, a triangle, a square. */
export function slotPlaces(count: number, radius: number): readonly Point[] {
  if (count <= 1) return [CENTRE]
  if (count === 2)
    return [
      [-radius * 1.04, 0],
      [radius * 1.04, 0],
    ]
  if (count === 3) return [polar(-90, radius * 1.2), polar(150, radius * 1.2), polar(30, radius * 1.2)]
  if (count > 4)
    return [...slotPlaces(4, radius), ...slotPlaces(count - 4, radius).map((it) => add(it, [0, radius * 2.9]))]
  const half = radius * 0.93
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
}
