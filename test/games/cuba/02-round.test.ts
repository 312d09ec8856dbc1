import { describe, expect, test } from 'vitest'
import { CHARACTERS, VOTES } from '../../../shared/games/cuba/data.ts'
import { HOUSE } from '../../../shared/engine/game.ts'
import { hand } from '../../../shared/games/cuba/turn.ts'
import { built, island, own, runLow, stored } from './position.ts'

describe('2 The round', () => {
  test('[2.1] every action has its moment', () => {
    const t = island(2)
    expect(t.refused(0, { type: 'buy', kind: 'rum' })).toBe('2.1')
    expect(t.refused(0, { type: 'bid', pesos: 1 })).toBe('2.1')
    expect(t.refused(0, { type: 'done' })).toBe('2.1')
    expect(t.card(0, 'worker').refused(0, { type: 'play', card: 'mayor' })).toBe('2.1')
  })

  test('[2.1] actions, parliament, statutes, end of the round, six times', () => {
    const t = island(2)
    for (let round = 1; round <= 6; round++) {
      expect(t.state.round).toBe(round)
      t.parliament(['worker', 'worker']).bid(1, 0)
      const [winner] = t.active
      t.play(winner!, t.offers(winner!)[0]!)
      if (t.state.phase.at === 'obey') for (const seat of t.active) t.obey(seat, false)
    }
    expect(t.state.phase.at).toBe('over')
    expect(t.active).toEqual([])
    expect(t.refused(0, { type: 'done' })).toBe(HOUSE.over)
  })

  test('[2.2] each round turns up one bill of every type, and in six rounds all', () => {
    const t = island(2)
    for (let round = 2; round <= 6; round++) {
      t.endRound()
      expect(Object.keys(t.state.bills)).toEqual(['tax', 'duty', 'subsidy', 'other'])
      expect(t.told('proposed')).toEqual([{ type: 'proposed', round, bills: t.state.bills }])
      expect(t.revealed).toBe(true)
    }
    expect(t.state.proposed.tax.toSorted()).toEqual(['tax1', 'tax2', 'tax3', 'tax4', 'tax5', 'taxBuildings'])
    expect(t.state.secret.statutes).toEqual({ tax: [], duty: [], subsidy: [], other: [] })
  })

  test('[2.2] a bill is not yet an act', () => {
    const t = island(2, (s) => (s.bills.other = 'drought'))
    t.card(0, 'worker').work(0, 'C3', 'A3', 'B3')
    expect(t.player(0).lot).toMatchObject({ citrus: 1, tobacco: 1 })
  })

  test('[2.3] one card each, clockwise from the starting player, four times round', () => {
    const t = island(3, (s) => {
      s.start = 1
      s.phase = { at: 'play', seat: 1 }
    })
    const cards = ['architect', 'foreman', 'mayor', 'tradeswoman'] as const
    const order: number[] = []
    for (const card of cards)
      for (let go = 0; go < 3; go++) {
        const [seat] = t.active
        order.push(seat!)
        t.card(seat!, card)
        if (card === 'tradeswoman') t.done(seat!)
      }
    expect(order).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    expect(t.state.phase.at).toBe('bid')
    expect(t.told('showed').map((it) => it.card)).toEqual(['worker', 'worker', 'worker'])
  })

  test('[2.3] no card twice in a round', () => {
    const t = island(2).card(0, 'foreman').card(1, 'foreman')
    expect(hand(t.state, 0)).toEqual(['worker', 'tradeswoman', 'architect', 'mayor'])
    expect(t.refused(0, { type: 'play', card: 'foreman' })).toBe('2.3')
  })

  test('[2.4] where nothing can be done the card ends by itself', () => {
    for (const card of ['architect', 'foreman', 'mayor'] as const) {
      const t = island(2).card(0, card)
      expect(t.active).toEqual([1])
      expect(t.told('forwent')).toMatchObject([{ seat: 0, card }])
    }
    const poor = island(2, (s) => {
      own(s, 0, { pesos: 0 })
      s.markers = { resource: 1, product: 1 }
    }).card(0, 'tradeswoman')
    expect(poor.active).toEqual([1])
  })

  test('[2.4] a card may be played to no effect', () => {
    const t = island(2, (s) => {
      own(s, 0, { wood: 4, stone: 4, citrus: 2 })
      built(s, 0, { B1: 'inn' })
    })
    t.card(0, 'tradeswoman').done(0).card(1, 'mayor')
    t.card(0, 'foreman').done(0).card(1, 'architect')
    expect(t.card(0, 'mayor').done(0).points()).toEqual([0, 2])
  })

  test('[2.5] votes from 1 to 5', () => {
    expect(CHARACTERS.map((card) => VOTES[card])).toEqual([1, 2, 3, 4, 5])
  })

  test('[2.6] points count at once', () => {
    const t = island(2, (s) => own(s, 0, { rum: 1 }))
      .card(0, 'mayor')
      .load(0, 1, { rum: 1 })
    expect(t.points()).toEqual([1, 0])
    expect(t.player(0).from).toMatchObject({ shipping: 1, buildings: 0 })
  })

  test('[2.7] a black marking piece covers each alternative used, until the round ends', () => {
    const t = island(2).card(0, 'architect').card(1, 'mayor').card(0, 'mayor').card(1, 'architect')
    t.card(0, 'tradeswoman').play(0, { type: 'take', piece: 'wood' })
    t.card(1, 'tradeswoman').play(1, { type: 'take', piece: 'citrus' })
    expect(t.state.markers).toEqual({ twoPoints: 0, onePoint: 1, fourPesos: 1, twoPesos: 0, resource: 0, product: 1 })
    expect(t.endRound().state.markers).toEqual({})
  })

  test('[2.8] scenario 15: the lot is used before the warehouse', () => {
    const t = island(2, (s) => {
      own(s, 0, { pesos: 0, tobacco: 1 })
      own(s, 1, { pesos: 0 })
      stored(s, 0, { tobacco: 2 })
    }).statutes({ duty: 'dutyTobacco', subsidy: 'subsidyBuildings' })
    t.given((s) => (s.round = 6)).obey(0, false, 'tobacco')
    expect(t.player(0).lot.tobacco).toBe(0)
    expect(t.player(0).store.tobacco).toBe(2)
    expect(t.points()).toEqual([2, 0])
  })

  test('[2.8] what is stored can be spent like what is not', () => {
    const t = island(2, (s) => {
      own(s, 0, { citrus: 1 })
      stored(s, 0, { citrus: 2 })
    }).card(0, 'mayor')
    t.load(0, 1, { citrus: 3 })
    expect(t.player(0)).toMatchObject({ points: 3, lot: { citrus: 0 }, store: { citrus: 0 } })
  })

  test('[2.9] what has run out nobody gets', () => {
    const t = island(2, (s) => {
      runLow(s, 'wood', 0, 1)
      s.market = { ...s.market, tobacco: 3 }
      runLow(s, 'tobacco', 0, 1)
    }).card(0, 'tradeswoman')
    expect(t.refused(0, { type: 'take', piece: 'wood' })).toBe('2.9')
    expect(t.refused(0, { type: 'take', piece: 'tobacco' })).toBe('2.9')
    expect(t.offers(0).filter((offer) => offer.type === 'take')).toHaveLength(4)
  })
})
