import { describe, expect, test } from 'vitest'
import { small } from './small.ts'

const open = (hex: string) => small.map[hex]!.open

describe('sides that track may lead to', () => {
  test('not off the grid', () => {
    expect(open('D1')).toEqual([3, 4])
  })

  test('all six in the middle', () => {
    expect(open('C4')).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('not over a wall, from neither side', () => {
    expect(open('B5')).not.toContain(5)
    expect(open('C6')).not.toContain(2)
  })

  test('to a fixed hex only where its own track waits', () => {
    expect(open('B3')).toContain(2) // the harbour A2 has track to its side 5
    expect(open('B1')).not.toContain(3)
  })

  test('to an arrow', () => {
    expect(open('B3')).toContain(3) // A4 has an arrow at side 0
    expect(open('B5')).not.toContain(2)
  })

  test('a fixed hex opens only over its own track or arrows', () => {
    expect(open('A2')).toEqual([5])
    expect(open('A4')).toEqual([0])
    expect(open('B7')).toEqual([0, 1])
  })
})

describe('pieces', () => {
  test('both sides of a piece are one supply, an unlimited tile has none', () => {
    expect(small.pieceOf['8']).toBe('8/9')
    expect(small.pieceOf['9']).toBe('8/9')
    expect(small.pieceOf['7']).toBeUndefined()
  })
})
