import { describe, expect, test } from 'vitest'
import type { Progress } from '../../shared/rail/route-best.ts'
import { bestRun } from '../../shared/rail/route-best.ts'
import type { Running } from '../../shared/rail/route.ts'
import { form, lines, running } from './lines.ts'

/** A wide field of cities, every one joined to its six neighbours: many long routes, all in each other's way. */
function field(size: number, ...reaches: readonly number[]): Running {
  const hexes: Record<string, string> = {}
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const value = 10 * (1 + ((row * 7 + column * 5) % 6))
      hexes[`${String.fromCharCode(66 + row)}${2 * column + 1 + (row % 2)}`] = `city ${value} x1: 0 1 2 3 4 5`
    }
  }
  const kinds = new Map(reaches.map((reach) => [reach, [form(reach)]]))
  const trains = reaches.map((reach, at) => ({ id: `${at}`, forms: kinds.get(reach)! }))
  return running(lines(hexes), { tokens: ['C4.0', 'D5.0'], trains, unit: 10 })
}

describe('a budget of steps', () => {
  const setting = field(5, 6, 6, 4)
  const whole = bestRun(setting)

  test('is not needed to prove the best', () => {
    expect(whole).toMatchObject({ proved: true, bound: whole.revenue })
  })

  test.each([1, 10, 100, 1000, 5000])('of %i gives the best so far and what is still possible', (budget) => {
    const run = bestRun(setting, { budget })
    expect(run.revenue).toBeLessThanOrEqual(whole.revenue)
    expect(run.bound).toBeGreaterThanOrEqual(whole.revenue)
    expect(run.proved).toBe(run.bound < run.revenue + 10)
    expect(run.steps).toBeLessThan(budget + 1000)
    expect(run.trips.reduce((sum, trip) => sum + trip.revenue, 0)).toBe(run.revenue)
  })

  test('that is large enough changes nothing', () => {
    expect(bestRun(setting, { budget: whole.steps + 1 })).toEqual(whole)
  })

  test('the same question has the same answer, step by step', () => {
    expect(bestRun(field(5, 6, 6, 4))).toEqual(whole)
    expect(bestRun(field(5, 6, 6, 4), { budget: 777 })).toEqual(bestRun(field(5, 6, 6, 4), { budget: 777 }))
  })
})

describe('progress', () => {
  test('is told on the way: never a worse run, never a higher bound', () => {
    const told: Progress[] = []
    const run = bestRun(field(6, 8, 8, 8, 8), { tell: (progress) => told.push(progress), budget: 100_000 })
    expect(told.length).toBeGreaterThan(1)
    for (const [at, { revenue, bound, steps }] of told.slice(1).entries()) {
      expect(revenue).toBeGreaterThanOrEqual(told[at]!.revenue)
      expect(bound).toBeLessThanOrEqual(told[at]!.bound)
      expect(steps).toBeGreaterThan(told[at]!.steps)
    }
    expect(run.revenue).toBeGreaterThanOrEqual(told.at(-1)!.revenue)
  })

  test('a company without trains has nothing to prove', () => {
    expect(bestRun({ ...field(3, 2), trains: [] })).toEqual({ steps: 0, revenue: 0, bound: 0, trips: [], proved: true })
  })
})
