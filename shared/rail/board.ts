import type { Ground, PieceId } from './ground.ts'
import type { HexId } from './hex.ts'
import type { Tile, TileId } from './tile.ts'
import { exitsOfStop, turned } from './tile.ts'

export type CompanyId = string

export interface Laid {
  tile: TileId
  turn: number // steps clockwise
}
export interface Lay extends Laid {
  hex: HexId
}

export interface Token {
  company: CompanyId
  city: number // number of the stop on the hex
  kind: 'home' | 'destination' | 'station'
  extra?: true // lies beside the slots of its city
}

/** The part of a game's state that lies on the table. */
export interface Board {
  tiles: Record<HexId, Laid>
  tokens: Record<HexId, Token[]>
  supply: Record<PieceId, number> // pieces left
}

export function emptyBoard(pieces: Readonly<Record<PieceId, number>>): Board {
  return { tiles: {}, tokens: {}, supply: { ...pieces } }
}

/** What lies on a hex, as it lies: the tile, or else what is printed there. */
export function tileAt({ tiles, map }: Ground, board: Board, hex: HexId): Tile {
  const laid = board.tiles[hex]
  return laid ? turned(tiles[laid.tile]!, laid.turn) : map[hex]!.printed // both are ids of this ground
}

export function available({ pieceOf }: Ground, board: Board, tile: TileId): boolean {
  const piece = pieceOf[tile]
  return piece === undefined || (board.supply[piece] ?? 0) > 0
}

/** Lays or upgrades. The old piece returns to the supply, tokens keep their city. */
export function layTile(ground: Ground, board: Board, { hex, tile, turn }: Lay): void {
  const before = tileAt(ground, board, hex)
  const after = turned(ground.tiles[tile]!, turn) // the caller offered it
  const old = board.tiles[hex]
  if (old) count(ground, board, old.tile, 1)
  count(ground, board, tile, -1)
  board.tiles[hex] = { tile, turn }
  for (const token of board.tokens[hex] ?? []) token.city = cityAfter(before, after, token.city)
}

function count({ pieceOf }: Ground, board: Board, tile: TileId, by: number): void {
  const piece = pieceOf[tile]
  if (piece === undefined) return
  const left = (board.supply[piece] ?? 0) + by
  if (left < 0) throw new Error(`no piece left of ${piece}`)
  board.supply[piece] = left
}

/** The city that keeps the sides of the old one. One without track keeps its number. */
export function cityAfter(before: Tile, after: Tile, city: number): number {
  const sides = exitsOfStop(before, city)
  if (sides.length === 0) return city
  const kept = after.stops.findIndex((_, stop) => {
    const exits = exitsOfStop(after, stop)
    return sides.every((edge) => exits.includes(edge))
  })
  if (kept < 0) throw new Error(`${after.id} keeps no city with ${sides}`)
  return kept
}

export function tokensIn(board: Board, hex: HexId, city?: number): readonly Token[] {
  const all = board.tokens[hex] ?? []
  return city === undefined ? all : all.filter((token) => token.city === city)
}

export function slotsLeft(ground: Ground, board: Board, hex: HexId, city: number): number {
  const slots = tileAt(ground, board, hex).stops[city]?.slots ?? 0
  return slots - tokensIn(board, hex, city).filter((token) => !token.extra).length
}

export function placeToken(board: Board, hex: HexId, token: Token): void {
  board.tokens[hex] = [...(board.tokens[hex] ?? []), token]
}

/** Takes this token away; a copy names one just like it. */
export function removeToken(board: Board, hex: HexId, token: Token): void {
  const all = board.tokens[hex] ?? []
  const place = all.includes(token) ? all.indexOf(token) : all.findIndex((it) => alike(it, token))
  if (place < 0) throw new Error(`no token of ${token.company} in ${hex}`)
  if (all.length === 1) delete board.tokens[hex]
  else board.tokens[hex] = all.toSpliced(place, 1)
}

const alike = (one: Token, two: Token) =>
  one.company === two.company && one.city === two.city && one.kind === two.kind && one.extra === two.extra

/** Tokens of one company that a merger of cities brought together, oldest first; a rule of the game says which stays. */
export function doubled(board: Board, hex: HexId): Token[][] {
  const groups = new Map<string, Token[]>()
  for (const token of board.tokens[hex] ?? []) {
    const key = `${token.company} ${token.city}`
    groups.set(key, [...(groups.get(key) ?? []), token])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Tokens beside the slots move in where slots have opened, oldest first; `kept` of a city's slots stay free for others. */
export function settle(ground: Ground, board: Board, hex: HexId, kept: (city: number) => number): void {
  for (const token of board.tokens[hex] ?? []) {
    if (token.extra && slotsLeft(ground, board, hex, token.city) > kept(token.city)) delete token.extra
  }
}
