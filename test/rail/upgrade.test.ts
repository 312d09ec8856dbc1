import { describe, expect, test } from 'vitest'
import { emptyBoard, layTile } from '../../shared/rail/board.ts'
import type { Board } from '../../shared/rail/board.ts'
import { keepsTrack, meetsRoute, upgrades } from '../../shared/rail/upgrade.ts'
import type { Tile } from '../../shared/rail/tile.ts'
import { turned } from '../../shared/rail/tile.ts'
import { box, position, small } from './small.ts'

const ofKind = (kind: string) => (tile: Tile) => tile.kind === kind
const anything = () => true

/** Turns by tile. */
function lays(board: Board, hex: string, may: (tile: Tile) => boolean = anything) {
  const found: Record<string, number[]> = {}
  for (const { tile, turn } of upgrades(small, board, hex, may)) (found[tile] ??= []).push(turn)
  return found
}

describe('tiles that may follow', () => {
  test('yellow on a blank hex, whatever keeps on the grid', () => {
    expect(lays(emptyBoard(box.pieces), 'D1', ofKind('plain'))).toEqual({ 7: [3] }) // only sides 3 and 4 lead anywhere
  })

  test('track keeps off walls, the grid and fixed hexes without an arrow', () => {
    expect(lays(emptyBoard(box.pieces), 'C6', ofKind('plain'))).toEqual({
      7: [0, 5],
      8: [1, 3, 5],
      9: [0, 3],
      79: [0, 3],
    })
  })

  test('one colour after another', () => {
    expect(Object.keys(lays(position({ C4: ['57', 0] }), 'C4', ofKind('city')))).toEqual(['14'])
    expect(Object.keys(lays(position({ C4: ['14', 0] }), 'C4', ofKind('city')))).toEqual(['63'])
    expect(lays(position({ C4: ['63', 0] }), 'C4')).toEqual({})
  })

  test('printed colours count like laid ones', () => {
    expect(Object.keys(lays(emptyBoard(box.pieces), 'D5'))).toEqual(['L45'])
  })

  test('all track is kept', () => {
    const before = position({ C4: ['57', 0] })
    expect(lays(before, 'C4', ofKind('city'))).toEqual({ 14: [0, 2, 3, 5] })
    expect(lays(position({ C4: ['9', 0] }), 'C4', ofKind('plain'))).toEqual({
      23: [0, 3],
      24: [0, 3],
      715: [2, 5],
      82: [0, 3],
    })
  })

  test('and its gauge', () => {
    expect(lays(position({ C4: ['79', 0] }), 'C4', ofKind('plain'))).toEqual({ 715: [0, 3] })
    expect(lays(position({ C4: ['L58', 4] }), 'C4', ofKind('mill'))).toEqual({ L66: [4] })
  })

  test('labels match from the colour on that has them', () => {
    expect(Object.keys(lays(emptyBoard(box.pieces), 'B3', ofKind('city')))).toEqual(['6', '57'])
    expect(Object.keys(lays(position({ B3: ['57', 0] }), 'B3', ofKind('city')))).toEqual(['207'])
    expect(Object.keys(lays(position({ C4: ['57', 0] }), 'C4', ofKind('city')))).toEqual(['14'])
  })

  test('a piece must be left, and the other side of a piece counts', () => {
    const board = emptyBoard(box.pieces)
    for (const hex of ['B1', 'B5', 'D7']) layTile(small, board, { hex, tile: '8', turn: 0 })
    expect(lays(board, 'C6', ofKind('plain'))).toEqual({ 7: [0, 5], 79: [0, 3] })
  })

  test('the game says which tiles it allows', () => {
    expect(lays(emptyBoard(box.pieces), 'C4', ofKind('field'))).toEqual({ L50: [0, 1, 2, 3, 4, 5] })
    expect(lays(emptyBoard(box.pieces), 'C4', () => false)).toEqual({})
  })

  test('nothing on fixed hexes', () => {
    expect(lays(emptyBoard(box.pieces), 'B7')).toEqual({})
  })

  test('the answer is the caller’s own', () => {
    const board = emptyBoard(box.pieces)
    upgrades(small, board, 'D1', anything)[0]!.turn = 9
    expect(upgrades(small, board, 'D1', anything)[0]!.turn).not.toBe(9)
  })
})

describe('kept track', () => {
  const tile = (id: string, turn = 0) => turned(small.tiles[id]!, turn)

  test('a junction keeps every line between its arms', () => {
    expect([0, 1, 2, 3, 4, 5].filter((turn) => keepsTrack(tile('8'), tile('81', turn)))).toEqual([0, 2, 4])
  })

  test('a crossing does not keep a curve', () => {
    expect(keepsTrack(tile('8'), tile('23'))).toBe(false)
  })

  test('cities may merge but not fall apart', () => {
    expect(keepsTrack(tile('L45'), tile('L46'))).toBe(true)
    expect(keepsTrack(tile('L46'), tile('L45'))).toBe(false)
  })

  test('a single exit is track too', () => {
    expect(keepsTrack(small.map['D5']!.printed, tile('14'))).toBe(true)
    expect(keepsTrack(small.map['D5']!.printed, tile('57'))).toBe(false)
  })
})

describe('track on a route', () => {
  test('a route enters by a side with track of its gauge', () => {
    const mixed = small.tiles['715']!
    expect(meetsRoute(mixed, [2, 4], 'standard')).toBe(true)
    expect(meetsRoute(mixed, [4], 'narrow')).toBe(false)
    expect(meetsRoute(mixed, [2, 5], 'standard')).toBe(false)
    expect(meetsRoute(mixed, [], 'standard')).toBe(false)
  })
})
