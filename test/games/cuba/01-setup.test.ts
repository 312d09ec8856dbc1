import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { HOUSE } from '../../../shared/engine/game.ts'
import { COLOURS, COPIES } from '../../../shared/games/cuba/data.ts'
import { TILES } from '../../../shared/games/cuba/data/buildings.ts'
import { FIELDS, plantation, SIDES } from '../../../shared/games/cuba/data/plantations.ts'
import { SHIPS, SPACES_PER_SHIP, spacesOf } from '../../../shared/games/cuba/data/ships.ts'
import { MERCHANDISE } from '../../../shared/games/cuba/data.ts'
import { DECKS, SECTIONS } from '../../../shared/games/cuba/data/statutes.ts'
import { cuba } from '../../../shared/games/cuba/game.ts'
import { inOrder } from '../../../shared/games/cuba/phase.ts'
import { table } from '../../support/position.ts'
import { island, own } from './position.ts'

const options = { side: 'common', faceDown: false } as const
const fresh = (seats: number, seed = 1) => table(cuba, { seats, options, seed })
const plain = { type: 'choose', resources: ['wood', 'stone'], products: ['citrus', 'sugar'] } as const

function chosen(seats: number) {
  const t = fresh(seats)
  const choice = { ...plain, resources: [...plain.resources], products: [...plain.products] }
  for (const seat of inOrder(t.state)) t.play(seat, choice)
  return t
}

