import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { city, emptyHanded, own, runLow, wants } from './position.ts'

const wooden = () =>
  city(3, (s) => {
    s.flag = 4
    wants(s, { sugar: 2, rum: 2, tobacco: 1, citrus: 0 })
    emptyHanded(s)
    own(s, 0, { points: 0, wood: 2, sugar: 1 })
  }).toPort(0)

const wood = (amount: number, as: string) => ({ type: 'deliver', good: 'wood', amount, as })

describe('11 Wood', () => {
  test('[11.1] T4 two wood stand in for two rum and bring 1 point each whatever the flag', () => {
    const t = wooden().deliver(0, 'wood', 2, 'rum')
    expect(t.hold(0)).toMatchObject({ points: 2, goods: { wood: 0, sugar: 1 } })
    expect(t.state.dice.rum).toBe(0)
    expect(t.state.supply.wood).toBe(8)
  })

  test('[11.1] T4 never more wood than the die shows', () => {
    expect(wooden().refused(0, wood(2, 'tobacco'))).toBe('11.1')
  })

  test('[11.1] never more wood than you have', () => {
    expect(
      wooden()
        .given((s) => own(s, 0, { wood: 1 }))
        .refused(0, wood(2, 'rum')),
    ).toBe('10.2')
  })

  test('[11.2] T4 wood is not mixed with another good, nor another good put on a strange die', () => {
    const t = wooden()
    expect(t.refused(0, { type: 'deliver', good: 'sugar', amount: 1, as: 'rum' })).toBe('11.2')
    expect(t.refused(0, { type: 'deliver', good: ['wood', 'sugar'], amount: 2, as: 'sugar' })).toBe(HOUSE.action)
  })

  test('[11.2] T4 wood is not spread over two dice', () => {
    const t = wooden()
    expect(t.refused(0, { ...wood(2, 'rum'), as: ['rum', 'tobacco'] })).toBe(HOUSE.action)
    t.deliver(0, 'wood', 1, 'rum')
    expect(t.state.dice).toMatchObject({ rum: 1, tobacco: 1, sugar: 2 })
  })

  test('[11.3] T4 wood may serve a die in part, and the good itself the rest', () => {
    const t = wooden().deliver(0, 'wood', 1, 'sugar')
    expect(t.state.dice.sugar).toBe(1)
    expect(t.hold(0).points).toBe(1)
    t.deliver(0, 'sugar', 1)
    expect(t.state.dice.sugar).toBe(0)
    expect(t.hold(0).points).toBe(5)
  })

  test('[11.4] T4 wood replaces no good whose die shows 0 or lies aside', () => {
    expect(wooden().refused(0, wood(1, 'citrus'))).toBe('11.4')
    expect(wooden().refused(0, wood(1, 'cigar'))).toBe('11.4')
    const offered = wooden()
      .offers(0)
      .flatMap((offer) => (offer.type === 'deliver' ? [offer.as] : []))
    expect(new Set(offered)).toEqual(new Set(['sugar', 'rum', 'tobacco']))
  })

  test('[11.4] wood is worth nothing at the Office', () => {
    const t = city(3, (s) => own(s, 0, { wood: 2 })).enter(0, 'office')
    expect(t.active).toEqual([1])
  })

  test('[11.4] wood is worth nothing at the Black market', () => {
    const t = city(3, (s) => own(s, 0, { wood: 2, sugar: 1 })).enter(0, 'blackMarket')
    expect(t.refused(0, { type: 'use', building: 'blackMarket', give: 'wood', take: 'rum' })).toBe(HOUSE.action)
    expect(t.offers(0).every((offer) => !('give' in offer) || offer.give === 'sugar')).toBe(true)
  })

  test('[11.4] Pablo gives no wood even if there is nothing else', () => {
    const t = city(3, (s) => {
      for (const good of ['sugar', 'citrus', 'tobacco', 'rum', 'cigar'] as const) runLow(s, good, 0, 1)
    }).stopAt(0, 'pablo')
    expect(t.hold(0).goods.wood).toBe(0)
    expect(t.state.phase.at).toBe('visit')
  })
})
