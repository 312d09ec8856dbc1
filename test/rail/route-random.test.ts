import { describe, expect, test } from 'vitest'
import { bestRun } from '../../shared/rail/route-best.ts'
import type { Running } from '../../shared/rail/route.ts'
import { readings } from '../../shared/rail/route.ts'
import { bruteForce } from './brute.ts'
import { scene } from './scene.ts'

describe('the best run is the one that trying everything finds', () => {
  const hundreds = Array.from({ length: 6 }, (_, at) => at)
  test.each(hundreds)('in hundred %i of them', (hundred) => {
    for (let seed = hundred * 100; seed < hundred * 100 + 100; seed += 1) {
      const setting = scene(seed)
      const best = bestRun(setting)
      expect({ seed, revenue: best.revenue, proved: best.proved }).toEqual({
        seed,
        revenue: bruteForce(setting),
        proved: true,
      })
    }
  })

  test('and every trip of it stands up to the rules', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const setting = scene(seed)
      const { trips, revenue } = bestRun(setting)
      expect(trips.reduce((sum, trip) => sum + trip.revenue, 0)).toBe(revenue)
      for (const { train: id, form: name, route, revenue: earned, claims } of trips) {
        const ran = setting.trains.find((it) => it.id === id)!.forms.find((it) => it.id === name)!
        expect(readings(setting, ran, route)).toContainEqual(expect.objectContaining({ revenue: earned, claims }))
      }
    }
  })

  test('and whatever the budget, it lies between the best so far and the bound', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const setting = scene(seed, 4)
      const { revenue, steps } = bestRun(setting)
      for (const budget of [1, 2, 5, 10, 20, 50, 100, 200].filter((it) => it < steps)) {
        const run = bestRun(setting, { budget })
        expect(run.revenue).toBeLessThanOrEqual(revenue)
        expect(run.bound).toBeGreaterThanOrEqual(revenue)
        if (run.proved) expect(run.revenue).toBe(revenue)
      }
    }
  })

  test('the scenes are worth it: most have a run, many have trains in each other’s way', () => {
    const all = Array.from({ length: 300 }, (_, seed) => scene(seed))
    const alone = (setting: Running) =>
      setting.trains.reduce((sum, it) => sum + bestRun({ ...setting, trains: [it] }).revenue, 0)
    expect(all.filter((setting) => bestRun(setting).revenue > 0).length).toBeGreaterThan(150)
    expect(all.filter((setting) => bestRun(setting).revenue < alone(setting)).length).toBeGreaterThan(50)
  })
})
