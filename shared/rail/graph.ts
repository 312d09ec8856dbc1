import type { Board } from './board.ts'
import { tileAt } from './board.ts'
import type { Ground } from './ground.ts'
import type { Edge, HexId } from './hex.ts'
import { opposite } from './hex.ts'
import type { Sides } from './sides.ts'
import { sidesOf } from './sides.ts'
import type { Gauge, Tile, TileStop } from './tile.ts'
import { isPlain } from './tile.ts'

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
const graphs = new WeakMap<Ground, Known>()

interface Known {
  readonly byFrozen: WeakMap<Board['tiles'], Graph>
  readonly byContent: Map<string, Graph>
  last?: { readonly tiles: Board['tiles']; readonly count: number; readonly graph: Graph }
}

/** The network of a board, remembered. A client changes its board in place; what is not frozen is therefore compared. */
export function graphOf(ground: Ground, board: Board): Graph {
  const known = graphs.get(ground) ?? { byFrozen: new WeakMap(), byContent: new Map() }
  graphs.set(ground, known)
  const graph = known.byFrozen.get(board.tiles)
  if (graph) return graph
  if (!Object.isFrozen(board.tiles)) return graphByContent(known, ground, board)
  const built = buildGraph(ground, board)
  known.byFrozen.set(board.tiles, built)
  return built
}

function graphByContent(known: Known, ground: Ground, board: Board): Graph {
  if (known.last && known.last.count === sameTiles(known.last.tiles, board.tiles)) return known.last.graph
  const graph = sharedGraph(known.byContent, ground, board)
  const tiles = Object.fromEntries(Object.entries(board.tiles).map(([hex, { tile, turn }]) => [hex, { tile, turn }]))
  known.last = { tiles, count: Object.keys(tiles).length, graph }
  return graph
}

/** How many hexes have the same on both; -1 if one of the second has not. */
function sameTiles(one: Board['tiles'], two: Board['tiles']): number {
  let count = 0
  for (const hex in two) {
    const [a, b] = [one[hex], two[hex]!]
    if (a?.tile !== b.tile || a.turn !== b.turn) return -1
    count += 1
  }
  return count
}

function sharedGraph(byContent: Map<string, Graph>, ground: Ground, board: Board): Graph {
  const key = JSON.stringify(board.tiles)
  const graph = byContent.get(key) ?? buildGraph(ground, board)
  byContent.delete(key)
  byContent.set(key, graph)
  if (byContent.size > KEPT) byContent.delete(byContent.keys().next().value!) // the one asked for longest ago
  return graph
}

interface DoorDraft extends Door {
  built: boolean
  stop: number
  plain: readonly DoorId[]
}

interface Draft {
  readonly sides: Sides
  readonly track: Int32Array // by side and gauge
  readonly doors: DoorDraft[]
  readonly stops: Stop[]
}

function buildGraph(ground: Ground, board: Board): Graph {
  const all = sidesOf(ground)
  const draft: Draft = { sides: all, track: new Int32Array(all.count * 2).fill(-1), doors: [], stops: [] }
  for (const [place, hex] of all.hexes.entries())
    if (all.printed[place] || board.tiles[hex]) connect(draft, place, tileAt(ground, board, hex))
  const { stops, doors } = draft
  return { stops, doors, tracks: doors.length / 2 }
}

function connect(draft: Draft, place: number, tile: Tile): void {
  const { doors, stops, sides: all } = draft
  const first = stops.length
  const arms: DoorId[] = []
  const ofStop: DoorId[][] = tile.stops.map(() => [])
  for (const segment of tile.segments) {
    const door = openDoor(draft, place, segment.edge, segment.gauge)
    if (isPlain(segment)) link(doors, door, openDoor(draft, place, segment.to.edge, segment.gauge))
    else if (segment.to === 'junction') arms.push(door)
    else {
      doors[door]!.stop = first + segment.to.stop
      ofStop[segment.to.stop]!.push(door)
    }
  }
  for (const [count, door] of arms.entries()) for (const other of arms.slice(count + 1)) link(doors, door, other)
  const hex = all.hexes[place]!
  for (const [city, { type, slots, value, end }] of tile.stops.entries()) {
    const number = first + city
    stops.push({ id: stopId(hex, city), number, hex, city, type, slots, value, end, doors: ofStop[city]! })
  }
}

function openDoor({ sides: all, track, doors }: Draft, place: number, edge: Edge, gauge: Gauge): DoorId {
  const side = all.number[place * 6 + edge]! * 2 + (gauge === 'narrow' ? 1 : 0)
  const end = all.end[place * 6 + edge]!
  if (track[side] === -1) {
    track[side] = doors.length / 2
    const here = newDoor(all.hexes[place]!, edge, gauge)
    const there = newDoor(all.beyond[place * 6 + edge]!, opposite(edge), gauge)
    if (end === 0) doors.push(here, there)
    else doors.push(there, here)
  }
  const door = track[side]! * 2 + end
  doors[door]!.built = true
  return door
}

const NONE: readonly DoorId[] = []
const newDoor = (hex: HexId, edge: Edge, gauge: Gauge): DoorDraft => ({
  hex,
  edge,
  gauge,
  built: false,
  stop: -1,
  plain: NONE,
})

function link(doors: DoorDraft[], one: DoorId, two: DoorId): void {
  leadOn(doors[one]!, two)
  leadOn(doors[two]!, one)
}

function leadOn(door: DoorDraft, to: DoorId): void {
  door.plain = door.plain.length === 0 ? [to] : [...door.plain, to]
}
