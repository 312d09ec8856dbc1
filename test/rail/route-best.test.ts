import { describe, expect, test } from 'vitest'
import type { Stop } from '../../shared/rail/graph.ts'
import { bestRun } from '../../shared/rail/route-best.ts'
import type { Form, Running } from '../../shared/rail/route.ts'
import { bruteForce } from './brute.ts'
import { form, inWords, lines, numberOf, running, train, worth } from './lines.ts'

const isTown = (stop: Stop) => stop.type === 'town'
const withCar = (most: number): Form[] => [
  form(most),
  { ...form(most), id: 'car', allowances: [{ most, counts: (stop) => !isTown(stop) }], claims: { car: 1 } },
]
const best = (setting: Running) => {
  const run = bestRun(setting)
  expect(run).toMatchObject({ proved: true, bound: run.revenue })
  expect(run.revenue).toBe(bruteForce(setting))
  return inWords(setting, run)
}

describe('one train', () => {
  const row = lines({
    B1: 'city 50 x1: 4',
    B3: 'city 20 x1: 1 4',
    B5: 'town 10: 1 4',
    B7: 'city 30 x1: 1 4',
    B9: 'offboard 40 end: 1',
  })

  test('stops at every place it comes through, at most as many as its number', () => {
    expect(best(running(row, { tokens: ['B3.0'], trains: [train('2', form(2))] }))).toEqual(['2 70: B1.0 B3.0'])
    expect(best(running(row, { tokens: ['B7.0'], trains: [train('3', form(3))] }))).toEqual(['3 80: B5.0 B7.0 B9.0'])
    expect(best(running(row, { tokens: ['B7.0'], trains: [train('4', form(4))] }))).toEqual([
      '4 110: B1.0 B3.0 B5.0 B7.0',
    ])
  })

  test('needs a token of its company', () => {
    expect(best(running(row, { tokens: [], trains: [train('4', form(4))] }))).toEqual([])
  })

  test('may end in a full city but not run through it', () => {
    const full = form(5, { toll: (stop) => (stop.end || stop.id === 'B3.0' ? Infinity : 0) })
    expect(best(running(row, { tokens: ['B7.0'], trains: [train('5', full)] }))).toEqual(['5 100: B3.0 B5.0 B7.0 B9.0'])
  })

  test('with one pass runs through one of them', () => {
    const full = ['B3.0', 'B7.0']
    const toll = (stop: Stop) => (stop.end ? Infinity : Number(full.includes(stop.id)))
    const plus = (passes: number) => running(row, { tokens: ['B5.0'], trains: [train('5', form(5, { toll, passes }))] })
    expect(best(plus(0))).toEqual(['5 60: B3.0 B5.0 B7.0'])
    expect(best(plus(1))).toEqual(['5 110: B1.0 B3.0 B5.0 B7.0'])
    expect(best(plus(2))).toEqual(['5 150: B1.0 B3.0 B5.0 B7.0 B9.0'])
  })

  test('stays where it is without a second stop', () => {
    const alone = lines({ B1: 'city 50 x1: 4', B3: '1-4' })
    expect(best(running(alone, { tokens: ['B1.0'], trains: [train('2', form(2))] }))).toEqual([])
  })
})

describe('a route and its hexes', () => {
  test('comes to a hex with stations only once, by whichever of them', () => {
    const ring = lines({
      B3: 'city 60 x1: 0; city 70 x1: 5',
      C2: 'city 20 x1: 3 4',
      C4: 'city 10 x1: 1 2',
    })
    expect(best(running(ring, { tokens: ['C2.0'], trains: [train('4', form(4))] }))).toEqual(['4 100: B3.1 C4.0 C2.0'])
    const both = running(ring, { tokens: ['C2.0'], trains: [train('4', form(4))], once: (stop) => stop.id })
    expect(best(both)).toEqual(['4 160: B3.0 C2.0 C4.0 B3.1'])
  })

  test('may use a plain hex twice on different track, a junction too', () => {
    const eight = { B3: 'city 20 x1: 0 5', C2: '3-5', C4: '0-2', E2: 'city 30 x1: 3', E4: 'city 40 x1: 2' }
    const crossed = lines({ ...eight, D3: '2-5; 0-3' })
    const met = lines({ ...eight, D3: 'junction: 0 2 3 5' })
    const setting = (network: Running['network']) =>
      running(network, { tokens: ['B3.0'], trains: [train('3', form(3))] })
    expect(best(setting(crossed))).toEqual(['3 90: E2.0 B3.0 E4.0'])
    expect(best(setting(met))).toEqual(['3 90: E2.0 B3.0 E4.0'])
  })

  test('never uses track twice to get back to a switch', () => {
    const stub = lines({ B1: 'city 20 x1: 4', B3: '1-4; 1-5', B5: 'city 30 x1: 1', C4: 'city 40 x1: 2' })
    expect(best(running(stub, { tokens: ['B5.0'], trains: [train('3', form(3))] }))).toEqual(['3 50: B1.0 B5.0'])
  })

  test('keeps to its gauge', () => {
    const mill = { B1: 'field 10: ~4', B3: 'city 20 x2: ~1 4', B5: 'city 50 x1: 1' }
    const narrow = running(lines(mill, 'narrow'), { tokens: ['B3.0'], trains: [train('3', form(3))] })
    const standard = running(lines(mill), { tokens: ['B3.0'], trains: [train('3', form(3))] })
    expect(best(narrow)).toEqual(['3 30: B1.0 B3.0'])
    expect(best(standard)).toEqual(['3 70: B3.0 B5.0'])
  })
})

