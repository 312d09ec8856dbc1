import { describe, expect, test } from 'vitest'
import { scores } from '../../../shared/games/cuba/end.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { built, harbor, island, loaded, own, stored } from './position.ts'

const FULL = { 1: { citrus: 3, rum: 2 }, 2: { sugar: 3, cigar: 2 } } as const
const ships = ({ docks, sea }: State) => [docks[3]?.ship, docks[2]?.ship, docks[1]?.ship, sea]

describe('12 End of the round and of the game', () => {
  test('[12.1] products in the lot perish', () => {
    const t = island(2, (s) => own(s, 0, { pesos: 0, citrus: 2, tobacco: 1 })).endRound({ duty: 'dutyWater' })
    expect(t.player(0).lot).toMatchObject({ citrus: 0, tobacco: 0 })
    expect(t.state.stock).toMatchObject({ citrus: 15, tobacco: 15 })
    expect(t.told('perished')).toEqual([{ type: 'perished', seat: 0, products: { citrus: 2, tobacco: 1 } }])
  })

  test('[12.2] stored products, resources and goods stay', () => {
    const t = island(2, (s) => {
      own(s, 0, { pesos: 0, stone: 1, wood: 2, water: 3, rum: 1, cigar: 2 })
      stored(s, 0, { sugar: 2 })
    }).endRound()
    expect(t.player(0)).toMatchObject({
      lot: { stone: 1, wood: 2, water: 3, rum: 1, cigar: 2 },
      store: { sugar: 2 },
    })
    expect(t.told('perished')).toEqual([])
  })

  test('[12.3] scenario 19: the end of round 1, with a full ship', () => {
    const t = island(2, (s) => loaded(s, 2, FULL[2])).endRound()
    expect(ships(t.state)).toEqual([1, 3, 4, 5])
    expect(t.state.secret.pile.at(-1)).toBe(2)
    expect(t.state.stock).toMatchObject({ sugar: 15, cigar: 13 })
    expect(t.told('departed')).toEqual([{ type: 'departed', ship: 2, dock: 2, full: true }])
  })

  test('[12.3] scenario 20: the end of round 3', () => {
    const t = island(2, (s) => {
      s.round = 3
      harbor(s, { 3: 1, 2: 2, 1: 5 }, 6)
      loaded(s, 3, { citrus: 1, rum: 1 })
      loaded(s, 2, FULL[2])
    }).endRound()
    expect(ships(t.state)).toEqual([5, 6, 3, 4])
    expect(t.state.secret.pile.slice(-2)).toEqual([1, 2])
    expect(t.state.docks[3]!.cargo).toEqual({ citrus: 0, sugar: 0, tobacco: 0, rum: 0, cigar: 0 })
    expect(t.told('departed').map(({ ship, full }) => [ship, full])).toEqual([
      [1, false],
      [2, true],
    ])
    expect(t.state.stock.citrus).toBe(15)
  })

  test('[12.4] scenario 19: the others move on in their order, with their cargo', () => {
    const t = island(2, (s) => loaded(s, 2, { sugar: 1 })).endRound()
    expect(ships(t.state)).toEqual([2, 1, 3, 4])
    expect(t.state.docks[3]!.cargo.sugar).toBe(1)
    expect(t.told('departed')).toEqual([])
    expect(t.told('arrived').map(({ ship, at }) => [ship, at])).toEqual([
      [2, 3],
      [1, 2],
      [3, 1],
      [4, 'sea'],
    ])
    expect(t.revealed).toBe(true)
  })

  test('[12.4] three docks may have to be filled at once', () => {
    const t = island(2, (s) => {
      loaded(s, 1, FULL[1])
      loaded(s, 2, FULL[2])
    }).endRound()
    expect(ships(t.state)).toEqual([3, 4, 5, 6])
    expect(t.state.secret.pile.slice(-2)).toEqual([2, 1])
  })

  test('[12.5] all take their cards back', () => {
    const t = island(2).parliament(['worker', 'mayor']).bid(0, 9)
    t.endRound()
    expect(t.state.players.map((player) => [player.played, player.parliament])).toEqual([
      [[], undefined],
      [[], undefined],
    ])
    expect(t.offers(t.active[0]!)).toHaveLength(5)
  })

  test('[12.6] the sixth round ends with its statutes', () => {
    const t = island(2, (s) => {
      s.round = 6
      own(s, 0, { citrus: 2 })
    }).endRound()
    expect(t.state.phase).toEqual({ at: 'over' })
    expect(t.player(0).lot.citrus).toBe(2)
    expect(ships(t.state)).toEqual([undefined, 2, 1, 3])
  })

  test('[12.7] scenario 25: 2 points for each building', () => {
    const t = island(2, (s) => {
      s.round = 6
      s.players[0]!.points = 61
      s.players[0]!.from.shipping = 61
      built(s, 0, { B1: 'inn', C1: 'dam', D1: 'hotel', A2: 'church', B2: 'townHall' })
    }).endRound()
    expect(t.points()).toEqual([71, 0])
    expect(t.told('finalBuildings')[0]).toEqual({ type: 'finalBuildings', seat: 0, buildings: 5, points: 10 })
    expect(scores(t.state)[0]).toEqual({
      seat: 0,
      rank: 1,
      total: 71,
      parts: {
        total: 71,
        shipping: 61,
        buildings: 0,
        laws: 0,
        subsidies: 0,
        architect: 0,
        final: 10,
        pesos: 10,
        built: 5,
      },
    })
  })

  test('[12.8] scenario 25: most points, then most money, then shared', () => {
    const { state } = island(4, (s) => {
      const results = [
        [71, 8],
        [71, 9],
        [60, 30],
        [71, 9],
      ]
      s.players.forEach((player, seat) => ([player.points, player.pesos] = results[seat] as [number, number]))
      s.phase = { at: 'over' }
    })
    expect(scores(state).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 4],
    ])
  })

  test('[12.9] points count on beyond 80, and each round leaves its mark', () => {
    const t = island(2, (s) => {
      s.players[0]!.points = 79
      own(s, 0, { pesos: 4, citrus: 1 })
    }).statutes({})
    t.obey(1, false).obey(0, true, 'citrus')
    expect(t.player(0).points).toBe(84)
    expect(t.player(0).curve).toEqual([84])
    expect(t.told('roundEnded')).toEqual([{ type: 'roundEnded', round: 1, points: [84, 0] }])
  })
})
