import { describe, expect, test } from 'vitest'
import type { Token } from '../../shared/rail/board.ts'
import {
  available,
  doubled,
  emptyBoard,
  layTile,
  placeToken,
  removeToken,
  setSupply,
  settle,
  slotsLeft,
  tileAt,
  tokensIn,
} from '../../shared/rail/board.ts'
import { box, position, small } from './small.ts'

const token = (company: string, city = 0, more: Partial<Token> = {}): Token => ({
  company,
  city,
  kind: 'station',
  ...more,
})

describe('tiles and their supply', () => {
  test('a hex without a tile shows what is printed', () => {
    expect(tileAt(small, emptyBoard(box.pieces), 'D5').stops).toHaveLength(2)
  })

  test('a tile lies as it was turned', () => {
    expect(tileAt(small, position({ C4: ['6', 1] }), 'C4').segments.map(({ edge }) => edge)).toEqual([1, 3])
  })

  test('a laid tile leaves the supply, a replaced one returns', () => {
    const board = emptyBoard(box.pieces)
    layTile(small, board, { hex: 'C4', tile: '57', turn: 0 })
    expect(board.supply['57']).toBe(1)
    layTile(small, board, { hex: 'C4', tile: '14', turn: 0 })
    expect(board.supply).toMatchObject({ 57: 2, 14: 1 })
  })

  test('the two sides of a piece exclude each other', () => {
    const board = emptyBoard(box.pieces)
    for (const hex of ['B1', 'B5', 'C6']) layTile(small, board, { hex, tile: '8', turn: 0 })
    expect(available(small, board, '9')).toBe(false)
    layTile(small, board, { hex: 'B1', tile: '81', turn: 0 })
    expect(available(small, board, '9')).toBe(true)
  })

  test('an unlimited tile is never used up', () => {
    const board = emptyBoard(box.pieces)
    for (const hex of ['B1', 'B5', 'C6', 'D1', 'D7']) layTile(small, board, { hex, tile: '7', turn: 0 })
    expect(available(small, board, '7')).toBe(true)
    expect(board.supply).toEqual(box.pieces)
  })

  test('what is not there cannot be laid', () => {
    const board = position({})
    setSupply(board, '14', 0)
    expect(() => layTile(small, board, { hex: 'C4', tile: '14', turn: 0 })).toThrow('no piece left')
  })
})

describe('tokens when a tile is upgraded', () => {
  test('a token in a blank city stays in it', () => {
    const board = position({}, { C4: ['A'] })
    layTile(small, board, { hex: 'C4', tile: '57', turn: 2 })
    expect(board.tokens['C4']).toEqual([token('A')])
  })

  test('separate cities: each goes where its side went', () => {
    const both = () => position({}, { D5: [token('West', 0), token('East', 1)] })
    const cities = (turn: number) => {
      const board = both()
      layTile(small, board, { hex: 'D5', tile: 'L45', turn })
      return board.tokens['D5']!.map(({ city }) => city)
    }
    expect([0, 1, 2, 3, 4, 5].map(cities)).toEqual([
      [0, 1],
      [2, 1],
      [2, 0],
      [1, 0],
      [1, 2],
      [0, 2],
    ])
  })

  test('cities that merge bring all tokens together and name the companies that now have two', () => {
    const board = position({ D5: ['L45', 0] }, { D5: [token('A', 0), token('B', 1), token('A', 2)] })
    layTile(small, board, { hex: 'D5', tile: 'L46', turn: 3 })
    expect(board.tokens['D5']!.map(({ city }) => city)).toEqual([0, 0, 0])
    expect(doubled(board, 'D5')).toEqual([[token('A'), token('A')]])
    removeToken(board, 'D5', doubled(board, 'D5')[0]![1]!)
    expect(board.tokens['D5']).toEqual([token('A'), token('B')])
  })

  test('a company in two cities of one hex is no double', () => {
    expect(doubled(position({ D5: ['L45', 0] }, { D5: [token('A', 0), token('A', 1)] }), 'D5')).toEqual([])
  })

  test('a tile that tears a city apart is a mistake, not a move', () => {
    const board = position({ C4: ['14', 0] }, { C4: ['A'] })
    expect(() => layTile(small, board, { hex: 'C4', tile: '57', turn: 1 })).toThrow('keeps no city')
  })
})

describe('slots', () => {
  test('each token takes one, an extra one none', () => {
    const board = position({ C4: ['14', 0] }, { C4: ['A', token('B', 0, { extra: true })] })
    expect(slotsLeft(small, board, 'C4', 0)).toBe(1)
    placeToken(board, 'C4', token('C'))
    expect(slotsLeft(small, board, 'C4', 0)).toBe(0)
  })

  test('cities of one hex have their own', () => {
    const board = position({ D5: ['L45', 0] }, { D5: [token('A', 1)] })
    expect([0, 1, 2].map((city) => slotsLeft(small, board, 'D5', city))).toEqual([1, 0, 1])
    expect(tokensIn(board, 'D5', 1)).toEqual([token('A', 1)])
    expect(tokensIn(board, 'D5', 0)).toEqual([])
  })

  test('extra tokens move in when slots open, oldest first', () => {
    const extra = { extra: true } as const
    const board = position({ C4: ['57', 0] }, { C4: ['A', token('B', 0, extra), token('C', 0, extra)] })
    settle(board, 'C4', ({ city }) => slotsLeft(small, board, 'C4', city) > 0)
    expect(board.tokens['C4']!.map((it) => it.extra)).toEqual([undefined, true, true])
    layTile(small, board, { hex: 'C4', tile: '14', turn: 0 })
    settle(board, 'C4', ({ city }) => slotsLeft(small, board, 'C4', city) > 0)
    expect(board.tokens['C4']!.map((it) => it.extra)).toEqual([undefined, undefined, true])
  })

  test('but not into a slot kept for somebody', () => {
    const board = position({ C4: ['14', 0] }, { C4: ['A', token('B', 0, { extra: true })] })
    settle(board, 'C4', ({ city }) => slotsLeft(small, board, 'C4', city) > 1)
    expect(board.tokens['C4']![1]).toEqual(token('B', 0, { extra: true }))
  })

  test('a copy names a token, and what is not there cannot be taken', () => {
    const board = position({ C4: ['14', 0] }, { C4: ['A', 'B'] })
    expect(() => removeToken(board, 'C4', token('C'))).toThrow('no token of C')
    expect(() => removeToken(board, 'C4', token('B', 1))).toThrow()
    removeToken(board, 'C4', { ...board.tokens['C4']![1]! })
    expect(board.tokens['C4']).toEqual([token('A')])
  })

  test('the last token of a hex leaves nothing behind', () => {
    const board = position({}, { C4: ['A'] })
    removeToken(board, 'C4', board.tokens['C4']![0]!)
    expect(board.tokens).toEqual({})
  })
})
