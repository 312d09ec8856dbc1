import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { city, place } from './position.ts'

describe('2 The turn', () => {
  test('[2.1] drive, then the Cuban, then the piece and the building, then the next player clockwise', () => {
    const t = city(3)
    expect(t.state.phase).toEqual({ at: 'drive', seat: 0 })
    t.stopAt(0, 'pablo')
    expect(t.state.phase).toEqual({ at: 'cuban', seat: 0, cuban: 'pablo' })
    t.play(0, { type: 'take', good: 'rum' })
    expect(t.state.phase).toEqual({ at: 'visit', seat: 0, cuban: 'pablo' })
    t.play(0, { type: 'visit', building: 'casino' })
    expect(t.state.phase).toMatchObject({ at: 'building', seat: 0, building: 'casino' })
    t.pass(0)
    expect(t.state.phase).toEqual({ at: 'drive', seat: 1 })
  })

  test('[2.1] after the last seat comes the first again', () => {
    const t = city(3, (s) => void (s.phase = { at: 'drive', seat: 2 })).enter(2, 'bank')
    expect(t.active).toEqual([0])
  })

  test('[2.1] no step comes before its time', () => {
    const t = city(3)
    expect(t.refused(0, { type: 'take', good: 'rum' })).toBe('2.1')
    expect(t.refused(0, { type: 'visit', building: 'bank' })).toBe('2.1')
    expect(t.refused(0, { type: 'use', building: 'bank' })).toBe('2.1')
    expect(t.refused(0, { type: 'give', item: 'peso' })).toBe('2.1')
    expect(t.refused(0, { type: 'deliver', good: 'sugar', amount: 1, as: 'sugar' })).toBe('2.1')
    t.stopAt(0, 'maria')
    expect(t.refused(0, { type: 'drive', stops: 1 })).toBe('2.1')
  })

  test('[2.1] nobody plays in another player’s turn', () => {
    expect(city(3).refused(1, { type: 'drive', stops: 1 })).toBe(HOUSE.turn)
  })

  test('[2.2] the drive and the move of the piece can not be passed', () => {
    const t = city(3)
    expect(t.refused(0, { type: 'pass' })).toBe('2.1')
    t.stopAt(0, 'maria')
    expect(t.refused(0, { type: 'pass' })).toBe('2.1')
    expect(t.offers(0).every((offer) => offer.type === 'visit')).toBe(true)
  })

  test('[2.2] a plain gain happens by itself', () => {
    const t = city(3).stopAt(0, 'martinez').play(0, { type: 'visit', building: 'bank' })
    expect(t.hold(0).pesos).toBe(3 + 3 + 2)
  })

  test('[2.2] a plain gain may be declined with the move', () => {
    const t = city(3).stopAt(0, 'martinez', true).play(0, { type: 'visit', building: 'bank', decline: true })
    expect(t.hold(0).pesos).toBe(3)
    expect(t.state.players[0]!.piece).toBe('bank')
    expect(t.told('declined')).toEqual([{ type: 'declined', seat: 0, what: 'bank' }])
  })

  test('[2.2] there is nothing to decline in the port or at a face-down Cuban', () => {
    const t = city(3, (s) => {
      s.car = 9
      s.inactive.jose = 'turned'
      place(s, 0, 'bank')
    })
    expect(t.refused(0, { type: 'drive', stops: 1, decline: true })).toBe('2.2')
    expect(t.refused(0, { type: 'drive', stops: 2, decline: true })).toBe('2.2')
    expect(t.offers(0)).not.toContainEqual({ type: 'drive', stops: 2, decline: true })
    expect(t.offers(0)).toContainEqual({ type: 'drive', stops: 3, decline: true })
  })
})
