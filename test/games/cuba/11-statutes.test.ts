import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { forecastBill } from '../../../shared/games/cuba/forecast.ts'
import { forecastMarket } from '../../../shared/games/cuba/market.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import type { Statute } from '../../../shared/games/cuba/data/statutes.ts'
import { built, inForce, island, onMarket, own, propose, runLow, stored, workerOn } from './position.ts'

/** Two players in the last round; the second has nothing. */
const last = (change: (s: State) => void) =>
  island(2, (s) => {
    s.round = 6
    own(s, 1, { pesos: 0 })
    change(s)
  })
const subsidy = (act: Statute, change: (s: State) => void) =>
  last((s) => {
    own(s, 0, { pesos: 0 })
    change(s)
  }).statutes({ tax: 'tax5', duty: 'dutyTobacco', subsidy: act })

describe('11 Statutes', () => {
  test('[11.1] whoever pays the tax gets 2 points', () => {
    const t = last((s) => own(s, 0, { pesos: 5 }))
      .statutes({ tax: 'tax4' })
      .obey(0, true)
    expect(t.player(0)).toMatchObject({ pesos: 1, points: 2, from: { laws: 2 } })
    expect(t.told('obeyed')[0]).toMatchObject({ tax: true, duty: false, pesos: 4, points: 2 })
  })

  test('[11.1] who can’t or won’t pay gets nothing and pays nothing', () => {
    const t = last((s) => own(s, 0, { pesos: 3, citrus: 1 })).statutes({ tax: 'tax4' })
    expect(t.refused(0, { type: 'obey', tax: true, duty: [] })).toBe('11.1')
    expect(t.obey(0, false).player(0)).toMatchObject({ pesos: 3, points: 0 })
  })

  test('[11.2] scenario 24: tax, duty and both', () => {
    const change = (s: State) => own(s, 0, { pesos: 10, sugar: 1 })
    const acts = { tax: 'tax3', duty: 'dutySugar', subsidy: 'subsidyPesos' } as const
    const both = last(change).statutes(acts).obey(0, true, 'sugar')
    expect(both.player(0)).toMatchObject({ points: 7, pesos: 7, from: { laws: 5, subsidies: 2 } })
    const dutyOnly = last(change).statutes(acts).obey(0, false, 'sugar')
    expect(dutyOnly.player(0)).toMatchObject({ points: 5, pesos: 10, from: { laws: 2, subsidies: 3 } })
  })

  test('[11.2] all or nothing, and only what the act says', () => {
    const t = last((s) => own(s, 0, { pesos: 0, wood: 1, citrus: 1, water: 1 })).statutes({ duty: 'dutyResources' })
    expect(t.refused(0, { type: 'obey', tax: false, duty: ['wood'] })).toBe('11.2')
    expect(t.refused(0, { type: 'obey', tax: false, duty: ['wood', 'wood'] })).toBe('11.2')
    expect(t.refused(0, { type: 'obey', tax: false, duty: ['wood', 'citrus'] })).toBe('11.2')
    expect(t.obey(0, false, 'water', 'wood').player(0)).toMatchObject({ points: 2, lot: { wood: 0, water: 0 } })
  })

  test('[11.2] a duty may come from the warehouse', () => {
    const t = last((s) => {
      own(s, 0, { pesos: 0 })
      stored(s, 0, { citrus: 1 })
    }).statutes({})
    const { citrus } = t.state.stock
    expect(t.obey(0, false, 'citrus').player(0)).toMatchObject({ points: 2, store: { citrus: 0 } })
    expect(t.state.stock.citrus).toBe(citrus + 1)
  })

  test('[11.3] two resources of one’s choice', () => {
    const t = last((s) => own(s, 0, { pesos: 0, stone: 2, wood: 1 })).statutes({ duty: 'dutyResources' })
    expect(t.offers(0)).toEqual([
      { type: 'obey', tax: false, duty: ['stone', 'stone'] },
      { type: 'obey', tax: false, duty: ['stone', 'wood'] },
      { type: 'obey', tax: false, duty: [] },
    ])
    expect(t.obey(0, false, 'stone', 'wood').player(0).lot).toMatchObject({ stone: 1, wood: 0 })
  })

  test('[11.4] all decide at the same time, sealed, and who has no choice is not asked', () => {
    const t = island(3, (s) => own(s, 1, { pesos: 1 })).statutes({})
    expect(t.active).toEqual([0, 2])
    t.obey(2, true)
    expect(t.news).toEqual([])
    expect(t.points()).toEqual([0, 0, 0])
    expect(t.view(2).secret.obedience[2]).toEqual({ tax: true, duty: [] })
    for (const seat of [0, 1, null]) expect(t.view(seat).secret.obedience).toEqual([null, null, null])
    expect(t.refused(2, { type: 'obey', tax: false, duty: [] })).toBe(HOUSE.turn)
    t.obey(0, false)
    expect(t.told('obeyed').map(({ seat, tax }) => [seat, tax])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ])
    expect(t.revealed).toBe(true)
    expect(t.state.secret.obedience).toEqual([null, null, null])
  })

  test('[11.4] if nobody has a choice nobody is asked', () => {
    const t = island(2, (s) => s.players.forEach((player) => (player.pesos = 0))).statutes({})
    expect(t.state.round).toBe(2)
  })

  test('[11.5] scenario 24: the building tax', () => {
    const t = last((s) => {
      own(s, 0, { pesos: 5 })
      built(s, 0, { B1: 'inn', C1: 'dam', D1: 'hotel' })
    }).statutes({ tax: 'taxBuildings' })
    t.obey(0, true)
    expect(t.player(0)).toMatchObject({ pesos: 2, from: { laws: 2 } })
    expect(t.player(1)).toMatchObject({ pesos: 0, from: { laws: 2 } })
  })

  test('[11.5] paying nothing is no question, giving the duty still is', () => {
    const t = last((s) => own(s, 0, { pesos: 5, citrus: 1 })).statutes({ tax: 'taxBuildings' })
    expect(t.offers(0)).toEqual([
      { type: 'obey', tax: true, duty: ['citrus'] },
      { type: 'obey', tax: true, duty: [] },
    ])
    expect(t.obey(0, true, 'citrus').player(0).points).toBe(5)
  })

  test('[11.6] 1 point for each building, not for the printed warehouse', () => {
    const t = subsidy('subsidyBuildings', (s) => built(s, 0, { B1: 'inn', C1: 'dam' }))
    expect(t.player(0).from.subsidies).toBe(2)
    expect(t.player(1).from.subsidies).toBe(0)
  })

  test('[11.6] 1 point for each open field, wherever the worker stands', () => {
    const change = (s: State) => {
      built(s, 0, { B2: 'inn', B1: 'dam', D1: 'hotel' })
      workerOn(s, 0, 'A3')
    }
    expect(subsidy('subsidyResourceFields', change).state.players.map((it) => it.from.subsidies)).toEqual([4, 5])
    expect(subsidy('subsidyProductFields', change).state.players.map((it) => it.from.subsidies)).toEqual([4, 6])
  })

  test('[11.6] scenario 24: water and pesos bring 7 at most', () => {
    const water = subsidy('subsidyWater', (s) => own(s, 0, { pesos: 0, water: 9 }))
    expect(water.player(0).from.subsidies).toBe(7)
    expect(water.player(0).lot.water).toBe(9)
    const pesos = last((s) => own(s, 0, { pesos: 25 }))
      .statutes({ subsidy: 'subsidyPesos' })
      .obey(0, false)
    expect(pesos.player(0)).toMatchObject({ pesos: 25, from: { subsidies: 7 } })
  })

  test('[11.6] votes of the fifth card alone', () => {
    const t = island(2, (s) => {
      s.round = 6
      s.players[0]!.townHall = true
    })
    t.parliament(['architect', 'foreman']).bid(3, 2)
    expect(t.statutes({ subsidy: 'subsidyVotes' }).obey(0, false).obey(1, false).told('subsidised')).toMatchObject([
      { points: 4 },
      { points: 3 },
    ])
  })

  test('[11.7] scenario 25: Market Acts', () => {
    const minus = island(2, (s) => onMarket(s, { citrus: 1, sugar: 0, tobacco: 5 })).endRound({ other: 'marketMinus' })
    expect(minus.state.market).toEqual({ citrus: 0, sugar: 0, tobacco: 3, rum: 2, cigar: 2 })
    expect(minus.told('marketMoved')).toEqual([
      { type: 'marketMoved', statute: 'marketMinus', change: { citrus: -1, tobacco: -2 } },
    ])
    const plus = island(2, (s) => onMarket(s, { citrus: 4, sugar: 5, tobacco: 0 })).endRound({ other: 'marketPlus' })
    expect(plus.state.market).toMatchObject({ citrus: 5, sugar: 5, tobacco: 2 })
    expect(plus.state.stock).toMatchObject({ citrus: 13, sugar: 13, tobacco: 16 })
  })

  test('[11.7] as far as the stock goes, and a duty just given counts', () => {
    const t = last((s) => {
      own(s, 0, { pesos: 0, citrus: 1 })
      onMarket(s, { citrus: 0, sugar: 0 })
      runLow(s, 'citrus', 0, 1)
      runLow(s, 'sugar', 1, 1)
      s.players[1]!.lot.citrus -= 1
      s.players[0]!.lot.citrus += 1
    }).statutes({ other: 'marketPlus' })
    expect(forecastMarket(t.state, 'marketPlus')).toEqual({ sugar: 1, tobacco: 2 })
    t.obey(0, false, 'citrus').obey(1, false)
    expect(t.state.market).toMatchObject({ citrus: 1, sugar: 1, tobacco: 5 })
  })

  test('[11.7] in every round while it is in force', () => {
    const t = island(2).endRound({ other: 'marketMinus' }).endRound({ other: 'marketMinus' })
    expect(t.state.market).toMatchObject({ citrus: 0, sugar: 0, tobacco: 0 })
  })

  test('[11.8] Drought and the others work from the next round on', () => {
    const t = island(2, (s) => own(s, 0, { citrus: 2 }))
    t.given((s) => propose(s, { tax: 'tax1', duty: 'dutySugar', subsidy: 'subsidyWater', other: 'drought' }))
    t.card(0, 'worker').work(0, 'C3', 'A3', 'B3')
    t.parliament(['worker', 'worker'])
      .bid(1, 0)
      .play(0, { type: 'enact', bills: ['tax', 'other'] })
    for (const seat of t.active) t.obey(seat, false)
    t.given((s) => (s.phase = { at: 'play', seat: 0 })).card(0, 'worker')
    expect(t.refused(0, { type: 'work', to: 'C3', harvest: ['A3', 'B3'] })).toBe('3.6')
  })

  test('[11.8] the Corruption Act does not touch the parliament that passes it', () => {
    const t = island(2, (s) => inForce(s, { other: 'corruption' }))
    expect(t.parliament(['worker', 'worker']).state.phase.at).toBe('enact')
    const before = island(2, (s) => propose(s, { tax: 'tax1', duty: 'dutySugar', other: 'corruption' }))
    expect(before.parliament(['worker', 'worker']).state.phase.at).toBe('bid')
  })

  test('[11.1][11.2][11.6] what a bill would bring everybody now', () => {
    const t = island(2, (s) => {
      own(s, 0, { pesos: 3, water: 2, sugar: 1 })
      s.players[0]!.played = ['mayor', 'worker']
    })
    const forecast = (id: Statute) =>
      forecastBill(t.view(1), id).map((it) => [it.feasible, it.points, it.most, it.pesos])
    expect(forecast('tax4')).toEqual([
      [false, 0, 0, 0],
      [true, 2, 2, -4],
    ])
    expect(forecast('dutySugar').map(([feasible, points]) => [feasible, points])).toEqual([
      [true, 2],
      [false, 0],
    ])
    expect(forecast('subsidyWater').map(([, points]) => points)).toEqual([2, 0])
    expect(forecast('subsidyVotes').map(([, least, most]) => [least, most])).toEqual([
      [2, 4],
      [1, 5],
    ])
    expect(forecast('drought')).toEqual([
      [true, 0, 0, 0],
      [true, 0, 0, 0],
    ])
  })
})
