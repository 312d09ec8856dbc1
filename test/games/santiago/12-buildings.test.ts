import { describe, expect, test } from 'vitest'
import type { Action } from '../../../shared/games/santiago/action.ts'
import type { Building } from '../../../shared/games/santiago/data.ts'
import { city, own, property, wants } from './position.ts'
import type { Belongings } from './position.ts'

const uses = (offers: readonly Action[]) => offers.filter((offer) => offer.type === 'use')
const visit = (building: Building, belongings: Belongings) =>
  city(3, (s) => own(s, 0, { pesos: 0, points: 0, ...belongings })).enter(0, building)

describe('12 The buildings', () => {
  test('[12.1] the Bank gives 2 pesos', () => {
    expect(visit('bank', {}).hold(0)).toMatchObject({ pesos: 2, points: 0 })
  })

  test('[12.2] the Church gives 1 point', () => {
    expect(visit('church', {}).hold(0)).toMatchObject({ pesos: 0, points: 1 })
  })

  test('[12.3] the Distillery turns any number of sugar into as many rum', () => {
    const t = visit('distillery', { sugar: 3 })
    expect(uses(t.offers(0)).map((offer) => 'amount' in offer && offer.amount)).toEqual([1, 2, 3])
    expect(t.refused(0, { type: 'use', building: 'distillery', amount: 4 })).toBe('12.3')
    t.play(0, { type: 'use', building: 'distillery', amount: 2 })
    expect(t.hold(0).goods).toMatchObject({ sugar: 1, rum: 2 })
  })

  test('[12.4] the Cigar factory turns any number of tobacco into as many cigars', () => {
    const t = visit('cigarFactory', { tobacco: 2 })
    expect(t.refused(0, { type: 'use', building: 'cigarFactory', amount: 3 })).toBe('12.4')
    t.play(0, { type: 'use', building: 'cigarFactory', amount: 2 })
    expect(t.hold(0).goods).toMatchObject({ tobacco: 0, cigar: 2 })
    expect(t.state.supply.cigar).toBe(6)
  })

  test('[12.5] the Black market turns one good into one of another kind', () => {
    const t = visit('blackMarket', { sugar: 2 })
    expect(t.refused(0, { type: 'use', building: 'blackMarket', give: 'sugar', take: 'sugar' })).toBe('12.5')
    expect(t.refused(0, { type: 'use', building: 'blackMarket', give: 'rum', take: 'sugar' })).toBe('12.5')
    t.play(0, { type: 'use', building: 'blackMarket', give: 'sugar', take: 'cigar' })
    expect(t.hold(0).goods).toMatchObject({ sugar: 1, cigar: 1 })
    expect(t.active).toEqual([1])
  })

  test('[12.6] the Sawmill takes one wood for 1 point and 1 peso', () => {
    const t = visit('sawmill', { wood: 2 }).play(0, { type: 'use', building: 'sawmill' })
    expect(t.hold(0)).toMatchObject({ pesos: 1, points: 1, goods: { wood: 1 } })
    expect(t.state.supply.wood).toBe(7)
    expect(t.active).toEqual([1])
  })

  test('[12.6] without wood the Sawmill does nothing', () => {
    const t = visit('sawmill', { wood: 1 }).given((s) => own(s, 0, {}))
    expect(t.refused(0, { type: 'use', building: 'sawmill' })).toBe('12.6')
    expect(visit('sawmill', {}).active).toEqual([1])
  })

  test('[12.7] the Café takes one cigar, one rum or both, for 2 points each', () => {
    const ways = [['cigar'], ['rum'], ['cigar', 'rum']] as const
    for (const goods of ways) {
      const t = visit('cafe', { cigar: 2, rum: 2 })
      t.play(0, { type: 'use', building: 'cafe', goods: [...goods] })
      expect(t.hold(0).points).toBe(2 * goods.length)
      expect(t.hold(0).goods.cigar + t.hold(0).goods.rum).toBe(4 - goods.length)
    }
  })

  test('[12.7] the Café takes no two of a kind and nothing you have not', () => {
    const t = visit('cafe', { cigar: 2 })
    expect(t.refused(0, { type: 'use', building: 'cafe', goods: ['cigar', 'cigar'] })).toBe('12.7')
    expect(t.refused(0, { type: 'use', building: 'cafe', goods: ['rum'] })).toBe('12.7')
    expect(t.refused(0, { type: 'use', building: 'cafe', goods: ['cigar', 'rum'] })).toBe('12.7')
  })

  test('[12.8] Customs sets one die to 0 and brings no point', () => {
    const t = visit('customs', {}).play(0, { type: 'use', building: 'customs', good: 'citrus' })
    expect(t.state.dice).toEqual({ sugar: 2, citrus: 0, tobacco: 1, rum: 1 })
    expect(t.hold(0).points).toBe(0)
  })

  test('[12.8] only a die above 0 can be chosen', () => {
    const t = visit('customs', {}).given((s) => wants(s, { sugar: 1, citrus: 0 }))
    expect(t.refused(0, { type: 'use', building: 'customs', good: 'citrus' })).toBe('12.8')
    expect(t.refused(0, { type: 'use', building: 'customs', good: 'cigar' })).toBe('12.8')
  })

  test('[12.8] T16 Customs on the last wanted good sends the ship off, and its user rolls', () => {
    const t = city(3, (s) => {
      Object.assign(s, { flag: 3, ship: 5 })
      wants(s, { cigar: 2 })
      property(s, 2, 'customs')
    }).enter(0, 'customs')
    t.play(0, { type: 'use', building: 'customs', good: 'cigar' })
    expect(t.state).toMatchObject({ ship: 6, flag: 2, phase: { at: 'demand', seat: 0 } })
    expect(t.hold(0).points).toBe(2)
    expect(t.hold(2).points).toBe(3)
  })

  test('[12.9] T14 the Casino takes 3 pesos for each point', () => {
    const t = visit('casino', { pesos: 7, points: 4 })
    expect(t.refused(0, { type: 'use', building: 'casino', into: 'points', points: 3 })).toBe('12.9')
    t.play(0, { type: 'use', building: 'casino', into: 'points', points: 2 })
    expect(t.hold(0)).toMatchObject({ pesos: 1, points: 6 })
  })

  test('[12.9] T14 or gives 3 pesos for each point, one direction per use', () => {
    const t = visit('casino', { pesos: 7, points: 4 })
    expect(t.refused(0, { type: 'use', building: 'casino', into: 'pesos', points: 5 })).toBe('12.9')
    t.play(0, { type: 'use', building: 'casino', into: 'pesos', points: 2 })
    expect(t.hold(0)).toMatchObject({ pesos: 13, points: 2 })
    expect(t.active).toEqual([1])
  })

  test('[12.9] the Casino offers every whole step', () => {
    const t = visit('casino', { pesos: 7, points: 1 })
    const ways = uses(t.offers(0)).map((offer) => 'into' in offer && [offer.into, offer.points])
    expect(ways).toEqual([
      ['points', 1],
      ['points', 2],
      ['pesos', 1],
    ])
  })

  test('[12.10] the Harbormaster moves the marker one flag left or right', () => {
    for (const [by, flag] of [
      [1, 4],
      [-1, 2],
    ] as const) {
      const t = visit('harbormaster', {}).given((s) => void (s.flag = 3))
      expect(t.play(0, { type: 'use', building: 'harbormaster', by }).state.flag).toBe(flag)
      expect(t.told('flagMoved')).toEqual([{ type: 'flagMoved', seat: 0, flag }])
    }
  })

  test('[12.10] from 2 the marker moves only right', () => {
    const t = visit('harbormaster', {})
    expect(t.refused(0, { type: 'use', building: 'harbormaster', by: -1 })).toBe('12.10')
    expect(uses(t.offers(0))).toEqual([{ type: 'use', building: 'harbormaster', by: 1 }])
  })

  test('[12.10] beyond 4 the ship leaves', () => {
    const t = visit('harbormaster', {}).given((s) => void (s.flag = 4))
    t.play(0, { type: 'use', building: 'harbormaster', by: 1 })
    expect(t.state).toMatchObject({ ship: 2, flag: 2, phase: { at: 'demand', seat: 0 } })
  })

  test('[12.11] T17 the Office takes exactly one wanted good for exactly 2 points', () => {
    const t = city(3, (s) => {
      s.flag = 4
      wants(s, { cigar: 2, rum: 1 })
      own(s, 0, { points: 0, cigar: 1, citrus: 1 })
    }).enter(0, 'office')
    expect(t.offers(0)).toEqual([{ type: 'use', building: 'office', good: 'cigar' }, { type: 'pass' }])
    const supply = t.state.supply.cigar
    t.play(0, { type: 'use', building: 'office', good: 'cigar' })
    expect(t.hold(0)).toMatchObject({ points: 2, goods: { cigar: 0 } })
    expect(t.state.dice.cigar).toBe(1)
    expect(t.state.supply.cigar).toBe(supply + 1)
    expect(t.active).toEqual([1])
  })

  test('[12.11] T17 the Office refuses wood, a good at 0, one set aside and one you have not', () => {
    const t = city(3, (s) => {
      wants(s, { cigar: 2, rum: 1, sugar: 0, citrus: 0 })
      own(s, 0, { cigar: 1, sugar: 1, tobacco: 1, wood: 1 })
    }).enter(0, 'office')
    for (const good of ['sugar', 'tobacco', 'rum']) {
      expect(t.refused(0, { type: 'use', building: 'office', good }), good).toBe('12.11')
    }
    expect(t.refused(0, { type: 'use', building: 'office', good: 'wood' })).toBe('house.action')
  })

  test('[12.12] the Newspaper gives 1 peso and may turn one Cuban face down', () => {
    const t = visit('newspaper', {}).play(0, { type: 'use', building: 'newspaper', cuban: 'maria' })
    expect(t.hold(0).pesos).toBe(1)
    expect(Object.keys(t.state.inactive)).toEqual(['maria'])
    expect(t.told('turned')).toEqual([{ type: 'turned', seat: 0, cuban: 'maria' }])
  })

  test('[12.13] a building without any possible effect is left alone', () => {
    const idle = ['distillery', 'cigarFactory', 'blackMarket', 'sawmill', 'cafe', 'casino', 'office'] as const
    for (const building of idle) {
      const t = visit(building, {})
      expect(t.active, building).toEqual([1])
      expect(t.state.players[0]!.piece).toBe(building)
    }
  })

  test('[12.13] nor can it be used through Alonso', () => {
    const t = city(3, (s) => {
      property(s, 0, 'cafe')
      own(s, 0, {})
    }).stopAt(0, 'alonso')
    expect(t.refused(0, { type: 'reuse', building: 'cafe' })).toBe('12.13')
    expect(t.offers(0)).not.toContainEqual({ type: 'reuse', building: 'cafe' })
  })
})
