import { describe, expect, test } from 'vitest'
import { forecastUse, reached } from '../../../shared/games/cuba/foreman.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { built, island, own, stored, workerOn } from './position.ts'

/** Scenario 13. */
function rumAndGolf(s: State): void {
  workerOn(s, 0, 'C2')
  built(s, 0, { C1: 'distillery', A2: 'rumCafe', D3: 'golfCourse' })
  own(s, 0, { sugar: 3, water: 2 })
}
const golf = { type: 'use', field: 'D3', building: 'golfCourse', amount: 2 }

describe('6 The foreman', () => {
  test('[6.1] scenario 13: all buildings of row and column', () => {
    const t = island(2, rumAndGolf).card(0, 'foreman')
    expect(reached(t.state, 0)).toEqual(['C1', 'A2'])
    t.use(0, 'C1', 'distillery', { amount: 3 })
    expect(t.refused(0, golf)).toBe('6.1')
    t.use(0, 'A2', 'rumCafe', { amount: 3 })
    expect(t.points()).toEqual([6, 0])
    expect(t.player(0).lot).toMatchObject({ rum: 0, sugar: 0, water: 2 })
    expect(t.active).toEqual([1])
  })

  test('[6.1] scenario 13: or any single building', () => {
    const t = island(2, rumAndGolf).card(0, 'foreman').use(0, 'D3', 'golfCourse', { amount: 2 })
    expect(t.points()).toEqual([2, 0])
    expect(t.player(0).lot).toMatchObject({ sugar: 3, water: 0 })
    expect(t.active).toEqual([1])
  })

  test('[6.1] the building under the worker is used too', () => {
    const t = island(2, (s) => {
      workerOn(s, 0, 'B2')
      built(s, 0, { B2: 'inn', D2: 'hotel' })
    }).card(0, 'foreman')
    expect(t.use(0, 'B2', 'inn').use(0, 'D2', 'hotel').points()).toEqual([3, 0])
  })

  test('[6.2] with or without the worker card, and the worker stays', () => {
    const t = island(2, (s) => {
      workerOn(s, 0, 'D2')
      built(s, 0, { D3: 'inn' })
    })
    expect(t.card(0, 'foreman').use(0, 'D3', 'inn').player(0)).toMatchObject({ worker: 'D2', points: 1 })
    expect(t.card(1, 'foreman').card(0, 'worker').work(0, 'A1').player(0).worker).toBe('A1')
  })

  test('[6.3] each once, in any order, and what one brings feeds the next', () => {
    const t = island(2, (s) => {
      workerOn(s, 0, 'C2')
      built(s, 0, { C1: 'dam', C2: 'golfCourse', C3: 'inn' })
    }).card(0, 'foreman')
    t.use(0, 'C3', 'inn').use(0, 'C1', 'dam')
    expect(t.refused(0, { type: 'use', field: 'C1', building: 'dam' })).toBe('6.3')
    expect(t.use(0, 'C2', 'golfCourse', { amount: 2 }).points()).toEqual([3, 0])
  })

  test('[6.3] any amount, and none at all', () => {
    const t = island(2, rumAndGolf).card(0, 'foreman').use(0, 'C1', 'distillery', { amount: 1 })
    expect(t.player(0).lot).toMatchObject({ rum: 1, sugar: 2 })
    expect(t.done(0).active).toEqual([1])
    expect(t.player(0).lot.rum).toBe(1)
  })

  test('[6.4] only own buildings, even those of this round', () => {
    const t = island(2, (s) => {
      own(s, 0, { wood: 1, stone: 1, water: 1 })
      built(s, 1, { D1: 'hotel' })
    })
    t.card(0, 'architect').play(0, { type: 'build', building: 'inn', field: 'B1' }).card(1, 'architect')
    t.card(0, 'foreman')
    expect(t.refused(0, { type: 'use', field: 'D1', building: 'hotel' })).toBe('6.4')
    expect(t.use(0, 'B1', 'inn').player(0).from.buildings).toBe(1)
  })

  test('[6.5] scenario 14: the printed warehouse stores products', () => {
    const t = island(2, (s) => own(s, 0, { citrus: 4, rum: 1, wood: 2 })).card(0, 'foreman')
    t.use(0, 'A1', 'warehouse')
    expect(t.told('stored')).toEqual([{ type: 'stored', seat: 0, products: { citrus: 4 } }])
    expect(t.player(0)).toMatchObject({ lot: { citrus: 0, rum: 1, wood: 2 }, store: { citrus: 4 } })
    t.given((s) => {
      s.players[0]!.lot.tobacco += 2
      s.stock.tobacco -= 2
    })
    const { tobacco } = t.state.stock
    t.endRound()
    expect(t.player(0)).toMatchObject({ lot: { rum: 1, wood: 2, tobacco: 0 }, store: { citrus: 4, tobacco: 0 } })
    expect(t.state.stock.tobacco).toBe(tobacco + 2)
  })

  test('[6.5] in the cross or as the single building, but only with something to store', () => {
    const t = island(2, (s) => {
      workerOn(s, 0, 'D3')
      built(s, 0, { D1: 'inn' })
      own(s, 0, { citrus: 1 })
    }).card(0, 'foreman')
    expect(t.offers(0)).toContainEqual({ type: 'use', field: 'A1', building: 'warehouse' })
    expect(t.use(0, 'A1', 'warehouse').active).toEqual([1])
    const none = island(2, (s) => built(s, 0, { D1: 'inn' })).card(0, 'foreman')
    expect(none.refused(0, { type: 'use', field: 'A1', building: 'warehouse' })).toBe('6.5')
  })

  test('[6.6] the store has no limit and the tile shares it', () => {
    const t = island(2, (s) => {
      built(s, 0, { D3: 'warehouse' })
      workerOn(s, 0, 'C3')
      own(s, 0, { citrus: 5, sugar: 4 })
      stored(s, 0, { citrus: 6, tobacco: 3 })
    }).card(0, 'foreman')
    expect(t.use(0, 'D3', 'warehouse').player(0).store).toEqual({ citrus: 11, sugar: 4, tobacco: 3 })
    expect(t.endRound().player(0).store).toEqual({ citrus: 11, sugar: 4, tobacco: 3 })
  })

  test('[6.3] a forecast tells what a use would do and changes nothing', () => {
    const t = island(2, rumAndGolf).card(0, 'foreman')
    const before = JSON.stringify(t.state)
    const how = { type: 'use', field: 'C1', building: 'distillery', amount: 2 } as const
    expect(forecastUse(t.view(0), 0, how)).toEqual({ gave: { sugar: 2 }, got: { rum: 2 } })
    const store = { type: 'use', field: 'A1', building: 'warehouse' } as const
    expect(forecastUse(t.view(0), 0, store)).toEqual({ gave: {}, got: {}, stored: { sugar: 3 } })
    expect(JSON.stringify(t.state)).toBe(before)
  })
})
