import { describe, expect, test } from 'vitest'
import { EDGES, across, centreOf, hexAt, opposite, placeOf, turnEdge } from '../../shared/rail/hex.ts'

describe('hexes', () => {
  test('sides run clockwise from the lower left', () => {
    expect(EDGES.map((edge) => across('C4', edge))).toEqual(['D3', 'C2', 'B3', 'B5', 'C6', 'D5'])
  })

  test('going back over the opposite side comes home', () => {
    for (const edge of EDGES) expect(across(across('F21', edge), opposite(edge))).toBe('F21')
  })

  test('ids are read and written as printed', () => {
    expect(placeOf('Q34')).toEqual({ row: 16, column: 34 })
    expect(hexAt({ row: 16, column: 34 })).toBe('Q34')
  })

  test('a turn goes round past the last side', () => {
    expect(turnEdge(4, 3)).toBe(1)
    expect(turnEdge(0, 5)).toBe(5)
  })

  test('all six neighbours are equally far away', () => {
    const { x, y } = centreOf('F21')
    for (const edge of EDGES) {
      const near = centreOf(across('F21', edge))
      expect(Math.hypot(near.x - x, near.y - y)).toBeCloseTo(Math.sqrt(3))
    }
  })

  test('the picture agrees with the numbers: side 0 lies below, side 4 to the right', () => {
    expect(centreOf('D3').y).toBeGreaterThan(centreOf('C4').y)
    expect(centreOf('C6').x).toBeGreaterThan(centreOf('C4').x)
  })
})
