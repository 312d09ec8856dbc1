import { describe, expect, test } from 'vitest'
import { forecastLoad } from '../../../shared/games/cuba/harbor.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { built, harbor, inForce, island, loaded, own, workerOn } from './position.ts'

/** Scenario 16: ship 8, for two citrus, two rum and a tobacco, in dock 2. */
function shipEight(s: State): void {
  s.round = 2
  harbor(s, { 1: 1, 2: 8, 3: 3 }, 2)
  own(s, 0, { citrus: 3, tobacco: 1, cigar: 1 })
  own(s, 1, { rum: 3 })
}
const harborAct = (s: State) => inForce(s, { other: 'harbor' })

describe('7 The mayor', () => {
  test('[7.1] one ship in a dock, with any number of pieces', () => {
    const t = island(2, (s) => own(s, 0, { citrus: 2, sugar: 1, rum: 1 })).card(0, 'mayor')
    expect(t.refused(0, { type: 'load', dock: 3, cargo: { citrus: 1 } })).toBe('7.1')
    expect(t.refused(0, { type: 'load', dock: 1, cargo: {} })).toBe('7.1')
    expect(t.offers(0)).toContainEqual({ type: 'load', dock: 1, cargo: { citrus: 1, rum: 1 } })
    t.load(0, 1, { citrus: 2 })
    expect(t.active).toEqual([1])
    expect(t.player(0).lot).toMatchObject({ citrus: 0, rum: 1, sugar: 1 })
  })

  for (const dock of [1, 2, 3] as const) {
    test(`[7.2] in dock ${dock} each piece brings ${dock}`, () => {
      const t = island(2, (s) => {
        harbor(s, { 1: 4, 2: 5, 3: 6, [dock]: 1 }, 2)
        own(s, 0, { citrus: 3 })
      }).card(0, 'mayor')
      expect(t.load(0, dock, { citrus: 3 }).points()).toEqual([3 * dock, 0])
    })
  }

  test('[7.2] only own merchandise', () => {
    const t = island(2, (s) => own(s, 0, { citrus: 1 })).card(0, 'mayor')
    expect(t.refused(0, { type: 'load', dock: 1, cargo: { citrus: 2 } })).toBe('7.2')
    expect(t.refused(0, { type: 'load', dock: 1, cargo: { rum: 1 } })).toBe('7.2')
  })

  test('[7.3] scenario 16: only what the ship has spaces for; full it stays', () => {
    const t = island(2, shipEight).card(0, 'mayor')
    expect(t.refused(0, { type: 'load', dock: 2, cargo: { citrus: 3 } })).toBe('7.3')
    expect(t.refused(0, { type: 'load', dock: 2, cargo: { cigar: 1 } })).toBe('7.3')
    t.load(0, 2, { citrus: 2, tobacco: 1 })
    expect(t.player(0)).toMatchObject({ points: 6, lot: { citrus: 1, tobacco: 0, cigar: 1 } })
    t.card(1, 'mayor').load(1, 2, { rum: 2 })
    expect(t.points()).toEqual([6, 4])
    expect(t.state.docks[2]).toEqual({ ship: 8, cargo: { citrus: 2, sugar: 0, tobacco: 1, rum: 2, cigar: 0 } })
    expect(t.revealed).toBe(false)
  })

  test('[7.4] scenario 17: by the Harbor Act the full ship leaves at once', () => {
    const t = island(2, (s) => {
      shipEight(s)
      harborAct(s)
    })
    t.card(0, 'mayor').load(0, 2, { citrus: 2, tobacco: 1 }).card(1, 'mayor')
    const { stock, docks } = t.state
    expect(forecastLoad(t.state, 2, { rum: 2 })).toEqual({ points: 4, fills: true, leaves: true })
    t.load(1, 2, { rum: 2 })
    expect(t.points()).toEqual([6, 4])
    expect(t.state.stock).toMatchObject({
      citrus: stock.citrus + 2,
      tobacco: stock.tobacco + 1,
      rum: stock.rum + 2,
    })
    expect(t.state.secret.pile.at(-1)).toBe(8)
    expect(t.state).toMatchObject({ docks: { 1: { ship: 2 }, 2: { ship: 1 }, 3: docks[3] }, sea: 4 })
    expect(t.revealed).toBe(true)
    expect(t.told('departed')).toEqual([{ type: 'departed', ship: 8, dock: 2, full: true }])
    expect(t.told('arrived').map(({ ship, at }) => [ship, at])).toEqual([
      [1, 2],
      [2, 1],
      [4, 'sea'],
    ])
  })

  test('[7.4] a ship that is not full stays, Harbor Act or not', () => {
    const t = island(2, (s) => {
      shipEight(s)
      harborAct(s)
    }).card(0, 'mayor')
    expect(t.load(0, 2, { citrus: 2 }).state.docks[2]!.ship).toBe(8)
    expect(t.revealed).toBe(false)
  })

  test('[7.5] scenario 28: new places count at once, also for the same foreman', () => {
    const t = island(2, (s) => {
      s.round = 2
      harbor(s, { 1: 1, 2: 8, 3: 3 }, 2)
      loaded(s, 2, { citrus: 2, rum: 2 })
      harborAct(s)
      workerOn(s, 0, 'C2')
      built(s, 0, { C1: 'smallBranchOffice', C3: 'largeBranchOffice' })
      own(s, 0, { citrus: 3, tobacco: 1 })
    }).card(0, 'foreman')
    t.use(0, 'C1', 'smallBranchOffice', { dock: 2, kind: 'tobacco' })
    expect(t.points()).toEqual([2, 0])
    expect(t.state).toMatchObject({ docks: { 1: { ship: 2 }, 2: { ship: 1 }, 3: { ship: 3 } }, sea: 4 })
    t.use(0, 'C3', 'largeBranchOffice', { dock: 2, kind: 'citrus', amount: 3 })
    expect(t.points()).toEqual([8, 0])
  })

  test('[7.5] when the ship in dock 3 leaves all others come up', () => {
    const t = island(2, (s) => {
      s.round = 3
      harbor(s, { 1: 5, 2: 6, 3: 1 }, 7)
      loaded(s, 3, { citrus: 3, rum: 1 })
      harborAct(s)
      own(s, 0, { rum: 1 })
    }).card(0, 'mayor')
    t.load(0, 3, { rum: 1 })
    expect(t.state).toMatchObject({ docks: { 1: { ship: 7 }, 2: { ship: 5 }, 3: { ship: 6 } }, sea: 2 })
    expect(t.points()).toEqual([3, 0])
  })

  test('[7.6] scenario 18: who loads nothing gets 4 pesos, then 2, then none', () => {
    const t = island(3).card(0, 'mayor').card(1, 'mayor').card(2, 'mayor')
    expect(t.pesos()).toEqual([14, 12, 10])
  })

  test('[7.6] also who could have loaded something', () => {
    const t = island(2, (s) => own(s, 0, { citrus: 1, pesos: 0 }))
      .card(0, 'mayor')
      .done(0)
    expect(t.player(0)).toMatchObject({ pesos: 4, points: 0 })
    expect(t.told('forwent')).toEqual([{ type: 'forwent', seat: 0, card: 'mayor', space: 'fourPesos' }])
  })
})
