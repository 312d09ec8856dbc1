import { describe, expect, test } from 'vitest'
import { exitsOf, exitsOfStop, gaugeAt, parseTile, turned, valueAt } from '../../shared/rail/tile.ts'

const tile = (track: string) => parseTile('x', { color: 'green', track })

describe('the tile language', () => {
  test('plain track', () => {
    expect(tile('0-3; ~1-4')).toEqual({
      id: 'x',
      color: 'green',
      kind: 'plain',
      stops: [],
      segments: [
        { edge: 0, to: { edge: 3 }, gauge: 'standard' },
        { edge: 1, to: { edge: 4 }, gauge: 'narrow' },
      ],
    })
  })

  test('a city with slots and both gauges', () => {
    const { kind, stops, segments } = tile('city 20 x2: 4 5 ~0')
    expect(kind).toBe('city')
    expect(stops).toEqual([{ type: 'city', slots: 2, value: [20], end: false }])
    expect(segments.map(({ edge, gauge }) => [edge, gauge])).toEqual([
      [4, 'standard'],
      [5, 'standard'],
      [0, 'narrow'],
    ])
  })

  test('a blank city has a slot and no track', () => {
    expect(tile('city 0 x1:')).toMatchObject({ stops: [{ slots: 1 }], segments: [] })
  })

  test('several stops, each with its own sides', () => {
    const two = tile('town 10: 1 3; town 10: 0 4')
    expect(two.stops).toHaveLength(2)
    expect(exitsOfStop(two, 1)).toEqual([0, 4])
  })

  test('a junction', () => {
    expect(tile('junction: 0 1 3').segments.map(({ to }) => to)).toEqual(['junction', 'junction', 'junction'])
  })

  test('an end with a value for every colour', () => {
    const { stops } = tile('offboard 30|40|60|80 x2 end: 0 5')
    expect(stops[0]).toMatchObject({ type: 'offboard', end: true, slots: 2, value: [30, 40, 60, 80] })
  })

  test.each([
    '0-6',
    'city 20: 0 1 ~1 7',
    'village 10: 0',
    '0--3',
    'city: 0',
    'junction: ',
    '~0-2; 2-4',
    'city 20: 0 ~0',
  ])('nonsense is refused: %s', (track) => {
    expect(() => tile(track)).toThrow()
  })
})

describe('values', () => {
  test('by colour, the last one holding on', () => {
    expect(['yellow', 'green', 'brown', 'gray'].map((color) => valueAt([30, 40], color as 'gray'))).toEqual([
      30, 40, 40, 40,
    ])
    expect(valueAt([20], 'brown')).toBe(20)
  })
})

describe('turning', () => {
  test('every side moves on, gauges and stops stay', () => {
    const mixed = turned(tile('city 20 x2: 4 5 ~0'), 2)
    expect(exitsOf(mixed)).toEqual([0, 1, 2])
    expect([0, 1, 2, 3].map((edge) => gaugeAt(mixed, edge as 0))).toEqual(['standard', 'standard', 'narrow', undefined])
  })

  test('plain track turns at both ends', () => {
    expect(exitsOf(turned(tile('0-2'), 5))).toEqual([1, 5])
  })

  test('the same tile and turn is the same object, so that it can be a key', () => {
    const curve = tile('0-2')
    expect(turned(curve, 4)).toBe(turned(curve, 4))
    expect(turned(curve, 0)).toBe(curve)
    expect(() => turned(curve, 6)).toThrow()
  })
})