const together = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('1 Setup', () => {
  test('[1.1] two to five players, and nothing else differs', () => {
    expect(cuba.seats).toEqual([2, 5])
    const [two, five] = [fresh(2).state, fresh(5).state]
    expect(five.players[4]).toEqual(two.players[0])
    expect([five.market, five.tiles, five.acts]).toEqual([two.market, two.tiles, two.acts])
    expect(five.secret.pile).toHaveLength(two.secret.pile.length)
  })

  test('[1.2] 25 tiles of 23 kinds can all be built from the start', () => {
    const { tiles } = fresh(3).state
    expect(Object.keys(tiles)).toHaveLength(23)
    expect(together(Object.values(tiles))).toBe(25)
    expect(tiles).toMatchObject({ cigarFactory: 2, distillery: 2, church: 1 })
    const groups = (group: string) => Object.values(TILES).filter((tile) => tile.group === group)
    const sizes = ['points', 'income', 'factories', 'power'].map((it) => together(groups(it).map((tile) => tile.count)))
    expect(sizes).toEqual([10, 5, 5, 5])
  })

  test('[1.3] scenario 1: market, stock and what everybody starts with', () => {
    const { state: s } = chosen(3)
    expect(s.market).toEqual({ citrus: 3, sugar: 3, tobacco: 3, rum: 2, cigar: 2 })
    expect(s.stock).toMatchObject({ rum: 13, cigar: 13, citrus: 12, sugar: 12, tobacco: 15, wood: 12, water: 15 })
    expect(COPIES).toMatchObject({ citrus: 18, rum: 15, stone: 15 })
    expect(s.secret.pile).toHaveLength(12)
    expect(Object.keys(s.docks)).toEqual(['1', '2'])
    for (const player of s.players) {
      expect(player).toMatchObject({ pesos: 10, points: 0, worker: 'A1', built: {} })
      expect(together(Object.values(player.lot))).toBe(4)
    }
    expect(s.acts).toEqual({ tax: 'tax2', duty: 'dutyCitrus' })
  })

  test('[1.4] ships by lot into docks 1 and 2 and at sea, dock 3 stays empty', () => {
    const orders = [1, 2, 3].map((seed) => {
      const { docks, sea, secret } = fresh(2, seed).state
      expect(docks[3]).toBeUndefined()
      return [docks[1]!.ship, docks[2]!.ship, sea, ...secret.pile]
    })
    for (const order of orders) expect(order.toSorted((a, b) => a! - b!)).toEqual(SHIPS)
    expect(orders[0]).not.toEqual(orders[1])
    expect(orders[1]).not.toEqual(orders[2])
  })

  test('[1.4] fifteen ships of five spaces, each kind as often as any other', () => {
    for (const ship of SHIPS) expect(together(MERCHANDISE.map((kind) => spacesOf(ship, kind)))).toBe(SPACES_PER_SHIP)
    for (const kind of MERCHANDISE) {
      expect(together(SHIPS.map((ship) => spacesOf(ship, kind)))).toBe(15)
      expect(SHIPS.filter((ship) => spacesOf(ship, kind) > 0)).toHaveLength(8)
    }
  })

  test('[1.5] four piles of six, each shuffled', () => {
    const [one, two] = [fresh(3, 1).state.secret.statutes, fresh(3, 2).state.secret.statutes]
    for (const section of SECTIONS) {
      expect(one[section].toSorted()).toEqual([...DECKS[section]].toSorted())
      expect(one[section]).toHaveLength(6)
    }
    expect(one).not.toEqual(two)
  })

  test('[1.6] a tax of 2 pesos and a duty of 1 citrus are in force, III and IV are empty', () => {
    expect(fresh(4).state.acts).toEqual({ tax: 'tax2', duty: 'dutyCitrus' })
    const t = island(2, (s) => own(s, 0, { pesos: 2, citrus: 1 }))
    t.given((s) => {
      s.bills = { subsidy: 'subsidyBuildings', other: 'drought' }
      s.phase = { at: 'enact', seat: 0, bought: [0, 0] }
    }).play(0, { type: 'enact', bills: ['subsidy', 'other'] })
    expect(t.obey(0, true, 'citrus').obey(1, true).points()).toEqual([5, 2])
  })

  test('[1.7] the starting player is drawn by lot', () => {
    const starts = Array.from({ length: 30 }, (_, seed) => fresh(5, seed + 1).state.start)
    expect(new Set(starts).size).toBe(5)
  })

  test('[1.8] five cards, 10 pesos, no points, the worker on the warehouse', () => {
    const t = island(2)
    expect(t.player(1)).toMatchObject({ pesos: 10, points: 0, worker: 'A1', played: [] })
    expect(t.offers(0)).toHaveLength(5)
  })

  test('[1.9] everybody chooses in turn order, alike or not, and the pieces lie in the lot', () => {
    const t = fresh(3)
    const [first, second] = inOrder(t.state)
    expect(t.active).toEqual([first])
    expect(t.offers(first!)).toHaveLength(36)
    t.play(first!, { type: 'choose', resources: ['water', 'water'], products: ['tobacco', 'tobacco'] })
    expect(t.state.players[first!]!.lot).toMatchObject({ water: 2, tobacco: 2, wood: 0 })
    expect(t.state.stock).toMatchObject({ water: 13, tobacco: 13 })
    expect(t.active).toEqual([second])
    expect(t.refused(second!, { ...plain, resources: ['wood'] })).toBe(HOUSE.action)
    expect(t.refused(second!, { ...plain, products: ['citrus', 'rum'] })).toBe(HOUSE.action)
  })

  test('[1.9] the bills of the first round come after the choices', () => {
    expect(fresh(2).state.bills).toEqual({})
    const t = chosen(2)
    expect(Object.keys(t.state.bills)).toHaveLength(4)
    expect(t.state.phase).toEqual({ at: 'play', seat: t.state.start })
    expect(t.revealed).toBe(true)
  })

  test('[1.10] every plantation has the same twelve fields, in its own order on the own side', () => {
    const lands = (side: 'common' | 'own', seat: number) => FIELDS.map((field) => plantation(side, seat)[field])
    for (const side of SIDES)
      for (const seat of COLOURS.keys()) {
        const counts = lands(side, seat).toSorted().join()
        expect(counts).toBe('citrus,citrus,forest,forest,lake,mountain,mountain,sugar,sugar,tobacco,tobacco,warehouse')
        expect(plantation(side, seat).A1).toBe('warehouse')
      }
    expect(lands('common', 0)).toEqual(lands('common', 4))
    expect(new Set(COLOURS.map((_, seat) => lands('own', seat).join())).size).toBe(5)
  })

  test('[1.10] the common side is the default, the other an option', () => {
    expect(v.parse(cuba.options, {})).toEqual(options)
    expect(v.parse(cuba.options, { side: 'own' })).toEqual({ side: 'own', faceDown: false })
    const t = island(2, () => {}, { side: 'own' })
      .card(0, 'worker')
      .work(0, 'B1', 'C1', 'D1')
    expect(t.player(0).lot).toMatchObject({ wood: 1, stone: 1, tobacco: 1, citrus: 1, water: 0 })
  })

  test('[1.11] the bank never runs out', () => {
    const t = island(2, (s) => own(s, 0, { pesos: 400, rum: 1 })).card(0, 'tradeswoman')
    expect(t.play(0, { type: 'sell', kind: 'rum' }).player(0).pesos).toBe(404)
  })
})
