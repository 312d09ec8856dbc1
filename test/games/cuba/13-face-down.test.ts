import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { HOUSE } from '../../../shared/engine/game.ts'
import { cuba } from '../../../shared/games/cuba/game.ts'
import { hand } from '../../../shared/games/cuba/turn.ts'
import { island } from './position.ts'

const laying = () => island(3, (s) => (s.phase = { at: 'lay', waiting: [0, 1, 2] }), { faceDown: true })
const laid = () =>
  laying()
    .play(1, { type: 'lay', card: 'mayor' })
    .play(0, { type: 'lay', card: 'worker' })
    .play(2, { type: 'lay', card: 'mayor' })

describe('13 Variant: the parliament card face down', () => {
  test('[13.1] all lay a card at the same time, then the starting player begins', () => {
    expect(v.parse(cuba.options, { faceDown: true })).toEqual({ side: 'common', faceDown: true })
    const t = laying()
    expect(t.active).toEqual([0, 1, 2])
    t.play(1, { type: 'lay', card: 'mayor' })
    expect(t.news).toEqual([])
    expect(t.refused(1, { type: 'lay', card: 'worker' })).toBe(HOUSE.turn)
    t.play(0, { type: 'lay', card: 'worker' }).play(2, { type: 'lay', card: 'mayor' })
    expect(t.state.phase).toEqual({ at: 'play', seat: 0 })
  })

  test('[13.1] the card face down can’t be played', () => {
    const t = laid()
    expect(t.refused(0, { type: 'play', card: 'worker' })).toBe('13.1')
    expect(t.offers(0).map((offer) => 'card' in offer && offer.card)).toEqual([
      'tradeswoman',
      'architect',
      'foreman',
      'mayor',
    ])
  })

  test('[13.1] every round begins with laying a card', () => {
    const t = laid().endRound()
    expect(t.state.phase).toMatchObject({ at: 'lay' })
    expect(t.active.toSorted()).toEqual([0, 1, 2])
    expect(t.offers(1)).toHaveLength(5)
    expect(t.refused(1, { type: 'play', card: 'mayor' })).toBe('2.1')
  })

  test('[13.2] only its owner knows it until parliament', () => {
    const t = laid()
    expect(t.view(1).secret.laid).toEqual([null, 'mayor', null])
    expect(t.view(null).secret.laid).toEqual([null, null, null])
    expect(hand(t.view(0), 1)).toHaveLength(5)
    expect(hand(t.view(1), 1)).toHaveLength(4)
    t.parliament(['worker', 'mayor', 'mayor'])
    expect(t.told('showed').map(({ seat, card }) => [seat, card])).toEqual([
      [2, 'mayor'],
      [0, 'worker'],
      [1, 'mayor'],
    ])
    expect(t.state.secret.laid).toEqual([null, null, null])
    expect(t.player(1).parliament).toBe('mayor')
    expect(t.revealed).toBe(true)
  })
})
