import type { Board, Laid, Token } from '../../shared/rail/board.ts'
import { emptyBoard } from '../../shared/rail/board.ts'
import type { Graph, Stop } from '../../shared/rail/graph.ts'
import { graphOf, stopOf } from '../../shared/rail/graph.ts'
import type { Box, HexText } from '../../shared/rail/ground.ts'
import { ground } from '../../shared/rail/ground.ts'

/** A box small enough to check by hand, with both gauges, a label, double-sided pieces and an unlimited tile. */
export const box = {
  tiles: {
    7: { color: 'yellow', track: '0-1' },
    8: { color: 'yellow', track: '0-2' },
    9: { color: 'yellow', track: '0-3' },
    79: { color: 'yellow', track: '~0-3' },
    4: { color: 'yellow', track: 'town 10: 0 3' },
    6: { color: 'yellow', track: 'city 20 x1: 0 2' },
    57: { color: 'yellow', track: 'city 20 x1: 0 3' },
    L50: { color: 'yellow', track: 'field 10: ~0 ~5' },
    L58: { color: 'yellow', kind: 'mill', track: 'city 20 x2: 2 5 ~3' },
    14: { color: 'green', track: 'city 30 x2: 0 1 3 4' },
    23: { color: 'green', track: '0-3; 0-4' },
    24: { color: 'green', track: '0-3; 0-2' },
    81: { color: 'green', track: 'junction: 0 2 4' },
    82: { color: 'green', track: 'junction: 0 1 3' },
    141: { color: 'green', track: 'town 10: 0 1 3' },
    207: { color: 'green', label: 'Y', track: 'city 40 x2: 0 1 2 3' },
    715: { color: 'green', track: '1-4; ~0-3' },
    L45: { color: 'green', label: 'H', track: 'city 40 x1: 1 2; city 40 x1: 3 4; city 40 x1: 0 5' },
    L66: { color: 'green', kind: 'mill', track: 'city 30 x3: 0 1 2 5 ~3 ~4' },
    47: { color: 'brown', track: '0-3; 1-4; 1-3; 0-4' },
    63: { color: 'brown', track: 'city 40 x2: 0 1 2 3 4 5' },
    L46: { color: 'brown', label: 'H', track: 'city 60 x4: 0 1 2 3 4 5' },
  },
  pieces: {
    '8/9': 3,
    '79': 1,
    '4': 2,
    '6': 2,
    '57': 2,
    L50: 2,
    L58: 1,
    '14': 2,
    '23/24': 2,
    '81/82': 2,
    '141': 1,
    '207': 1,
    '715': 1,
    L45: 1,
    L66: 1,
    '47': 1,
    '63': 1,
    L46: 1,
  },
} as const satisfies Box

/**
 *    A2  A4  A6
 *  B1  B3  B5  B7
 *    C2  C4  C6
 *  D1  D3  D5  D7
 *      E4  E6
 */
export const hexes = {
  A2: { color: 'fixed', track: 'harbor 10 end: 5' },
  A4: { color: 'fixed', arrows: [0] },
  A6: {},
  B1: {},
  B3: { name: 'Prado', label: 'Y', track: 'city 0 x1:' },
  B5: {},
  B7: { color: 'fixed', track: 'offboard 20|30|40|50 end: 0 1' },
  C2: { track: 'town 0:' },
  C4: { track: 'city 0 x1:' },
  C6: {},
  D1: {},
  D3: { kind: 'mill', track: 'city 0 x1:' },
  D5: { label: 'H', color: 'yellow', track: 'city 20 x1: 1; city 30 x1: 4' },
  D7: {},
  E4: {},
  E6: {},
} as const satisfies Record<string, HexText>

export const small = ground(box, hexes, [['B5', 'C6']])

type Tiles = Record<string, readonly [tile: string, turn: number]>
type Tokens = Record<string, readonly (string | Token)[]>

/** A position: tiles as [tile, turn], tokens as companies in city 0 or in full. */
export function position(tiles: Tiles, tokens: Tokens = {}): Board {
  const board = emptyBoard(box.pieces)
  const laid = Object.entries(tiles).map(([hex, [tile, turn]]): [string, Laid] => [hex, { tile, turn }])
  board.tiles = Object.fromEntries(laid)
  const full = (token: string | Token): Token =>
    typeof token === 'string' ? { company: token, city: 0, kind: 'station' } : token
  board.tokens = Object.fromEntries(Object.entries(tokens).map(([hex, all]) => [hex, all.map(full)]))
  return board
}

export const graph = (tiles: Tiles): Graph => graphOf(small, position(tiles))

export function stop(of: Graph, id: string): Stop {
  const found = stopOf(of, id)
  if (!found) throw new Error(`no stop ${id}`)
  return found
}
