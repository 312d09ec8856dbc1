import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { city, place, property, under } from './position.ts'

describe('7 The piece', () => {
  test('[7.1] the piece must go under the Cuban’s colour', () => {
    const t = city(3).stopAt(0, 'maria')
    expect(t.refused(0, { type: 'visit', building: 'bank' })).toBe('7.1')
    t.play(0, { type: 'visit', building: 'customs' })
    expect(t.state.players[0]!.piece).toBe('customs')
  })

  test('[7.1] only the building under the piece is used', () => {
    const t = city(3).enter(0, 'casino')
    expect(t.refused(0, { type: 'use', building: 'bank' })).toBe('7.1')
  })

  test('[7.2] a building where another piece stands is closed', () => {
    const t = city(3, (s) => place(s, 2, 'cafe')).stopAt(0, 'maria')
    expect(t.refused(0, { type: 'visit', building: 'cafe' })).toBe('7.2')
  })

  test('[7.2] property markers do not block', () => {
    const t = city(3, (s) => property(s, 2, 'cafe'))
      .stopAt(0, 'maria')
      .play(0, { type: 'visit', building: 'cafe' })
    expect(t.state.players[0]!.piece).toBe('cafe')
  })

  test('[7.3] the piece may not stay where it is', () => {
    const t = city(3, (s) => place(s, 0, 'cafe')).stopAt(0, 'maria')
    expect(t.refused(0, { type: 'visit', building: 'cafe' })).toBe('7.3')
  })

  const miguel = (third: boolean) =>
    city(3, (s) => {
      place(s, 0, 'blackMarket')
      place(s, 1, 'cigarFactory')
      property(s, 1, 'bank')
      if (third) place(s, 2, 'bank')
    }).stopAt(0, 'miguel')

  test('[7.3] T9 the book’s example: only the Bank is left, and its owner gets a point', () => {
    const t = miguel(false)
    expect(t.hold(0).goods.wood).toBe(2)
    const bank = { type: 'visit', building: 'bank' } as const
    expect(t.offers(0)).toEqual([bank, { ...bank, decline: true }])
    t.play(0, bank)
    expect(t.hold(0).pesos).toBe(5)
    expect(t.hold(1).points).toBe(3)
  })

  test('[7.3] T9 declining the Bank brings no pesos, but its owner’s point all the same', () => {
    const t = miguel(false).play(0, { type: 'visit', building: 'bank', decline: true })
    expect(t.hold(0).pesos).toBe(3)
    expect(t.hold(1).points).toBe(3)
  })

  test('[7.4] T10 when all three boxes are occupied, one’s own piece included, it stays and may use its building', () => {
    const t = miguel(true).given((s) => property(s, 2, 'blackMarket'))
    expect(t.state.phase).toEqual({ at: 'building', seat: 0, building: 'blackMarket', owned: false })
    expect(t.told('stayed')).toEqual([{ type: 'stayed', seat: 0, building: 'blackMarket' }])
    t.play(0, { type: 'use', building: 'blackMarket', give: 'sugar', take: 'rum' })
    expect(t.hold(0).goods).toMatchObject({ sugar: 0, rum: 1 })
    expect(t.hold(2).points).toBe(3)
    expect(t.state.players[0]!.piece).toBe('blackMarket')
  })

  test('[7.4] with three rivals in the three boxes a piece elsewhere stays and may use its building', () => {
    const t = city(4, (s) => {
      place(s, 0, 'church')
      place(s, 1, 'cigarFactory')
      place(s, 2, 'bank')
      place(s, 3, 'blackMarket')
    }).stopAt(0, 'miguel')
    expect(t.state.phase).toMatchObject({ at: 'building', building: 'church' })
    expect(t.play(0, { type: 'use', building: 'church' }).hold(0).points).toBe(3)
  })

  test('[7.5] a piece that is not on the board yet stays off and uses nothing', () => {
    const t = city(4, (s) => {
      place(s, 1, 'cigarFactory')
      place(s, 2, 'bank')
      place(s, 3, 'blackMarket')
    }).stopAt(0, 'miguel')
    expect(t.state.players[0]!.piece).toBeUndefined()
    expect(t.active).toEqual([1])
    expect(t.hold(0).goods.wood).toBe(2)
  })

  test('[7.6] the piece stays until its owner’s next turn and blocks the building', () => {
    const t = city(2, (s) => under(s, 'red', 'bank')).enter(0, 'bank')
    t.stopAt(1, 'maria')
    expect(t.refused(1, { type: 'visit', building: 'bank' })).toBe('7.2')
    t.play(1, { type: 'visit', building: 'cafe' })
    expect(t.state.players.map((player) => player.piece)).toEqual(['bank', 'cafe'])
    expect(t.refused(1, { type: 'visit', building: 'customs' })).toBe(HOUSE.turn)
  })
})