describe('several trains', () => {
  test('share places but no track, and the best alone is not the best together', () => {
    const row = lines({ B1: 'city 40 x1: 4', B3: 'city 30 x1: 1 4', B5: 'city 50 x1: 1 4', B7: 'city 10 x1: 1' })
    const two = running(row, { tokens: ['B3.0'], trains: [train('3', form(3)), train('2', form(2))] })
    expect(best({ ...two, trains: [two.trains[0]!] })).toEqual(['3 120: B1.0 B3.0 B5.0'])
    expect(best(two)).toEqual(['3 90: B3.0 B5.0 B7.0', '2 70: B1.0 B3.0'])
  })

  test('three of a kind around one token', () => {
    const star = lines({
      B3: 'city 80 x1: 0', B5: 'city 70 x1: 0', C2: '3-4', C4: 'city 20 x1: 1 3 4 5', C6: 'city 60 x1: 1', D5: 'city 10 x1: 2',
    }) // prettier-ignore
    const kind = [form(3)]
    const trains = ['a', 'b', 'c'].map((id) => ({ id, forms: kind }))
    const run = bestRun(running(star, { tokens: ['C4.0'], trains }))
    expect(run.revenue).toBe(bruteForce(running(star, { tokens: ['C4.0'], trains })))
    expect(run.trips).toHaveLength(3)
  })

  test('a junction serves two of them on different arms', () => {
    const cross = lines({
      B3: 'city 20 x1: 0 5',
      C2: 'junction: 3 0 5',
      C4: 'city 40 x1: 2',
      D1: 'city 30 x1: 3',
      D3: 'city 50 x1: 2',
    })
    const trains = [train('2', form(2)), train('2b', form(2))]
    expect(bestRun(running(cross, { tokens: ['B3.0'], trains })).revenue).toBe(130)
  })
})

describe('local trains', () => {
  const local = (network: Running['network']): Form =>
    form(1, {
      least: 1,
      allowances: [
        { most: 1, counts: (stop) => !isTown(stop) },
        { most: 1, counts: isTown },
      ],
      extras: {
        promise: () => 0,
        of: ({ stops }) =>
          stops
            .filter((it) => !isTown(network.graph.stops[it]!))
            .map((it) => ({ bonus: 0, claims: { [`at ${it}`]: 1 } })),
      },
    })
  const row = lines({
    B1: 'town 10: 4',
    B3: 'city 20 x1: 1 4',
    B5: 'town 10: 1 4',
    B7: 'city 40 x1: 1 4',
    B9: 'city 90 x1: 1',
  })
  const at = (id: string) => ({ [`at ${numberOf(row, id)}`]: 1 })

  test('run in one city with a token and to one town', () => {
    const setting = running(row, { tokens: ['B3.0'], trains: [train('L', local(row))], supply: at('B3.0') })
    expect(bestRun(setting).revenue).toBe(30)
    expect(bestRun(setting).revenue).toBe(bruteForce(setting))
  })

  test('run without a town if there is none', () => {
    const bare = lines({ B1: 'city 20 x1: 4' })
    const supply = { [`at ${numberOf(bare, 'B1.0')}`]: 1 }
    expect(best(running(bare, { tokens: ['B1.0'], trains: [train('L', local(bare))], supply }))).toEqual(['L 20: B1.0'])
  })

  test('one on each token', () => {
    const kind = [local(row)]
    const trains = ['a', 'b', 'c'].map((id) => ({ id, forms: kind }))
    const one = running(row, { tokens: ['B3.0'], trains, supply: at('B3.0') })
    const two = running(row, { tokens: ['B3.0', 'B7.0'], trains, supply: { ...at('B3.0'), ...at('B7.0') } })
    expect(bestRun(one)).toMatchObject({ revenue: 30, proved: true })
    expect(bestRun(two)).toMatchObject({ revenue: 80, proved: true })
  })
})

