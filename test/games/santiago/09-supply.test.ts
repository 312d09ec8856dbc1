import { describe, expect, test } from 'vitest'
import { city, own, runLow } from './position.ts'

describe('9 The supply', () => {
  test('[9.1] T13 from an empty supply Pedro gives nothing, but the piece moves', () => {
    const t = city(3, (s) => runLow(s, 'tobacco', 0, 1)).stopAt(0, 'pedro')
    expect(t.hold(0).goods.tobacco).toBe(1)
    expect(t.told('empty')).toEqual([{ type: 'empty', seat: 0, from: 'pedro' }])
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'pedro' })
  })

  test('[9.2] T13 if one is left of two, you take the one', () => {
    const t = city(3, (s) => runLow(s, 'tobacco', 1, 1)).stopAt(0, 'pedro')
    expect(t.hold(0).goods.tobacco).toBe(2)
    expect(t.state.supply.tobacco).toBe(0)
    expect(t.told('gained')).toEqual([{ type: 'gained', seat: 0, from: 'pedro', goods: { tobacco: 1 } }])
  })

  test('[9.3] T13 the Distillery trades at most as many as the supply has rum', () => {
    const t = city(3, (s) => {
      own(s, 0, { sugar: 3 })
      runLow(s, 'rum', 1, 1)
    }).enter(0, 'distillery')
    expect(t.offers(0)).toEqual([{ type: 'use', building: 'distillery', amount: 1 }, { type: 'pass' }])
    expect(t.refused(0, { type: 'use', building: 'distillery', amount: 2 })).toBe('9.3')
    const supply = t.state.supply.sugar
    t.play(0, { type: 'use', building: 'distillery', amount: 1 })
    expect(t.hold(0).goods).toMatchObject({ sugar: 2, rum: 1 })
    expect(t.state.supply).toMatchObject({ sugar: supply + 1, rum: 0 })
  })

  test('[9.3] the Cigar factory trades at most as many as the supply has cigars', () => {
    const t = city(3, (s) => {
      own(s, 0, { tobacco: 3 })
      runLow(s, 'cigar', 2, 1)
    }).enter(0, 'cigarFactory')
    expect(t.refused(0, { type: 'use', building: 'cigarFactory', amount: 3 })).toBe('9.3')
    t.play(0, { type: 'use', building: 'cigarFactory', amount: 2 })
    expect(t.hold(0).goods).toMatchObject({ tobacco: 1, cigar: 2 })
  })

  test('[9.4] with Pablo only goods in the supply can be chosen', () => {
    const t = city(3, (s) => runLow(s, 'rum', 0, 1)).stopAt(0, 'pablo')
    expect(t.refused(0, { type: 'take', good: 'rum' })).toBe('9.4')
    expect(t.offers(0)).not.toContainEqual({ type: 'take', good: 'rum' })
  })

  test('[9.4] from an empty supply Pablo has nothing to choose and the piece moves', () => {
    const t = city(3, (s) => {
      for (const good of ['sugar', 'citrus', 'tobacco', 'rum', 'cigar'] as const) runLow(s, good, 0, 1)
    }).stopAt(0, 'pablo')
    expect(t.told('empty')).toEqual([{ type: 'empty', seat: 0, from: 'pablo' }])
    expect(t.state.phase).toMatchObject({ at: 'visit' })
  })

  test('[9.4] at the Black market only goods in the supply can be chosen', () => {
    const t = city(3, (s) => runLow(s, 'rum', 0, 1)).enter(0, 'blackMarket')
    expect(t.refused(0, { type: 'use', building: 'blackMarket', give: 'sugar', take: 'rum' })).toBe('9.4')
  })

  test('[9.5] pesos and points never run out', () => {
    const t = city(3, (s) => own(s, 1, { pesos: 500, points: 500 })).stopAt(0, 'maria')
    t.play(0, { type: 'visit', building: 'cafe' })
    expect(t.hold(0).points).toBe(4)
    expect(
      t
        .given((s) => void (s.phase = { at: 'drive', seat: 0 }))
        .stopAt(0, 'martinez')
        .hold(0).pesos,
    ).toBe(6)
  })

  test('[9.5] nobody ever owes anything', () => {
    const t = city(3, (s) => own(s, 0, { pesos: 2, points: 0 }))
    expect(t.refused(0, { type: 'drive', stops: 4 })).toBe('3.3')
    t.enter(0, 'casino')
    expect(t.state.phase).toEqual({ at: 'drive', seat: 1 })
  })
})
