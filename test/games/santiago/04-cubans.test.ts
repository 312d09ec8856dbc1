import { describe, expect, test } from 'vitest'
import { COLOURS, CUBANS, FLOWERS, GOODS } from '../../../shared/games/santiago/data.ts'
import { buildingsUnder, city, flowerOf, own } from './position.ts'
import type { Belongings } from './position.ts'

const gains = {
  pedro: { tobacco: 2 },
  jose: { sugar: 2 },
  conchita: { citrus: 2 },
  miguel: { wood: 2 },
  maria: { points: 2 },
  martinez: { pesos: 3 },
} as const satisfies Record<string, Belongings>

describe('4 The Cubans', () => {
  test('[4.1] the Cuban is used at once, before the building, and the goods come from the supply', () => {
    const t = city(3).stopAt(0, 'jose')
    expect(t.hold(0).goods.sugar).toBe(3)
    expect(t.state.supply.sugar).toBe(3)
    expect(t.state.phase).toMatchObject({ at: 'visit' })
  })

  test('[4.2] the flower on the tile says where the piece must go', () => {
    for (const cuban of CUBANS.filter((it) => flowerOf(it) !== 'none')) {
      const t = city(3).stopAt(0, cuban, true)
      const open = new Set(t.offers(0).map((offer) => offer.type === 'visit' && offer.building))
      const colour = COLOURS.find((it) => it === flowerOf(cuban))!
      expect(open, cuban).toEqual(new Set(buildingsUnder(t.state, colour)))
    }
  })

  test('[4.2] the certain flowers are as printed', () => {
    const certain = { pedro: 'white', alonso: 'white', miguel: 'blue', jose: 'yellow', zorro: 'none' }
    for (const [cuban, colour] of Object.entries(certain)) {
      expect(FLOWERS[cuban as keyof typeof certain]).toEqual({ colour, confidence: 'certain' })
    }
  })

  for (const [cuban, gain] of Object.entries(gains)) {
    test(`[4.3] ${cuban} gives ${JSON.stringify(gain)}`, () => {
      const who = cuban as keyof typeof gains
      const empty = Object.fromEntries(GOODS.map((good) => [good, 0]))
      const t = city(3, (s) => own(s, 0, { pesos: 0, points: 0 })).stopAt(0, who)
      const { pesos, points, goods } = t.hold(0)
      expect({ pesos, points, ...goods }).toEqual({ pesos: 0, points: 0, ...empty, ...gain })
      expect(t.told('gained')).toHaveLength(1)
    })
  }

  test('[4.4] Pablo gives one good of your choice', () => {
    const t = city(3).stopAt(0, 'pablo')
    t.play(0, { type: 'take', good: 'cigar' })
    expect(t.hold(0).goods.cigar).toBe(1)
    expect(t.state.supply.cigar).toBe(7)
    expect(t.refused(0, { type: 'take', good: 'cigar' })).toBe('2.1')
  })

  test('[4.4] Pablo has no wood', () => {
    const t = city(3).stopAt(0, 'pablo')
    expect(t.refused(0, { type: 'take', good: 'wood' })).toBe('house.action')
    const goods = t.offers(0).flatMap((offer) => (offer.type === 'take' ? [offer.good] : []))
    expect(goods).toEqual(['sugar', 'citrus', 'tobacco', 'rum', 'cigar'])
  })

  test('[4.4] nobody but Pablo gives a good of your choice', () => {
    expect(city(3).stopAt(0, 'alonso').refused(0, { type: 'take', good: 'rum' })).toBe('4.4')
  })

  test('[4.5] wood comes from Miguel alone', () => {
    expect(city(3).stopAt(0, 'miguel').hold(0).goods.wood).toBe(2)
    const trade = { type: 'use', building: 'blackMarket', give: 'sugar', take: 'wood' }
    expect(city(3).enter(0, 'blackMarket').refused(0, trade)).toBe('house.action')
  })

  test('[4.6] declining the Cuban does not save you from moving the piece', () => {
    const t = city(3).stopAt(0, 'jose', true)
    expect(t.hold(0).goods.sugar).toBe(1)
    expect(t.told('declined')).toEqual([{ type: 'declined', seat: 0, what: 'jose' }])
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'jose' })
  })

  test('[4.6] the same goes for Pablo and Alonso', () => {
    for (const cuban of ['pablo', 'alonso'] as const) {
      expect(city(3).stopAt(0, cuban).pass(0).state.phase).toEqual({ at: 'visit', seat: 0, cuban })
    }
  })
})
