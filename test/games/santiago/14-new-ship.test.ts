import { describe, expect, test } from 'vitest'
import { DEMANDED } from '../../../shared/games/santiago/data.ts'
import { city, own, place, property, under, wants } from './position.ts'

describe('14 A new ship', () => {
  test('[14.1] a ship leaves when all its dice show 0', () => {
    const t = city(3, (s) => {
      wants(s, { sugar: 1 })
      own(s, 0, { sugar: 1 })
    }).toPort(0)
    expect(t.state.ship).toBe(1)
    expect(t.deliver(0, 'sugar', 1).state.ship).toBe(2)
  })

  test('[14.1] a ship leaves when the marker goes beyond 4, and not before', () => {
    for (const [flag, ship] of [
      [3, 1],
      [4, 2],
    ] as const) {
      expect(city(3, (s) => Object.assign(s, { car: 9, flag })).drive(0, 2).state.ship).toBe(ship)
    }
  })

  test('[14.2] at once the next ship is in port, the marker at 2, the dice off', () => {
    const t = city(3, (s) => Object.assign(s, { car: 9, flag: 4 })).drive(0, 2)
    expect(t.state).toMatchObject({ ship: 2, flag: 2, dice: {}, phase: { at: 'visit' } })
    expect(t.state.aside).toBeUndefined()
  })

  test('[14.2] at the end of the turn all five dice are rolled and one is set aside', () => {
    const t = city(3, (s) => Object.assign(s, { car: 9, flag: 4 })).drive(0, 2)
    t.play(0, { type: 'visit', building: 'church' })
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 0 })
    if (t.state.phase.at !== 'demand') return
    expect(Object.keys(t.state.phase.roll)).toEqual([...DEMANDED])
    expect(t.revealed).toBe(true)
    t.load(0)
    expect(Object.keys(t.state.dice)).toHaveLength(4)
    expect(t.state.phase).toEqual({ at: 'drive', seat: 1 })
  })

  test('[14.2] a later turn in which no ship leaves has no roll', () => {
    const t = city(3, (s) => Object.assign(s, { car: 9, flag: 4 })).drive(0, 2)
    t.play(0, { type: 'visit', building: 'church' }).load(0).enter(1, 'bank')
    expect(t.state.phase).toEqual({ at: 'drive', seat: 2 })
  })

  test('[14.2] the owner’s point comes before the roll', () => {
    const t = city(3, (s) => {
      Object.assign(s, { car: 9, flag: 4 })
      property(s, 2, 'church')
    }).drive(0, 2)
    t.play(0, { type: 'visit', building: 'church' })
    expect(t.news.map((it) => it.type)).toEqual(['visited', 'gained', 'visitFee', 'rolled'])
  })

  test('[14.3] the player whose turn it is rolls: Office', () => {
    const t = city(3, (s) => {
      wants(s, { rum: 1 })
      own(s, 1, { rum: 1 })
      s.phase = { at: 'drive', seat: 1 }
    }).enter(1, 'office')
    t.play(1, { type: 'use', building: 'office', good: 'rum' })
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 1 })
  })

  test('[14.3] the player whose turn it is rolls: El Zorro’s second use of the Harbormaster', () => {
    const t = city(2, (s) => {
      s.flag = 4
      place(s, 0, 'harbormaster')
    }).stopAt(0, 'zorro')
    t.play(1, { type: 'give', item: 'peso' }).play(0, { type: 'use', building: 'harbormaster', by: 1 })
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 0 })
  })

  test('[14.3] through Alonso the piece moves first, then its player rolls', () => {
    const t = city(3, (s) => {
      wants(s, { cigar: 2 })
      property(s, 0, 'customs')
    }).stopAt(0, 'alonso')
    t.play(0, { type: 'reuse', building: 'customs' }).play(0, { type: 'use', building: 'customs', good: 'cigar' })
    expect(t.state).toMatchObject({ ship: 2, phase: { at: 'visit', seat: 0 } })
    t.play(0, { type: 'visit', building: 'office' })
    expect(t.state.phase).toMatchObject({ at: 'demand', seat: 0 })
  })

  test('[14.4] two ships in one turn, one roll for the ship then in port', () => {
    const t = city(3, (s) => {
      Object.assign(s, { car: 9, flag: 4, ship: 2 })
      own(s, 0, { pesos: 40 })
      under(s, 'yellow', 'bank')
    }).drive(0, 32)
    expect(t.told('departed').map((it) => it.ship)).toEqual([2, 3])
    t.play(0, { type: 'visit', building: 'bank' })
    expect(t.told('rolled')).toEqual([{ type: 'rolled', seat: 0, ship: 4, again: false }])
    t.load(0)
    expect(t.active).toEqual([1])
  })
})
