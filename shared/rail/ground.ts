import type { Edge, HexId } from './hex.ts'
import { EDGES, across, opposite } from './hex.ts'
import type { Shade, Tile, TileId, TileText } from './tile.ts'
import { exitsOf, parseTile } from './tile.ts'

export type PieceId = string

/** What never changes during a game: the tiles in the box and the printed map. Built once, outside any state. */
export interface Ground {
  readonly tiles: Readonly<Record<TileId, Tile>>
  readonly pieceOf: Readonly<Record<TileId, PieceId>> // a tile without a piece is unlimited
  readonly map: Readonly<Record<HexId, MapHex>>
}

export interface MapHex {
  readonly id: HexId
  readonly name?: string
  readonly printed: Tile // its id is empty
  readonly open: readonly Edge[] // sides that track may lead to
  readonly fixed: boolean // never built over by ordinary tiles
}

export interface HexText {
  readonly track?: string
  readonly color?: Shade // blank unless told
  readonly kind?: string
  readonly label?: string
  readonly name?: string
  readonly arrows?: readonly Edge[] // a fixed hex takes track only over its printed exits, or over these
}

export interface Box {
  readonly tiles: Readonly<Record<TileId, TileText>>
  readonly pieces: Readonly<Record<PieceId, number>> // 'a/b' is one piece with a on one side and b on the other
}

export function ground(
  box: Box,
  hexes: Readonly<Record<HexId, HexText>>,
  walls: readonly (readonly [HexId, HexId])[],
): Ground {
  const tiles = Object.fromEntries(Object.entries(box.tiles).map(([id, text]) => [id, parseTile(id, text)]))
  const pieceOf = Object.fromEntries(
    Object.keys(box.pieces).flatMap((piece) => piece.split('/').map((id) => [id, piece])),
  )
  const map = Object.fromEntries(Object.keys(hexes).map((id) => [id, mapHex(hexes, walls, id)]))
  return { tiles, pieceOf, map }
}

type Hexes = Readonly<Record<HexId, HexText>>
type Walls = readonly (readonly [HexId, HexId])[]

function mapHex(hexes: Hexes, walls: Walls, id: HexId): MapHex {
  const text = hexes[id]! // its key comes from the same record
  const fixed = text.color === 'fixed'
  const printed = printedTile(text)
  const ways = fixed ? (text.arrows ?? exitsOf(printed)) : EDGES
  const open = ways.filter((edge) => leads(hexes, id, edge) && !walled(walls, id, across(id, edge)))
  return { id, ...(text.name ? { name: text.name } : {}), printed, open, fixed }
}

const printedTile = ({ track = '', color = 'blank', ...rest }: HexText) => parseTile('', { ...rest, track, color })

function leads(hexes: Hexes, from: HexId, edge: Edge): boolean {
  const text = hexes[across(from, edge)]
  if (!text) return false
  if (text.color !== 'fixed') return true
  return (text.arrows ?? exitsOf(printedTile(text))).includes(opposite(edge))
}

const walled = (walls: Walls, a: HexId, b: HexId) => walls.some((wall) => wall.includes(a) && wall.includes(b))
