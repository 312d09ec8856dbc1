import type { Board } from './board.ts'
import { tileAt } from './board.ts'
import type { Ground } from './ground.ts'
import type { Edge, HexId } from './hex.ts'
import { EDGES, across, opposite } from './hex.ts'
import type { Gauge, Tile, TileStop } from './tile.ts'
import { gaugeAt } from './tile.ts'

/** A stop on the map, such as 'C14.0': its hex and its number there. Safe to keep in a state or an action. */
export type StopId = string
/** Dense number of a hex side with track of one gauge. Two routes share track when they share a side. Good for this graph only. */
export type TrackId = number
/** A side seen from one of its hexes: twice its track, plus 0 or 1. `mate` is the same side seen from the other hex. */
export type DoorId = number

export interface Stop extends TileStop {
  readonly id: StopId
  readonly number: number // its place in graph.stops
  readonly hex: HexId
  readonly city: number
  readonly doors: readonly DoorId[]
}

export interface Door {
  readonly hex: HexId
  readonly edge: Edge
  readonly gauge: Gauge
  readonly built: boolean // this hex has track of the gauge here; if not, only the other one leads to it
  readonly stop: number // the stop its track leads to, or -1
  readonly plain: readonly DoorId[] // the doors of this hex its track leads to without a stop between
}

export interface Graph {
  readonly stops: readonly Stop[]
  readonly doors: readonly Door[] // the two doors of track t are 2t and 2t + 1
  readonly tracks: number
}

export const stopId = (hex: HexId, city: number): StopId => `${hex}.${city}`
export const mate = (door: DoorId): DoorId => door ^ 1
export const trackOf = (door: DoorId): TrackId => door >> 1
/** Both hexes have track here, so a train can cross. */
export const joined = (graph: Graph, door: DoorId): boolean =>
  graph.doors[door]!.built && graph.doors[mate(door)]!.built
export const stopOf = (graph: Graph, id: StopId): Stop | undefined => graph.stops.find((stop) => stop.id === id)

const KEPT = 24
const graphs = new WeakMap<Ground, Map<string, Graph>>()

/** The network of a board. Boards with the same tiles share one graph. */
export function graphOf(ground: Ground, board: Board): Graph {
  const known = graphs.get(ground) ?? new Map<string, Graph>()
  graphs.set(ground, known)
  const key = JSON.stringify(board.tiles)
  const graph = known.get(key) ?? buildGraph(ground, board)
  known.delete(key)
  known.set(key, graph)
  if (known.size > KEPT) known.delete(known.keys().next().value!) // the one asked for longest ago
  return graph
}

type Doors = Map<string, DoorId>
const doorKey = (hex: HexId, edge: Edge, gauge: Gauge) => `${hex} ${edge} ${gauge}`

function buildGraph(ground: Ground, board: Board): Graph {
  const tiles = Object.keys(ground.map).map((hex) => ({ hex, tile: tileAt(ground, board, hex) }))
  const numbers: Doors = new Map()
  const doors = tiles.flatMap(({ hex, tile }) =>
    sidesWithTrack(tile).flatMap(({ edge, gauge }) => openDoors(numbers, hex, edge, gauge)),
  )
  const stops: Stop[] = []
  for (const { hex, tile } of tiles) connect(tile, hex, { numbers, doors, stops })
  return { stops, doors, tracks: doors.length / 2 }
}

const sidesWithTrack = (tile: Tile) =>
  EDGES.flatMap((edge) => {
    const gauge = gaugeAt(tile, edge)
    return gauge ? [{ edge, gauge }] : []
  })

interface DoorDraft extends Door {
  built: boolean
  stop: number
  plain: DoorId[]
}

function openDoors(numbers: Doors, hex: HexId, edge: Edge, gauge: Gauge): DoorDraft[] {
  if (numbers.has(doorKey(hex, edge, gauge))) return []
  const [far, back] = [across(hex, edge), opposite(edge)]
  const number = numbers.size
  numbers.set(doorKey(hex, edge, gauge), number)
  numbers.set(doorKey(far, back, gauge), number + 1)
  const blank = { gauge, built: false, stop: -1, plain: [] }
  return [
    { hex, edge, ...blank, plain: [] },
    { hex: far, edge: back, ...blank, plain: [] },
  ]
}

function connect(tile: Tile, hex: HexId, into: { numbers: Doors; doors: DoorDraft[]; stops: Stop[] }): void {
  const { numbers, doors, stops } = into
  const at = (edge: Edge, gauge: Gauge) => numbers.get(doorKey(hex, edge, gauge))!
  const first = stops.length
  const arms: DoorId[] = []
  const ofStop: DoorId[][] = tile.stops.map(() => [])
  for (const { edge, to, gauge } of tile.segments) {
    const door = at(edge, gauge)
    doors[door]!.built = true
    if (to === 'junction') arms.push(door)
    else if ('stop' in to) {
      doors[door]!.stop = first + to.stop
      ofStop[to.stop]!.push(door)
    } else link(doors, door, at(to.edge, gauge))
  }
  for (const [place, door] of arms.entries()) for (const other of arms.slice(place + 1)) link(doors, door, other)
  for (const [city, stop] of tile.stops.entries()) {
    stops.push({ ...stop, id: stopId(hex, city), number: stops.length, hex, city, doors: ofStop[city]! })
  }
}

function link(doors: DoorDraft[], one: DoorId, two: DoorId): void {
  doors[one]!.built = true
  doors[two]!.built = true
  doors[one]!.plain.push(two)
  doors[two]!.plain.push(one)
}
