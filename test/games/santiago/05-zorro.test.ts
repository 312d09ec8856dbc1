import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { city, own, place, property } from './position.ts'

describe('5 El Zorro', () => {
  test('[5.1] every other player gives one thing of the giver’s choice', () => {
    const t = city(3).stopAt(0, 'zorro')
    expect(t.active).toEqual([1, 2])
    t.play(1, { type: 'give', item: 'peso' }).play(2, { type: 'give', item: 'sugar' })
    expect(t.hold(0)).toMatchObject({ pesos: 4, points: 2, goods: { sugar: 2 } })
    expect(t.hold(1).pesos).toBe(2)
    expect(t.hold(2).goods.sugar).toBe(0)
    expect(t.state.supply.sugar).toBe(5)
  })

  test('[5.1] a gift must be something the giver has, and never wood', () => {
    const t = city(3, (s) => own(s, 1, { pesos: 1, points: 1, wood: 1 })).stopAt(0, 'zorro')
    expect(t.refused(1, { type: 'give', item: 'rum' })).toBe('5.1')
    expect(t.refused(1, { type: 'give', item: 'wood' })).toBe(HOUSE.action)
    expect(t.offers(1)).toEqual([
      { type: 'give', item: 'peso' },
      { type: 'give', item: 'point' },
    ])
  })

  test('[5.1] nobody may refuse', () => {
    const t = city(3).stopAt(0, 'zorro')
    expect(t.refused(1, { type: 'pass' })).toBe('2.1')
    expect(t.refused(0, { type: 'pass' })).toBe(HOUSE.turn)
  })

  test('[5.2] whoever owns nothing but wood gives nothing', () => {
    const t = city(2, (s) => own(s, 1, { pesos: 0, points: 0, wood: 2 })).stopAt(0, 'zorro')
    expect(t.told('gave')).toEqual([])
    expect(t.hold(1).goods.wood).toBe(2)
    expect(t.active).toEqual([1])
  })

  test('[5.3] the givers choose at the same time and the gifts are shown together', () => {
    const t = city(3).stopAt(0, 'zorro').play(2, { type: 'give', item: 'point' })
    expect(t.news).toEqual([])
    expect(t.hold(0).points).toBe(2)
    expect(t.view(2).secret.gifts).toEqual([null, null, 'point'])
    for (const seat of [0, 1, null]) expect(t.view(seat).secret.gifts).toEqual([null, null, null])
    expect(t.refused(2, { type: 'give', item: 'peso' })).toBe(HOUSE.turn)
    t.play(1, { type: 'give', item: 'peso' })
    expect(t.told('gave').map(({ seat, item }) => [seat, item])).toEqual([
      [1, 'peso'],
      [2, 'point'],
    ])
    expect(t.state.secret.gifts).toEqual([null, null, null])
  })

  test('[5.4] T11 four players: a choice, nothing, a single thing; then the Bank again and its owner’s point', () => {
    const t = city(4, (s) => {
      own(s, 1, { pesos: 2, points: 3 })
      own(s, 2, { pesos: 0, points: 0, wood: 2 })
      own(s, 3, { pesos: 0, points: 0, rum: 1 })
      place(s, 0, 'bank')
      property(s, 3, 'bank')
    }).stopAt(0, 'zorro')
    expect(t.active).toEqual([1])
    t.play(1, { type: 'give', item: 'point' })
    expect(t.hold(1).points).toBe(2)
    expect(t.hold(0)).toMatchObject({ points: 3, pesos: 3, goods: { rum: 1 } })
    expect(t.hold(2).goods.wood).toBe(2)
    expect(t.hold(3).goods.rum).toBe(0)
    t.play(0, { type: 'use', building: 'bank' })
    expect(t.hold(0).pesos).toBe(5)
    expect(t.hold(3).points).toBe(1)
    expect(t.state.players[0]!.piece).toBe('bank')
  })

  test('[5.4] the building under the piece may be left alone', () => {
    const t = city(2, (s) => place(s, 0, 'church'))
      .stopAt(0, 'zorro')
      .play(1, { type: 'give', item: 'peso' })
    t.pass(0)
    expect(t.hold(0).points).toBe(2)
    expect(t.active).toEqual([1])
  })

  test('[5.5] T12 in the first round there is no building and no owner’s point', () => {
    const t = city(2, (s) => property(s, 1, 'bank'))
      .stopAt(0, 'zorro')
      .play(1, { type: 'give', item: 'peso' })
    expect(t.state.phase).toEqual({ at: 'drive', seat: 1 })
    expect(t.hold(1).points).toBe(2)
  })

  test('[5.5] T12 the same after a first round in the port', () => {
    const t = city(2, (s) => {
      own(s, 0, { pesos: 3 })
      own(s, 1, { pesos: 3, points: 2 })
    })
    t.toPort(0).enter(1, 'bank').stopAt(0, 'zorro').play(1, { type: 'give', item: 'peso' })
    expect(t.state.players[0]!.piece).toBeUndefined()
    expect(t.state.phase).toEqual({ at: 'drive', seat: 1 })
  })

  test('[5.6] he robs everybody or nobody', () => {
    const t = city(3).stopAt(0, 'zorro', true)
    expect(t.told('gave')).toEqual([])
    expect(t.active).toEqual([1])
    expect(t.hold(0).pesos).toBe(3)
  })

  test('[5.6] a giver with only one kind of thing is not asked', () => {
    const t = city(3, (s) => own(s, 1, { pesos: 0, points: 0, rum: 3 })).stopAt(0, 'zorro')
    expect(t.active).toEqual([2])
    expect(t.revealed).toBe(true)
    t.play(2, { type: 'give', item: 'peso' })
    expect(t.hold(1).goods.rum).toBe(2)
    expect(t.hold(0).goods.rum).toBe(1)
  })
})
