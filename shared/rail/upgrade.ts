import type { Board, Lay } from './board.ts'
import { available, tileAt } from './board.ts'
import type { Ground } from './ground.ts'
import type { Edge, HexId } from './hex.ts'
import { EDGES } from './hex.ts'
import type { Color, Gauge, Segment, Tile } from './tile.ts'
import { COLORS, endsOf, exitsOf, gaugeAt, isPlain, turned } from './tile.ts'

/**
 * Every tile and turn that may follow what lies on a hex: one colour on, all track kept, label matched, no track off the grid,
 * a piece left in the supply. Who may lay it, and whether a route leads there, is for the game to say.
 */
export function upgrades(ground: Ground, board: Board, hex: HexId, may: (tile: Tile) => boolean): Lay[] {
  return following(ground, hex, tileAt(ground, board, hex))
    .filter(({ tile }) => available(ground, board, tile) && may(ground.tiles[tile]!))
    .map((lay) => ({ ...lay }))
}

const known = new WeakMap<Ground, Map<HexId, WeakMap<Tile, readonly Lay[]>>>()

function following(ground: Ground, hex: HexId, before: Tile): readonly Lay[] {
  const byHex = known.get(ground) ?? new Map<HexId, WeakMap<Tile, readonly Lay[]>>()
  known.set(ground, byHex)
  const byTile = byHex.get(hex) ?? new WeakMap<Tile, readonly Lay[]>()
  byHex.set(hex, byTile)
  const found = byTile.get(before) ?? fitting(ground, hex, before)
  byTile.set(before, found)
  return found
}

function fitting(ground: Ground, hex: HexId, before: Tile): readonly Lay[] {
  const { printed, open, fixed } = ground.map[hex]!
  const color = nextColor(before)
  if (!color || fixed) return []
  const ofColor = Object.values(ground.tiles).filter((tile) => tile.color === color)
  const label = ofColor.find((tile) => tile.label === printed.label)?.label
  return ofColor
    .filter((tile) => tile.label === label)
    .flatMap((tile) => EDGES.map((turn) => ({ hex, tile: tile.id, turn })))
    .filter(({ tile, turn }) => fits(before, turned(ground.tiles[tile]!, turn), open))
}

function nextColor({ color }: Tile): Color | undefined {
  if (color === 'fixed') return undefined
  return color === 'blank' ? COLORS[0] : COLORS[COLORS.indexOf(color) + 1]
}

const fits = (before: Tile, after: Tile, open: readonly Edge[]) =>
  exitsOf(after).every((edge) => open.includes(edge)) && keepsTrack(before, after)

/** Every exit and every connection between two exits is still there, in its gauge. */
export function keepsTrack(before: Tile, after: Tile): boolean {
  const now = connections(after)
  return connections(before).every((connection) => now.includes(connection))
}

function connections({ segments }: Tile): string[] {
  return segments.flatMap((one) => [
    ...endsOf(one).map((edge) => `${edge} ${one.gauge}`),
    ...segments.filter((two) => meets(one, two)).map((two) => between(one.edge, two.edge, one.gauge)),
    ...(isPlain(one) ? [between(one.edge, one.to.edge, one.gauge)] : []),
  ])
}

const between = (one: Edge, two: Edge, gauge: Gauge) => `${Math.min(one, two)}-${Math.max(one, two)} ${gauge}`

/** Both lead to the junction, or to the same stop. */
function meets(one: Segment, two: Segment): boolean {
  if (one === two || one.gauge !== two.gauge || isPlain(one) || isPlain(two)) return false
  return one.to === 'junction' ? two.to === 'junction' : two.to !== 'junction' && one.to.stop === two.to.stop
}

/** A route that enters the hex by one of these edges meets track of the tile. */
export function meetsRoute(tile: Tile, edges: readonly Edge[], gauge: Gauge): boolean {
  return edges.some((edge) => gaugeAt(tile, edge) === gauge)
}
