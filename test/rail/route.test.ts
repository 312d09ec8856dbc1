import { describe, expect, test } from 'vitest'
import type { Extra, Form, Route, Running } from '../../shared/rail/route.ts'
import { readings } from '../../shared/rail/route.ts'
import { readRoute } from '../../shared/rail/route-wire.ts'
import { form, lines, numberOf, running, worth } from './lines.ts'

/** town 10 – city 20 – city 30 – off the board 40, in one row; a second line leads from the city of 30 back to the town. */
const network = lines({
  B1: 'town 10: 4 5',
  B3: 'city 20 x1: 1 4',
  B5: 'city 30 x1: 0 1 4',
  B7: 'offboard 40 end: 1',
  C2: '2-4',
  C4: '1-3',
})
const setting = (tokens: readonly string[], more: Partial<Running> = {}) => ({
  ...running(network, { tokens, trains: [] }),
  ...more,
})
const TOWN = ['B1', 'B3']
const MIDDLE = ['B3', 'B5']
const OUT = ['B5', 'B7']
const LOOP = ['B5', 'C4', 'C2', 'B1']

const route = (stops: string, ...links: string[][]): Route =>
  readRoute(network, { stops: stops.split(' ').map((hex) => `${hex}.0`), links })!
const judge = (it: Form, ran: Route, tokens: readonly string[] = ['B3.0']) => {
  const read = readings(setting(tokens), it, ran)
  return typeof read === 'string' ? read : read.map(({ revenue }) => revenue)
}

describe('what a form makes of a route', () => {
  test('the sum of its stops', () => {
    expect(judge(form(3), route('B3 B5 B7', MIDDLE, OUT))).toEqual([90])
  })

  test('too few stops', () => {
    expect(judge(form(3), route('B3'))).toBe('least')
    expect(judge(form(3, { least: 1 }), route('B3'))).toEqual([20])
  })

  test('too many', () => {
    expect(judge(form(2), route('B3 B5 B7', MIDDLE, OUT))).toBe('reach')
  })

  test('stops that count nowhere are free', () => {
    const cities = form(2, { allowances: [{ most: 2, counts: (stop) => stop.type !== 'town' }] })
    expect(judge(cities, route('B1 B3 B5', TOWN, MIDDLE))).toEqual([60])
  })

  test('none of the company’s tokens', () => {
    expect(judge(form(2), route('B5 B7', OUT))).toBe('token')
  })

  test('a stop twice, even by other track', () => {
    expect(judge(form(9), route('B1 B3 B5 B1', TOWN, MIDDLE, LOOP))).toBe('stop twice')
  })

  test('track twice', () => {
    expect(judge(form(9), route('B3 B5 B3', MIDDLE, ['B5', 'B3']))).toBe('track twice')
  })

  test('through a stop where routes end', () => {
    const closed = form(9, { toll: (stop) => (stop.id === 'B5.0' ? Infinity : 0) })
    expect(judge(closed, route('B3 B5 B7', MIDDLE, OUT))).toBe('through')
    expect(judge(closed, route('B3 B5', MIDDLE))).toEqual([50])
  })

  test('a pass opens as many stops as it says', () => {
    const toll = () => 1
    expect(judge(form(9, { toll, passes: 1 }), route('B3 B5 B7', MIDDLE, OUT))).toEqual([90])
    expect(judge(form(9, { toll, passes: 1 }), route('B1 B3 B5 B7', TOWN, MIDDLE, OUT))).toBe('through')
  })

  test('where it does not stop it may not end, and nothing counts', () => {
    const cities = form(2, { worth: (stop) => (stop.type === 'city' ? worth(stop) : undefined) })
    expect(judge(cities, route('B1 B3 B5', TOWN, MIDDLE))).toBe('end')
    expect(judge(cities, route('B3 B1 B5', TOWN.toReversed(), LOOP.toReversed()))).toEqual([50])
  })

  test('stops it must visit, and what that brings', () => {
    const far = form(3, { must: [numberOf(network, 'B3.0'), numberOf(network, 'B7.0')], bonus: 40 })
    expect(judge(far, route('B3 B5', MIDDLE))).toBe('must')
    expect(judge(far, route('B3 B5 B7', MIDDLE, OUT))).toEqual([130])
  })

  test('the end of the sum is the form’s affair', () => {
    const half = form(3, { finish: (sum) => Math.ceil(sum / 20) * 10 })
    expect(judge(half, route('B3 B5 B7', MIDDLE, OUT))).toEqual([50])
  })
})

describe('extras', () => {
  const end = numberOf(network, 'B7.0')
  const NOTHING: Extra = { bonus: 0, claims: {} }
  const CUBE: Extra = { bonus: 30, claims: { cube: 1 } }
  const cargo = form(2, {
    claims: { wagon: 1 },
    extras: {
      promise: (stop) => (stop.end ? 60 : 0),
      addedOn: (stop) => stop.end,
      of: ({ stops, addedOn }) =>
        [NOTHING, CUBE].filter((it) => (it === CUBE ? stops.includes(end) : addedOn === undefined)),
    },
  })

  test('are counted one by one, with what they claim', () => {
    expect(readings(setting(['B5.0']), cargo, route('B5 B7', OUT))).toMatchObject([
      { revenue: 70, bonus: 0, claims: { wagon: 1 } },
      { revenue: 100, bonus: 30, claims: { wagon: 1, cube: 1 } },
    ])
  })

  test('an end beyond the reach is worth nothing and needs its extra', () => {
    expect(readings(setting(['B5.0']), cargo, route('B3 B5 B7', MIDDLE, OUT))).toMatchObject([
      { revenue: 80, addedOn: end, claims: { wagon: 1, cube: 1 } },
    ])
  })

  test('only one end, and only by one', () => {
    expect(judge(cargo, route('B1 B3 B5 B7', TOWN, MIDDLE, OUT))).toBe('reach')
    expect(judge(cargo, route('B1 B3 B5', TOWN, MIDDLE))).toBe('reach')
  })

  test('no extra, no route', () => {
    const nothing = form(9, { extras: { promise: () => 0, of: () => [] } })
    expect(judge(nothing, route('B3 B5', MIDDLE))).toBe('extras')
  })
})
