import { describe, expect, test } from 'vitest'
import type { Piece } from '../../../shared/games/cuba/data.ts'
import { TILES } from '../../../shared/games/cuba/data/buildings.ts'
import type { Building } from '../../../shared/games/cuba/data/buildings.ts'
import { forecastUse } from '../../../shared/games/cuba/foreman.ts'
import { shipsInPile } from '../../../shared/games/cuba/harbor.ts'
import { built, harbor, island, loaded, own, propose, runLow, stored, workerOn } from './position.ts'

type Belongings = Partial<Record<Piece | 'pesos', number>>

/** Seat 0 has this building, and an Inn beside it so that the foreman's turn goes on. */
const at = (building: Building, lot: Belongings = {}) =>
  island(2, (s) => {
    workerOn(s, 0, 'C1')
    built(s, 0, { B1: building, ...(building === 'inn' ? {} : { C1: 'inn' }) })
    own(s, 0, { pesos: 0, ...lot })
  }).card(0, 'foreman')
const use = (building: Building, how: object = {}) => ({ type: 'use', field: 'B1', building, ...how })
const [wood, stone, water] = ['wood', 'stone', 'water'] as const
const cost = (building: Building) => [wood, stone, water].map((it) => (TILES[building].cost as Belongings)[it] ?? 0)

