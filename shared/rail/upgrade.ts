import type { Board, Laid, Lay } from './board.ts'
import { available, tileAt } from './board.ts'
import type { Ground } from './ground.ts'
import type { Edge, HexId } from './hex.ts'
import { EDGES } from './hex.ts'
import { shapeOf, sideBits } from './shape.ts'
import type { Color, Gauge, Tile } from './tile.ts'
import { COLORS, gaugeAt, turned } from './tile.ts'

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
  const { open, fixed } = ground.map[hex]!
  const color = nextColor(before)
  if (!color || fixed) return []
  const closed = ~sideBits(open)
  const fits = (after: Tile) => (shapeOf(after).exits & closed) === 0 && keepsTrack(before, after)
  return Object.values(ground.tiles)
    .filter((tile) => tile.color === color && fitsLabel(ground, hex, tile))
    .flatMap((tile) => EDGES.filter((turn) => fits(turned(tile, turn))).map((turn) => ({ hex, tile: tile.id, turn })))
}

/** A label counts from the colour on that has it. */
export function fitsLabel(ground: Ground, hex: HexId, { color, label }: Tile): boolean {
  const wanted = ground.map[hex]!.printed.label // a hex of the map
  const exists = Object.values(ground.tiles).some((tile) => tile.color === color && tile.label === wanted)
  return label === (exists ? wanted : undefined)
}

function nextColor({ color }: Tile): Color | undefined {
  if (color === 'fixed') return undefined
  return color === 'blank' ? COLORS[0] : COLORS[COLORS.indexOf(color) + 1]
}

/** Every exit and every connection between two exits is still there, in its gauge. */
export function keepsTrack(before: Tile, after: Tile): boolean {
  const [old, now] = [shapeOf(before), shapeOf(after)]
  return (old.standard & ~now.standard) === 0 && (old.narrow & ~now.narrow) === 0
}

/** The same for turns after which a tile looks the same. */
export const lookOf = (ground: Ground, { tile, turn }: Laid): string =>
  `${tile} ${shapeOf(turned(ground.tiles[tile]!, turn)).standard}` // a tile of the box

/** A route that enters the hex by one of these edges meets track of the tile. */
export function meetsRoute(tile: Tile, edges: readonly Edge[], gauge: Gauge): boolean {
  return edges.some((edge) => gaugeAt(tile, edge) === gauge)
}
