import { describe, expect, test } from 'vitest'
import { FIELDS } from '../../../shared/games/cuba/data/plantations.ts'
import { forecastWork } from '../../../shared/games/cuba/worker.ts'
import { built, inForce, island, own, runLow, workerOn } from './position.ts'

const drought = (s: Parameters<typeof inForce>[0]) => inForce(s, { other: 'drought' })

describe('3 The worker', () => {
  test('[3.1] the worker goes to any field or stays', () => {
    const t = island(2, (s) => built(s, 0, { B1: 'inn' })).card(0, 'worker')
    const targets = new Set(t.offers(0).flatMap((offer) => (offer.type === 'work' ? [offer.to] : [])))
    expect([...targets]).toEqual([...FIELDS])
    expect(t.work(0, 'A1').player(0).worker).toBe('A1')
    expect(t.told('worked')).toMatchObject([{ from: 'A1', to: 'A1' }])
  })

  test('[3.2] row and column are activated, the own field included', () => {
    const { resources, products } = forecastWork(island(2).state, 0, 'C2')
    const fields = [...resources, ...products].map((it) => it.field)
    expect(fields.toSorted()).toEqual(['A2', 'B2', 'C1', 'C2', 'C3', 'D2'])
    const t = island(2).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'C2', harvest: ['B1'] })).toBe('3.2')
  })

  test('[3.3] every resource field gives one by itself', () => {
    const t = island(2).card(0, 'worker').work(0, 'B3')
    expect(t.player(0).lot).toMatchObject({ stone: 1, wood: 1, water: 1 })
    expect(t.state.stock).toMatchObject({ stone: 14, wood: 14, water: 14 })
  })

  test('[3.3] a field whose resource has run out gives nothing', () => {
    const t = island(2, (s) => runLow(s, 'wood', 1, 1)).card(0, 'worker')
    expect(t.work(0, 'C3').player(0).lot).toMatchObject({ stone: 1, wood: 1 })
    expect(t.state.stock.wood).toBe(0)
  })

  test('[3.4] scenario 2: the book’s example', () => {
    const t = island(2).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'C3', harvest: ['A3', 'B3', 'C2'] })).toBe('3.5')
    t.work(0, 'C3', 'A3', 'B3')
    expect(t.player(0).lot).toMatchObject({ stone: 1, wood: 2, water: 0, citrus: 1, tobacco: 1, sugar: 0 })
    expect(t.told('worked')).toEqual([
      { type: 'worked', seat: 0, from: 'A1', to: 'C3', got: { wood: 2, stone: 1, citrus: 1, tobacco: 1 }, water: 0 },
    ])
  })

  test('[3.4] scenario 5: a field built over gives nothing', () => {
    const t = island(2, (s) => built(s, 0, { D1: 'inn' })).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'B1', harvest: ['D1'] })).toBe('3.4')
    expect(t.refused(0, { type: 'work', to: 'B1', harvest: ['A1'] })).toBe('3.4')
    expect(t.refused(0, { type: 'work', to: 'B1', harvest: ['C1'] })).toBe('3.4')
    t.work(0, 'B1', 'B1', 'B3')
    expect(t.player(0).lot).toMatchObject({ wood: 1, water: 1, sugar: 1, tobacco: 1, stone: 0, citrus: 0 })
  })

  test('[3.4] fewer fields than possible may be used', () => {
    const t = island(2).card(0, 'worker').work(0, 'D3', 'D2')
    expect(t.player(0).lot).toMatchObject({ citrus: 1, tobacco: 0 })
  })

  test('[3.5] scenario 3: water of the same turn opens a third field', () => {
    const t = island(2).card(0, 'worker').work(0, 'B1', 'B1', 'D1', 'B3')
    expect(t.player(0).lot).toMatchObject({ wood: 1, sugar: 1, tobacco: 2, water: 0 })
    expect(t.state.stock.water).toBe(15)
    expect(forecastWork(t.state, 0, 'B1').products).toHaveLength(3)
  })

  test('[3.5] no field twice, and no water that is not there', () => {
    const t = island(2, (s) => own(s, 0, { water: 1 })).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'D3', harvest: ['D1', 'D1'] })).toBe('3.5')
    expect(t.work(0, 'D3', 'D1', 'D2', 'B3').player(0).lot).toMatchObject({ water: 0, tobacco: 2, citrus: 1 })
  })

  test('[3.6] scenario 4: drought leaves one field, water opens more', () => {
    const t = island(2, (s) => {
      drought(s)
      own(s, 0, { water: 2 })
    }).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'D3', harvest: ['D1', 'B3', 'D2', 'A3'] })).toBe('3.6')
    t.work(0, 'D3', 'D1', 'B3', 'D2')
    expect(t.player(0).lot).toMatchObject({ water: 0, stone: 1, wood: 1, tobacco: 2, citrus: 1 })
    expect(t.told('worked')).toMatchObject([{ water: 2 }])
  })

  test('[3.6] without water drought allows one product', () => {
    const t = island(2, drought).card(0, 'worker')
    expect(forecastWork(t.state, 0, 'D3')).toMatchObject({ free: 1, water: 0 })
    expect(t.refused(0, { type: 'work', to: 'D3', harvest: ['D1', 'D2'] })).toBe('3.6')
    expect(t.work(0, 'D3', 'D1').player(0).lot).toMatchObject({ tobacco: 1, wood: 1, stone: 1 })
  })

  test('[3.7] scenario 26: one tobacco left in the stock', () => {
    const t = island(2, (s) => runLow(s, 'tobacco', 1, 1)).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'D3', harvest: ['D1', 'B3'] })).toBe('3.7')
    t.work(0, 'D3', 'D1', 'D2')
    expect(t.player(0).lot).toMatchObject({ tobacco: 1, citrus: 1, wood: 1, stone: 1 })
  })

  test('[3.7] a field whose product has run out is not offered', () => {
    const t = island(2, (s) => runLow(s, 'citrus', 0, 1)).card(0, 'worker')
    const harvested = t.offers(0).flatMap((offer) => (offer.type === 'work' ? offer.harvest : []))
    expect(harvested).not.toContain('A3')
    expect(harvested).not.toContain('D2')
    expect(harvested).toContain('D1')
  })

  test('[3.7] water paid does not feed the lake afterwards', () => {
    const t = island(2, (s) => runLow(s, 'water', 0, 0)).card(0, 'worker')
    t.work(0, 'B1', 'B1', 'D1', 'B3')
    expect(t.player(0).lot.water).toBe(14)
    expect(t.state.stock.water).toBe(1)
  })

  test('[3.8] everything goes to the lot, nothing into the warehouse', () => {
    const t = island(2, (s) => workerOn(s, 0, 'D3'))
      .card(0, 'worker')
      .work(0, 'A1', 'B1', 'D1')
    expect(t.player(0).lot).toMatchObject({ sugar: 1, tobacco: 1, wood: 1, stone: 1 })
    expect(t.player(0).store).toEqual({ citrus: 0, sugar: 0, tobacco: 0 })
  })

  test('[3.2][3.4] the list of offers stays short', () => {
    const t = island(2, (s) => own(s, 0, { water: 9 })).card(0, 'worker')
    expect(t.offers(0).length).toBeLessThan(150)
    expect(t.offers(0)).toContainEqual({ type: 'work', to: 'B1', harvest: ['B1', 'D1', 'B3'] })
  })
})
