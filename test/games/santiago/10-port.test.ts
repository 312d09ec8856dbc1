import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import { city, emptyHanded, own, place, property, wants } from './position.ts'

const [peter, martina, philipp, wolf] = [0, 1, 2, 3] as const

function example(s: State): void {
  s.flag = 3
  wants(s, { citrus: 4, sugar: 2, rum: 1, tobacco: 0 })
  own(s, peter, { points: 0, citrus: 2, rum: 1 })
  own(s, martina, { points: 0, sugar: 2 })
  own(s, philipp, { points: 0, sugar: 2, citrus: 1 })
  own(s, wolf, { points: 0 })
}

describe('10 The port', () => {
  test('[10.1] the driver delivers first, then clockwise, again and again', () => {
    const t = city(3, (s) => {
      wants(s, { sugar: 3, citrus: 4, tobacco: 3, rum: 1 })
      s.players.forEach((_, seat) => own(s, seat, { sugar: 1, citrus: 1 }))
      s.phase = { at: 'drive', seat: 1 }
    }).toPort(1)
    const order = [1, 2, 0, 1, 2]
    for (const [at, seat] of order.entries()) {
      expect(t.active).toEqual([seat])
      t.deliver(seat, at < 3 ? 'sugar' : 'citrus', 1)
    }
    expect(t.active).toEqual([0])
  })

  test('[10.1] nobody delivers out of order', () => {
    const t = city(3).toPort(0)
    expect(t.refused(1, { type: 'deliver', good: 'sugar', amount: 1, as: 'sugar' })).toBe(HOUSE.turn)
  })

  test('[10.2] T2 the book’s delivery example', () => {
    const t = city(4, example).toPort(peter).deliver(peter, 'citrus', 2)
    expect(t.hold(peter).points).toBe(6)
    expect(t.state.dice.citrus).toBe(2)
    t.deliver(martina, 'sugar', 2)
    expect(t.hold(martina).points).toBe(6)
    expect(t.refused(philipp, { type: 'deliver', good: 'sugar', amount: 2, as: 'sugar' })).toBe('10.2')
    t.deliver(philipp, 'citrus', 1)
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: wolf }])
    t.deliver(peter, 'rum', 1)
    expect([peter, martina, philipp, wolf].map((seat) => t.hold(seat).points)).toEqual([9, 6, 3, 0])
    expect(t.state).toMatchObject({ dice: { citrus: 1, sugar: 0, rum: 0, tobacco: 0 }, flag: 4, ship: 1 })
    expect(t.hold(philipp).goods.sugar).toBe(2)
    expect(t.state.phase).toEqual({ at: 'drive', seat: martina })
  })

  test('[10.2] delivered goods return to the supply', () => {
    const t = city(3).toPort(0)
    const before = t.state.supply.sugar
    t.deliver(0, 'sugar', 1)
    expect(t.state.supply.sugar).toBe(before + 1)
    expect(t.hold(0).goods.sugar).toBe(0)
  })

  test('[10.2] no more than the die shows, no more than you have, nothing that is not wanted', () => {
    const t = city(3, (s) => own(s, 0, { sugar: 3, citrus: 1, cigar: 1 })).toPort(0)
    expect(t.refused(0, { type: 'deliver', good: 'sugar', amount: 3, as: 'sugar' })).toBe('10.2')
    expect(t.refused(0, { type: 'deliver', good: 'citrus', amount: 2, as: 'citrus' })).toBe('10.2')
    expect(t.refused(0, { type: 'deliver', good: 'cigar', amount: 1, as: 'cigar' })).toBe('10.2')
    expect(t.refused(0, { type: 'deliver', good: 'sugar', amount: 0, as: 'sugar' })).toBe(HOUSE.action)
  })

  for (const flag of [2, 3, 4] as const) {
    test(`[10.2] on flag ${flag} each good brings ${flag} points`, () => {
      const t = city(3, (s) => {
        s.flag = flag
        own(s, 0, { points: 0, sugar: 2 })
      })
      expect(t.toPort(0).deliver(0, 'sugar', 2).hold(0).points).toBe(2 * flag)
    })
  }

  test('[10.3] whoever passes is out of this round', () => {
    const t = city(3, (s) => wants(s, { sugar: 3, citrus: 4, tobacco: 3, rum: 1 }))
      .toPort(0)
      .pass(0)
    t.deliver(1, 'sugar', 1).deliver(2, 'sugar', 1)
    expect(t.active).toEqual([1])
    expect(t.state.phase).toMatchObject({ passed: [0] })
    t.deliver(1, 'citrus', 1).pass(2).deliver(1, 'tobacco', 1)
    expect(t.active).toEqual([1])
    expect(t.state.phase.at).toBe('drive')
  })

  test('[10.3] a pass lasts for this round only', () => {
    const t = city(2).toPort(0).pass(0).pass(1).toPort(1)
    expect(t.state.phase).toEqual({ at: 'deliver', seat: 1, driver: 1, passed: [] })
  })

  test('[10.4] who can deliver nothing passes by itself, and the log writes both kinds alike', () => {
    const t = city(3, (s) => own(s, 1, { pesos: 1 }))
      .toPort(0)
      .pass(0)
    expect(t.told('passed')).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'passed', seat: 1 },
    ])
    expect(t.revealed).toBe(true)
    expect(t.active).toEqual([2])
  })

  test('[10.4] who can deliver must pass by hand', () => {
    const t = city(3).toPort(0)
    expect(t.told('passed')).toEqual([])
    expect(t.active).toEqual([0])
  })

  test('[10.5] less than possible and the same kind again are allowed', () => {
    const t = city(2, (s) => {
      wants(s, { sugar: 3, citrus: 1 })
      own(s, 0, { points: 0, sugar: 3 })
      own(s, 1, {})
    }).toPort(0)
    t.deliver(0, 'sugar', 1).deliver(0, 'sugar', 2)
    expect(t.hold(0).points).toBe(6)
    expect(t.state.dice.sugar).toBe(0)
  })

  test('[10.6] T3 all dice at 0 end the round at once and the ship leaves', () => {
    const t = city(4, (s) => {
      example(s)
      own(s, martina, { points: 0, sugar: 2, citrus: 1 })
    }).toPort(peter)
    t.deliver(peter, 'citrus', 2).deliver(martina, 'sugar', 2).deliver(philipp, 'citrus', 1).deliver(peter, 'rum', 1)
    t.deliver(martina, 'citrus', 1)
    expect(t.hold(martina).points).toBe(9)
    expect(t.state).toMatchObject({ ship: 2, flag: 2, dice: {}, phase: { at: 'demand', seat: peter } })
    expect(t.told('departed')).toEqual([{ type: 'departed', seat: peter, ship: 1, full: true }])
    t.load(peter)
    expect(t.state.phase).toEqual({ at: 'drive', seat: martina })
    expect(t.state.flag).toBe(2)
  })

  test('[10.7] when all have passed the marker moves one flag on, even if nothing was delivered', () => {
    const t = city(3, emptyHanded).toPort(0)
    expect(t.state).toMatchObject({ flag: 3, ship: 1, phase: { at: 'drive', seat: 1 } })
    expect(t.told('portRaised')).toEqual([{ type: 'portRaised', flag: 3 }])
  })

  test('[10.7] T8 from 4 the ship leaves unserved and brings nobody a point', () => {
    const t = city(3, (s) => {
      s.flag = 4
      wants(s, { rum: 2 })
      emptyHanded(s)
    }).toPort(0)
    expect(t.state).toMatchObject({ ship: 2, flag: 2, phase: { at: 'demand', seat: 0 } })
    for (const seat of [0, 1, 2]) expect(t.hold(seat).points).toBe(2)
  })

  test('[10.8] T3 the driver rolls, not the one who delivered last', () => {
    const t = city(3, (s) => {
      wants(s, { sugar: 1 })
      own(s, 0, {})
      s.phase = { at: 'drive', seat: 2 }
    }).toPort(2)
    t.pass(2).deliver(1, 'sugar', 1)
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 2 })
  })

  test('[10.9] on a port turn the piece stays and no building is used', () => {
    const t = city(3, (s) => {
      emptyHanded(s)
      place(s, 0, 'bank')
      property(s, 0, 'bank')
    }).toPort(0)
    expect(t.state.players[0]!.piece).toBe('bank')
    expect(t.hold(0).pesos).toBe(3)
    expect(t.active).toEqual([1])
  })
})
