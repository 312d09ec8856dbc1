import { perFrozen } from '../engine/frozen.ts'
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

/** The part of a game's state that lies on the table. Few moves change it, so its parts are frozen and replaced: clones share them. */
export interface Board {
  tiles: Record<HexId, Laid>
  tokens: Record<HexId, Token[]>
  supply: Record<PieceId, number> // pieces left
}

export function emptyBoard(pieces: Readonly<Record<PieceId, number>>): Board {
  return { tiles: Object.freeze({}), tokens: Object.freeze({}), supply: Object.freeze({ ...pieces }) }
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
  const supply = { ...board.supply }
  if (old) count(ground, supply, old.tile, 1)
  count(ground, supply, tile, -1)
  board.supply = Object.freeze(supply)
  board.tiles = Object.freeze({ ...board.tiles, [hex]: { tile, turn } })
  putTokens(
    board,
    hex,
    tokensIn(board, hex).map((token) => ({ ...token, city: cityAfter(before, after, token.city) })),
  )
}

function count({ pieceOf }: Ground, supply: Board['supply'], tile: TileId, by: number): void {
  const piece = pieceOf[tile]
  if (piece === undefined) return
  const left = (supply[piece] ?? 0) + by
  if (left < 0) throw new Error(`no piece left of ${piece}`)
  supply[piece] = left
}

export function setSupply(board: Board, piece: PieceId, left: number): void {
  board.supply = Object.freeze({ ...board.supply, [piece]: left })
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

export type Placed = Token & { readonly hex: HexId }

/** All tokens of a company, by the order of their hexes. */
export const tokensOf = (board: Board, company: CompanyId): readonly Placed[] =>
  byCompany(board.tokens).get(company) ?? []

const byCompany = perFrozen((tokens: Board['tokens']): ReadonlyMap<CompanyId, readonly Placed[]> => {
  const all = new Map<CompanyId, Placed[]>()
  for (const hex in tokens)
    for (const token of tokens[hex]!) {
      const placed = { ...token, hex }
      const own = all.get(token.company)
      if (own) own.push(placed)
      else all.set(token.company, [placed])
    }
  return all
})

export function slotsLeft(ground: Ground, board: Board, hex: HexId, city: number): number {
  const slots = tileAt(ground, board, hex).stops[city]?.slots ?? 0
  return slots - tokensIn(board, hex, city).filter((token) => !token.extra).length
}

export const placeToken = (board: Board, hex: HexId, token: Token): void =>
  putTokens(board, hex, [...tokensIn(board, hex), token])

/** Takes this token away; a copy names one just like it. */
export function removeToken(board: Board, hex: HexId, token: Token): void {
  const all = tokensIn(board, hex)
  const place = all.includes(token) ? all.indexOf(token) : all.findIndex((it) => alike(it, token))
  if (place < 0) throw new Error(`no token of ${token.company} in ${hex}`)
  putTokens(board, hex, all.toSpliced(place, 1))
}

/** Tokens beside the slots move in where they may, oldest first. These did. */
export function settle(board: Board, hex: HexId, may: (token: Token) => boolean): Token[] {
  const all = tokensIn(board, hex)
  return all.filter((token, place) => {
    if (!token.extra || !may(token)) return false
    const { extra: _, ...settled } = token
    putTokens(board, hex, tokensIn(board, hex).with(place, settled))
    return true
  })
}

function putTokens(board: Board, hex: HexId, all: Token[]): void {
  if (all.length > 0) board.tokens = Object.freeze({ ...board.tokens, [hex]: all })
  else if (board.tokens[hex]) {
    const { [hex]: _, ...others } = board.tokens
    board.tokens = Object.freeze(others)
  }
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
