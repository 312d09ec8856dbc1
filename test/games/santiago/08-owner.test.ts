import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/santiago/state.ts'
import { city, own, place, property, wants } from './position.ts'

const guest = (s: State) => {
  property(s, 1, 'casino')
  place(s, 0, 'casino')
  own(s, 0, {})
  own(s, 1, {})
  own(s, 2, {})
}

describe('8 The owner’s point', () => {
  test('[8.1] a piece that ends its turn on another’s building brings the owner 1 point, used or not', () => {
    for (const decline of [undefined, true] as const) {
      const t = city(3, (s) => property(s, 1, 'church')).stopAt(0, 'jose')
      t.play(0, { type: 'visit', building: 'church', ...(decline ? { decline } : {}) })
      expect(t.hold(1).points).toBe(3)
      expect(t.told('visitFee')).toEqual([{ type: 'visitFee', owner: 1, visitor: 0, building: 'church' }])
    }
  })

  test('[8.1] the point comes at the end of the turn, not on arrival', () => {
    const t = city(3, (s) => property(s, 1, 'casino')).enter(0, 'casino')
    expect(t.hold(1).points).toBe(2)
    expect(t.pass(0).hold(1).points).toBe(3)
  })

  test('[8.1] one’s own building brings nothing', () => {
    const t = city(3, (s) => property(s, 0, 'bank')).enter(0, 'bank')
    expect(t.hold(0).points).toBe(2)
    expect(t.told('visitFee')).toEqual([])
  })

  test('[8.2] the point also comes when the piece stayed: in the port', () => {
    expect(city(3, guest).toPort(0).hold(1).points).toBe(3)
  })

  test('[8.2] T15 the point also comes at a face-down Cuban', () => {
    const t = city(3, (s) => {
      guest(s)
      s.inactive.jose = 'turned'
    }).stopAt(0, 'jose')
    expect(t.hold(1).points).toBe(3)
  })

  test('[8.2] the point also comes with El Zorro', () => {
    const t = city(3, (s) => {
      guest(s)
      own(s, 0, { pesos: 0, points: 0 })
      own(s, 1, { pesos: 0, points: 0 })
      own(s, 2, { pesos: 0, points: 0 })
    }).stopAt(0, 'zorro')
    expect(t.hold(1).points).toBe(1)
  })

  test('[8.3] using an own building through Alonso brings no such point', () => {
    const t = city(3, (s) => property(s, 0, 'bank'))
      .stopAt(0, 'alonso')
      .play(0, { type: 'reuse', building: 'bank' })
    t.play(0, { type: 'visit', building: 'harbormaster', decline: true })
    expect(t.hold(0).points).toBe(2)
  })

  test('[8.4] T18 no such point in the turn in which the game ends', () => {
    const t = city(3, (s) => {
      s.ship = 7
      wants(s, { rum: 1 })
      property(s, 1, 'office')
      own(s, 0, { points: 2, rum: 1 })
      own(s, 1, { points: 2 })
    }).enter(0, 'office')
    t.play(0, { type: 'use', building: 'office', good: 'rum' })
    expect(t.hold(0).points).toBe(4)
    expect(t.hold(1).points).toBe(2)
    expect(t.active).toEqual([])
  })
})
