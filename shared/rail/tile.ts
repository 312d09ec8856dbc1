import type { Edge } from './hex.ts'
import { EDGES, turnEdge } from './hex.ts'

export type TileId = string
export type Gauge = 'standard' | 'narrow'
export const COLORS = ['yellow', 'green', 'brown', 'gray'] as const
export type Color = (typeof COLORS)[number]
/** Blank hexes come before yellow; fixed ones (off-boards, harbours, ports) are outside the sequence. */
export type Shade = Color | 'blank' | 'fixed'
export type StopType = 'city' | 'town' | 'field' | 'harbor' | 'offboard'

/** Where a train may stop: a city, a town, a field, a harbour or a place off the board. */
export interface TileStop {
  readonly type: StopType
  readonly slots: number
  readonly value: readonly number[] // by colour from yellow on; the last one holds for all later colours
  readonly end: boolean // a route must end here
}

/** Track from a side to another side, to a stop, or to the point where all arms of a junction meet. */
export type Segment = PlainSegment | Arm
export interface PlainSegment {
  readonly edge: Edge
  readonly to: { readonly edge: Edge }
  readonly gauge: Gauge
}
export interface Arm {
  readonly edge: Edge
  readonly to: { readonly stop: number } | 'junction'
  readonly gauge: Gauge
}

export interface Tile {
  readonly id: TileId
  readonly color: Shade
  readonly kind: string // what it shows, in the game's words; 'plain' or the type of its first stop unless told
  readonly label?: string
  readonly stops: readonly TileStop[]
  readonly segments: readonly Segment[]
}

export interface TileText {
  readonly color: Shade
  readonly track: string
  readonly kind?: string
  readonly label?: string
}

export const valueAt = (value: readonly number[], color: Color): number =>
  value[Math.min(COLORS.indexOf(color), value.length - 1)] ?? 0

/**
 * Track in words, parts separated by ';'. A side is its number, with ~ before it for narrow gauge.
 * '0-3' plain track, 'junction: 0 1 3' arms that all meet, 'city 30 x2: 0 1 3 4' a stop worth 30 with two slots,
 * 'offboard 30|40|60|80 x2 end: 0 5' a stop by colour where routes end, 'city 20 x2: 4 5 ~0' a stop of both gauges.
 */
export function parseTile(id: TileId, text: TileText): Tile {
  const { stops, segments } = parseTrack(text.track)
  if (EDGES.some((edge) => gaugesAt(segments, edge).size > 1)) throw new Error(`two gauges at one side: ${text.track}`)
  const kind = text.kind ?? stops[0]?.type ?? 'plain'
  return { id, color: text.color, kind, ...(text.label ? { label: text.label } : {}), stops, segments }
}

const PLAIN = /^(~?)([0-5])-([0-5])$/
const JUNCTION = /^junction:((?: ~?[0-5])+)$/
const STOP = /^(city|town|field|harbor|offboard) (\d+(?:\|\d+)*)(?: x(\d+))?( end)?:((?: ~?[0-5])*)$/

function parseTrack(track: string): Pick<Tile, 'stops' | 'segments'> {
  const stops: TileStop[] = []
  const segments: Segment[] = []
  for (const part of track.split(';').map((text) => text.trim())) {
    const plain = PLAIN.exec(part)
    const junction = JUNCTION.exec(part)
    const stop = STOP.exec(part)
    if (plain) segments.push({ edge: side(plain[2]!), to: { edge: side(plain[3]!) }, gauge: gaugeOf(plain[1]!) })
    else if (junction) segments.push(...arms(junction[1]!, 'junction'))
    else if (stop) {
      segments.push(...arms(stop[5]!, { stop: stops.length }))
      const value = stop[2]!.split('|').map(Number)
      stops.push({ type: stop[1] as StopType, value, slots: Number(stop[3] ?? 0), end: stop[4] !== undefined })
    } else if (part !== '') throw new Error(`no track: ${part}`)
  }
  return { stops, segments }
}

const gaugesAt = (segments: readonly Segment[], edge: Edge) =>
  new Set(segments.filter((segment) => endsOf(segment).includes(edge)).map(({ gauge }) => gauge))
const side = (digit: string) => Number(digit) as Edge // the pattern admits 0..5 only
const gaugeOf = (mark: string): Gauge => (mark.startsWith('~') ? 'narrow' : 'standard')
const arms = (sides: string, to: Arm['to']): Arm[] =>
  sides
    .trim()
    .split(' ')
    .filter((mark) => mark !== '')
    .map((mark) => ({ edge: side(mark.at(-1)!), to, gauge: gaugeOf(mark) }))

const turnedTiles = new WeakMap<Tile, readonly Tile[]>()

/** The tile as it lies after `turn` steps clockwise. The same object for the same question. */
export function turned(tile: Tile, turn: number): Tile {
  let all = turnedTiles.get(tile)
  if (!all) {
    all = EDGES.map((by) => (by === 0 ? tile : { ...tile, segments: tile.segments.map((it) => turnSegment(it, by)) }))
    turnedTiles.set(tile, all)
  }
  const found = all[turn]
  if (!found) throw new Error(`no turn ${turn}`)
  return found
}

function turnSegment(segment: Segment, turn: number): Segment {
  const edge = turnEdge(segment.edge, turn)
  return isPlain(segment) ? { ...segment, edge, to: { edge: turnEdge(segment.to.edge, turn) } } : { ...segment, edge }
}

/** Sides that track of this tile touches. */
export const exitsOf = (tile: Tile): readonly Edge[] => EDGES.filter((edge) => gaugeAt(tile, edge) !== undefined)

/** The gauge of the track at a side; no side has both. */
export const gaugeAt = (tile: Tile, edge: Edge): Gauge | undefined =>
  tile.segments.find((segment) => endsOf(segment).includes(edge))?.gauge

const stopExits = new WeakMap<Tile, readonly (readonly Edge[])[]>()
const NO_EXITS: readonly Edge[] = []

/** The sides whose track leads to a stop. */
export function exitsOfStop(tile: Tile, stop: number): readonly Edge[] {
  let all = stopExits.get(tile)
  if (!all) {
    all = tile.stops.map((_, number) => edgesTo(tile, number))
    stopExits.set(tile, all)
  }
  return all[stop] ?? NO_EXITS
}

const edgesTo = (tile: Tile, stop: number): readonly Edge[] =>
  tile.segments.filter(({ to }) => typeof to === 'object' && 'stop' in to && to.stop === stop).map(({ edge }) => edge)

export const isPlain = (segment: Segment): segment is PlainSegment =>
  typeof segment.to === 'object' && 'edge' in segment.to

export const endsOf = (segment: Segment): readonly Edge[] =>
  isPlain(segment) ? [segment.edge, segment.to.edge] : [segment.edge]
