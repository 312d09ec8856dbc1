import type { Board, Lay } from './board.ts'
import { available, tileAt } from './board.ts'
import type { Ground } from './ground.ts'
import type { Edge, HexId } from './hex.ts'
import { EDGES } from './hex.ts'
import type { Color, Gauge, Segment, Tile } from './tile.ts'
import { COLORS, exitsOf, turned } from './tile.ts'

/**
 * Every tile and turn that may follow what lies on a hex: one colour on, all track kept, label matched, no track off the grid,
 * a piece left in the supply. Who may lay it, and whether a route leads there, is for the game to say.
 */
export function upgrades(ground: Ground, board: Board, hex: HexId, may: (tile: Tile) => boolean): Lay[] {
  return following(ground, hex, tileAt(ground, board, hex))
    .filter(({ tile }) => available(ground, board, tile) && may(ground.tiles[tile]!))
    .map((lay) => ({ ...lay }))
}

const known = new WeakMap<Ground, Map<string, WeakMap<Tile, readonly Lay[]>>>()

function following(ground: Ground, hex: HexId, before: Tile): readonly Lay[] {
  const byHex = known.get(ground) ?? new Map<string, WeakMap<Tile, readonly Lay[]>>()
  known.set(ground, byHex)
  const byTile = byHex.get(hex) ?? new WeakMap<Tile, readonly Lay[]>()
  byHex.set(hex, byTile)
  const found = byTile.get(before) ?? fitting(ground, hex, before)
  byTile.set(before, found)
  return found
}

function fitting(ground: Ground, hex: HexId, before: Tile): readonly Lay[] {
  const color = nextColor(before)
  const place = ground.map[hex]!
  if (!color || place.fixed) return []
  const labelled = Object.values(ground.tiles).some(
    (tile) => tile.color === color && tile.label === place.printed.label,
  )
  const label = labelled ? place.printed.label : undefined
  return Object.values(ground.tiles)
    .filter((tile) => tile.color === color && tile.label === label)
    .flatMap((tile) =>
      EDGES.filter((turn) => fits(before, turned(tile, turn), place.open)).map((turn) => ({
        hex,
        tile: tile.id,
        turn,
      })),
    )
}

function nextColor({ color }: Tile): Color | undefined {
  if (color === 'fixed') return undefined
  return color === 'blank' ? COLORS[0] : COLORS[COLORS.indexOf(color) + 1]
}

const fits = (before: Tile, after: Tile, open: readonly Edge[]) =>
  exitsOf(after).every((edge) => open.includes(edge)) && keepsTrack(before, after)

/** Every connection of the old tile exists on the new one, in its gauge. */
export function keepsTrack(before: Tile, after: Tile): boolean {
  const now = new Set(connections(after))
  return connections(before).every((connection) => now.has(connection))
}

function connections(tile: Tile): string[] {
  return tile.segments.flatMap((one) => [
    `${one.edge} ${one.gauge}`,
    ...reached(tile, one).map((edge) => `${Math.min(one.edge, edge)}-${Math.max(one.edge, edge)} ${one.gauge}`),
  ])
}

function reached(tile: Tile, { edge, to, gauge }: Segment): Edge[] {
  if (typeof to === 'object' && 'edge' in to) return [to.edge]
  return tile.segments
    .filter((other) => other.edge !== edge && other.gauge === gauge && meets(to, other.to))
    .map((it) => it.edge)
}

const meets = (one: Segment['to'], two: Segment['to']) =>
  one === 'junction'
    ? two === 'junction'
    : typeof two === 'object' && 'stop' in two && 'stop' in one && one.stop === two.stop

/** Track of the new tile that the old one did not have: its sides and gauges. */
export function newTrack(before: Tile, after: Tile): { edge: Edge; gauge: Gauge }[] {
  const had = new Set(connections(before))
  return after.segments
    .filter((it) => !connections({ ...after, segments: [it] }).every((connection) => had.has(connection)))
    .map(({ edge, gauge }) => ({ edge, gauge }))
}