describe('a car that makes towns free', () => {
  const row = lines({
    B1: 'city 20 x1: 4', B3: 'town 10: 1 4', B5: 'city 30 x1: 1 4', B7: 'town 10: 1 4', B9: 'town 10: 1 4', B11: 'city 60 x1: 1',
  }) // prettier-ignore

  test('is only as good as the train it hangs on', () => {
    const setting = (supply: Record<string, number>) =>
      running(row, { tokens: ['B5.0'], trains: [train('3', ...withCar(3)), train('2', ...withCar(2))], supply })
    expect(best(setting({}))).toEqual(['3 60: B1.0 B3.0 B5.0', '2 40: B5.0 B7.0'])
    expect(best(setting({ car: 1 }))).toEqual(['3 60: B1.0 B3.0 B5.0', '2 110: B11.0 B9.0 B7.0 B5.0'])
  })

  test('on a circle of towns ends', () => {
    const circle = lines({
      B3: 'town 10: 0 5', C2: 'town 10: 3 4', C4: 'city 20 x1: 1 2 4', C6: 'city 90 x1: 1',
    }) // prettier-ignore
    const setting = running(circle, { tokens: ['C4.0'], trains: [train('2', ...withCar(2))], supply: { car: 1 } })
    expect(bestRun(setting)).toMatchObject({ revenue: 130, proved: true })
    expect(bestRun(setting).revenue).toBe(bruteForce(setting))
  })
})

describe('the express', () => {
  const row = lines({
    B1: 'city 20 x1: 4', B3: 'town 10: 1 4', B5: 'city 90 x1: 1 4', B7: 'city 30 x1: 1 4', B9: 'offboard 40 end: 1',
  }) // prettier-ignore
  const express = (tokens: readonly string[], more: Partial<Form> = {}) =>
    form(0, {
      allowances: [],
      worth: (stop) => (tokens.includes(stop.id) ? 2 * worth(stop) : undefined),
      sharesTrack: true,
      ...more,
    })
  const setting = (tokens: string[], ...more: Running['trains']) =>
    running(row, { tokens, trains: [train('E', express(tokens)), ...more], supply: { goal: 1 } })

  test('stops at own tokens only, counts double, and wants two of them', () => {
    expect(best(setting(['B1.0', 'B7.0', 'B9.0']))).toEqual(['E 180: B1.0 B3.0 B5.0 B7.0 B9.0'])
    expect(best(setting(['B1.0']))).toEqual([])
  })

  test('does not stop for what a full city would bring, nor run through it', () => {
    const tokens = ['B1.0', 'B7.0']
    const full = express(tokens, { toll: (stop) => (stop.end || stop.id === 'B5.0' ? Infinity : 0) })
    expect(best(running(row, { tokens, trains: [train('E', full)] }))).toEqual([])
  })

  test('can come to a place ahead by either way out of a station', () => {
    const loop = lines({
      B1: 'city 20 x1: 4', B3: 'town 10: 1 4 5', B5: 'city 30 x1: 0 1',
      C2: 'city 90 x1: 4', C4: 'city 20 x1: 1 2 3',
    }) // prettier-ignore
    const tokens = ['B1.0', 'B5.0', 'C2.0', 'C4.0']
    const plain = express(tokens)
    const toGoal = { ...plain, id: 'goal', must: ['C2.0', 'B5.0'].map((id) => numberOf(loop, id)), bonus: 20 }
    const ahead = running(loop, { tokens, trains: [train('E', plain, toGoal)] })
    expect(bestRun(ahead)).toMatchObject({ revenue: 340, proved: true })
    expect(best(ahead)).toEqual(['E 340: B1.0 B3.0 B5.0 C4.0 C2.0'])
  })

  test('runs on the same track as the others', () => {
    const both = setting(['B5.0', 'B7.0'], train('2', form(2)))
    expect(best(both)).toEqual(['E 240: B5.0 B7.0', '2 120: B5.0 B7.0'])
  })
})

describe('a bonus for one train only', () => {
  const row = lines({ B1: 'city 40 x1: 4 5', B3: 'town 10: 1 4', B5: 'city 30 x1: 0 1', C2: '2-4', C4: '1-3' })
  const goal = [numberOf(row, 'B1.0'), numberOf(row, 'B5.0')]
  const halved = (sum: number) => Math.ceil(sum / 20) * 10
  const toGoal = (it: Form): Form[] => [it, { ...it, id: 'goal', must: goal, bonus: 30, claims: { goal: 1 } }]
  const trains = [train('half', ...toGoal(form(3, { finish: halved }))), train('2', ...toGoal(form(2)))]

  test('goes where it is not halved', () => {
    const setting = running(row, { tokens: ['B1.0', 'B5.0'], trains, supply: { goal: 1 } })
    expect(best(setting)).toEqual(['half 40: B1.0 B3.0 B5.0', '2 100: B1.0 B5.0'])
  })

  test('is not to be had without both ends', () => {
    const setting = running(row, { tokens: ['B1.0'], trains: [train('2', toGoal(form(1))[1]!)], supply: { goal: 1 } })
    expect(best(setting)).toEqual([])
  })

  test('nor where there is none', () => {
    expect(bestRun(running(row, { tokens: ['B1.0', 'B5.0'], trains })).revenue).toBe(110)
  })
})