describe('8 The buildings', () => {
  test('[8.1] what is sold or turned into something goes to the stock, not to the market', () => {
    const t = at('productHouse', { citrus: 1 })
    const { stock, market } = t.state
    t.use(0, 'B1', 'productHouse', { give: 'citrus' })
    expect(t.state.market).toEqual(market)
    expect(t.state.stock.citrus).toBe(stock.citrus + 1)
  })

  test('[8.2] at most the maximum, and what is there', () => {
    const t = at('cementFactory', { stone: 6 })
    expect(t.refused(0, use('cementFactory', { amount: 5 }))).toBe('8.2')
    expect(at('cementFactory', { stone: 1 }).refused(0, use('cementFactory', { amount: 2 }))).toBe('8.2')
    expect(at('generalStore').refused(0, use('generalStore', { give: 'rum' }))).toBe('8.2')
    expect(at('monastery', { citrus: 1 }).refused(0, use('monastery', { give: ['citrus', 'citrus'] }))).toBe('8.2')
  })

  test('[8.3] Cement Factory', () => {
    expect(cost('cementFactory')).toEqual([1, 2, 0])
    const t = at('cementFactory', { stone: 5 })
    expect(t.offers(0).filter((offer) => 'amount' in offer)).toHaveLength(4)
    expect(t.use(0, 'B1', 'cementFactory', { amount: 4 }).player(0)).toMatchObject({ points: 4, lot: { stone: 1 } })
  })

  test('[8.4] Saw Mill', () => {
    expect(cost('sawMill')).toEqual([2, 1, 0])
    const t = at('sawMill', { wood: 4, stone: 4 }).use(0, 'B1', 'sawMill', { amount: 4 })
    expect(t.player(0)).toMatchObject({ points: 4, lot: { wood: 0, stone: 4 } })
  })

  test('[8.5] Golf Course', () => {
    expect(cost('golfCourse')).toEqual([0, 0, 2])
    const t = at('golfCourse', { water: 3 }).use(0, 'B1', 'golfCourse', { amount: 3 })
    expect(t.player(0)).toMatchObject({ points: 3, lot: { water: 0 } })
  })

  test('[8.6] Monastery', () => {
    expect(cost('monastery')).toEqual([2, 1, 0])
    const t = at('monastery', { citrus: 1, tobacco: 2, rum: 1 })
    const ways = t.offers(0).flatMap((offer) => ('give' in offer ? [offer.give] : []))
    expect(ways).toEqual([['citrus'], ['tobacco'], ['citrus', 'tobacco'], ['tobacco', 'tobacco']])
    t.use(0, 'B1', 'monastery', { give: ['citrus', 'tobacco'] })
    expect(t.player(0)).toMatchObject({ points: 2, lot: { citrus: 0, tobacco: 1, rum: 1 } })
  })

  test('[8.7] Rum Café and Cigar Café', () => {
    expect([cost('rumCafe'), cost('cigarCafe')]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ])
    expect(at('rumCafe', { rum: 4 }).refused(0, use('rumCafe', { amount: 4 }))).toBe('8.2')
    expect(at('rumCafe', { rum: 4 }).use(0, 'B1', 'rumCafe', { amount: 3 }).points()).toEqual([6, 0])
    expect(at('cigarCafe', { cigar: 2 }).use(0, 'B1', 'cigarCafe', { amount: 2 }).points()).toEqual([4, 0])
  })

  test('[8.8] Small Branch Office', () => {
    expect(cost('smallBranchOffice')).toEqual([2, 1, 0])
    const t = at('smallBranchOffice', { sugar: 2, tobacco: 1 })
    expect(t.offers(0).filter((offer) => 'dock' in offer)).toEqual([
      use('smallBranchOffice', { dock: 2, kind: 'sugar' }),
    ])
    t.use(0, 'B1', 'smallBranchOffice', { dock: 2, kind: 'sugar' })
    expect(t.player(0)).toMatchObject({ points: 2, lot: { sugar: 1 }, from: { shipping: 2, buildings: 0 } })
    expect(t.state.docks[2]!.cargo.sugar).toBe(1)
  })

  test('[8.9] Large Branch Office', () => {
    expect(cost('largeBranchOffice')).toEqual([2, 2, 0])
    const t = at('largeBranchOffice', { sugar: 4, rum: 1 })
    expect(t.offers(0).filter((offer) => 'dock' in offer)).toHaveLength(4)
    t.use(0, 'B1', 'largeBranchOffice', { dock: 2, kind: 'sugar', amount: 3 })
    expect(t.player(0)).toMatchObject({ points: 6, lot: { sugar: 1 } })
    expect(t.told('loaded')).toMatchObject([{ by: 'largeBranchOffice', dock: 2, cargo: { sugar: 3 }, points: 6 }])
  })

  test('[8.10] Hotel and Inn', () => {
    expect([cost('hotel'), cost('inn')]).toEqual([
      [2, 2, 1],
      [1, 1, 1],
    ])
    expect(at('hotel').use(0, 'B1', 'hotel').points()).toEqual([2, 0])
    expect(at('inn').use(0, 'B1', 'inn').points()).toEqual([1, 0])
  })

  test('[8.11] General Store', () => {
    expect(cost('generalStore')).toEqual([1, 2, 0])
    const t = at('generalStore', { rum: 2, citrus: 1 }).use(0, 'B1', 'generalStore', { give: 'rum' })
    expect(t.player(0)).toMatchObject({ pesos: 6, lot: { rum: 1 } })
  })

  test('[8.12] Product House', () => {
    expect(cost('productHouse')).toEqual([2, 1, 0])
    const t = at('productHouse', { citrus: 2 }).use(0, 'B1', 'productHouse', { give: 'citrus' })
    expect(t.player(0)).toMatchObject({ pesos: 4, lot: { citrus: 1 } })
  })

  test('[8.13] Resource House', () => {
    expect(cost('resourceHouse')).toEqual([1, 1, 1])
    const one = at('resourceHouse', { wood: 1 }).use(0, 'B1', 'resourceHouse', { give: ['wood'] })
    expect(one.player(0).pesos).toBe(2)
    const two = at('resourceHouse', { wood: 1, water: 1 }).use(0, 'B1', 'resourceHouse', { give: ['wood', 'water'] })
    expect(two.player(0)).toMatchObject({ pesos: 4, lot: { wood: 0, water: 0 } })
  })

  test('[8.14] Small Bank and Large Bank', () => {
    expect([cost('smallBank'), cost('largeBank')]).toEqual([
      [1, 1, 0],
      [2, 3, 0],
    ])
    expect(at('smallBank').use(0, 'B1', 'smallBank').player(0).pesos).toBe(2)
    expect(at('largeBank').use(0, 'B1', 'largeBank').player(0).pesos).toBe(4)
  })

  test('[8.15] Cigar Factory and Distillery', () => {
    expect([cost('cigarFactory'), cost('distillery')]).toEqual([
      [2, 2, 0],
      [2, 2, 0],
    ])
    const cigars = at('cigarFactory', { tobacco: 7 }).use(0, 'B1', 'cigarFactory', { amount: 7 })
    expect(cigars.player(0).lot).toMatchObject({ tobacco: 0, cigar: 7 })
    const rum = at('distillery', { sugar: 3 }).use(0, 'B1', 'distillery', { amount: 2 })
    expect(rum.player(0).lot).toMatchObject({ sugar: 1, rum: 2 })
  })

  test('[8.16] scenario 25: one rum left in the stock', () => {
    const t = at('distillery', { sugar: 3 }).given((s) => runLow(s, 'rum', 1, 1))
    expect(t.refused(0, use('distillery', { amount: 2 }))).toBe('8.16')
    expect(t.offers(0).filter((offer) => 'amount' in offer)).toEqual([use('distillery', { amount: 1 })])
    expect(t.use(0, 'B1', 'distillery', { amount: 1 }).player(0).lot).toMatchObject({ sugar: 2, rum: 1 })
    const market = at('blackMarket', { citrus: 1 }).given((s) => runLow(s, 'rum', 0, 1))
    expect(market.refused(0, use('blackMarket', { give: 'citrus', take: 'rum' }))).toBe('8.16')
  })

  test('[8.17] Black Market', () => {
    expect(cost('blackMarket')).toEqual([3, 2, 0])
    const t = at('blackMarket', { citrus: 1, rum: 1 })
    expect(t.refused(0, use('blackMarket', { give: 'citrus', take: 'sugar' }))).toBe('8.17')
    expect(t.refused(0, use('blackMarket', { give: 'rum', take: 'cigar' }))).toBe('8.17')
    expect(t.offers(0).filter((offer) => 'take' in offer)).toHaveLength(5)
    t.use(0, 'B1', 'blackMarket', { give: 'citrus', take: 'cigar' })
    expect(t.player(0).lot).toMatchObject({ citrus: 0, cigar: 1, rum: 1 })
    const back = at('blackMarket', { rum: 1 }).use(0, 'B1', 'blackMarket', { give: 'rum', take: 'tobacco' })
    expect(back.player(0).lot).toMatchObject({ rum: 0, tobacco: 1 })
  })

  test('[8.18] scenario 23: Church', () => {
    expect(cost('church')).toEqual([2, 2, 0])
    const t = island(2, (s) => {
      s.round = 3
      harbor(s, { 1: 1, 2: 2, 3: 4 }, 3)
      propose(s, { tax: 'tax4', duty: 'dutyWater', subsidy: 'subsidyVotes', other: 'drought' })
      built(s, 0, { B1: 'church' })
    }).card(0, 'foreman')
    const subsidy = t.state.bills.subsidy!
    t.use(0, 'B1', 'church', { bill: 'subsidy' })
    expect(t.state.bills).toEqual({ tax: 'tax4', duty: 'dutyWater', other: 'drought' })
    expect(t.told('vetoed')).toEqual([{ type: 'vetoed', seat: 0, section: 'subsidy', statute: subsidy }])
    t.parliament(['worker', 'worker']).bid(1, 0)
    expect(t.offers(0).map((offer) => 'bills' in offer && offer.bills)).toEqual([
      ['tax', 'duty'],
      ['tax', 'other'],
      ['duty', 'other'],
    ])
    t.endRound()
      .given((s) => (s.phase = { at: 'play', seat: 0 }))
      .card(0, 'foreman')
    expect(t.refused(0, use('church', { bill: 'subsidy' }))).toBe('8.18')
    expect(t.offers(0).flatMap((offer) => ('bill' in offer ? [offer.bill] : []))).toEqual(['tax', 'duty', 'other'])
    t.done(0)
      .endRound()
      .given((s) => (s.phase = { at: 'play', seat: 0 }))
      .card(0, 'foreman')
    expect(t.use(0, 'B1', 'church', { bill: 'subsidy' }).state.bills.subsidy).toBeUndefined()
    expect(t.state.round).toBe(5)
  })

  test('[8.18] a bill already vetoed is gone', () => {
    const t = at('church').given((s) => delete s.bills.tax)
    expect(t.refused(0, use('church', { bill: 'tax' }))).toBe('8.18')
  })

  test('[8.19] Town Hall', () => {
    expect(cost('townHall')).toEqual([1, 1, 0])
    const t = at('townHall').use(0, 'B1', 'townHall')
    expect(t.player(0).townHall).toBe(true)
    expect(t.told('used')).toMatchObject([{ building: 'townHall', got: { votes: 2 } }])
  })

  test('[8.20] Dam, and scenario 26: with a single water left', () => {
    expect(cost('dam')).toEqual([0, 2, 0])
    expect(at('dam').use(0, 'B1', 'dam').player(0).lot.water).toBe(2)
    const t = at('dam').given((s) => runLow(s, 'water', 1, 1))
    expect(forecastUse(t.state, 0, { type: 'use', field: 'B1', building: 'dam' }).got).toEqual({ water: 1 })
    expect(t.use(0, 'B1', 'dam').player(0).lot.water).toBe(1)
    expect(
      at('dam')
        .given((s) => runLow(s, 'water', 0, 1))
        .refused(0, use('dam')),
    ).toBe('8.20')
  })

  test('[8.21] Lighthouse: any ship of the pile, which is shuffled', () => {
    expect(cost('lighthouse')).toEqual([1, 1, 0])
    const t = at('lighthouse')
    expect(t.refused(0, use('lighthouse', { ship: 1 }))).toBe('8.21')
    expect(shipsInPile(t.view(0))).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    t.use(0, 'B1', 'lighthouse', { ship: 9 })
    expect(t.state.sea).toBe(9)
    expect(t.state.secret.pile.toSorted((a, b) => a! - b!)).toEqual([3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15])
    expect(t.state.secret.pile).not.toEqual(t.state.secret.pile.toSorted((a, b) => a! - b!))
    expect(t.revealed).toBe(true)
  })

  test('[8.22] Warehouse: a second place to store', () => {
    expect(cost('warehouse')).toEqual([2, 0, 0])
    const t = island(2, (s) => {
      workerOn(s, 0, 'D3')
      built(s, 0, { C3: 'warehouse', D3: 'distillery' })
      own(s, 0, { sugar: 2, citrus: 1 })
      stored(s, 0, { sugar: 1 })
    }).card(0, 'foreman')
    t.use(0, 'D3', 'distillery', { amount: 1 }).use(0, 'C3', 'warehouse')
    expect(t.player(0)).toMatchObject({ lot: { rum: 1, sugar: 0, citrus: 0 }, store: { sugar: 2, citrus: 1 } })
  })

  test('[8.9] a forecast from a view knows the points and that a ship would leave', () => {
    const t = island(2, (s) => {
      s.acts.other = 'harbor'
      harbor(s, { 1: 1, 2: 2, 3: 4 }, 3)
      loaded(s, 3, { sugar: 2, rum: 1 })
      built(s, 0, { B1: 'largeBranchOffice' })
      own(s, 0, { rum: 2 })
    }).card(0, 'foreman')
    const how = { type: 'use', field: 'B1', building: 'largeBranchOffice', dock: 3, kind: 'rum', amount: 2 } as const
    expect(forecastUse(t.view(0), 0, how)).toEqual({ gave: { rum: 2 }, got: { points: 6 }, leaves: 4 })
  })
})
