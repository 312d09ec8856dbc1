import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { santiago } from '../../../shared/games/santiago/game.ts'
import { city, own } from './position.ts'

describe('16 What is hidden', () => {
  test('[16.1] goods, pesos and points are seen by their owner only', () => {
    const t = city(3)
    expect(t.view(1).secret.holdings).toEqual([null, t.hold(1), null])
    expect(t.view(null).secret.holdings).toEqual([null, null, null])
  })

  test('[16.1] nobody sees the dice to come', () => {
    const t = city(3)
    for (const seat of [0, 1, 2, null]) expect(t.view(seat).secret.rng).toEqual([0, 0, 0, 0])
    expect(t.state.secret.rng).not.toEqual([0, 0, 0, 0])
  })

  test('[16.2] everything on the board is open to everybody', () => {
    const t = city(3).toPort(0).pass(0)
    const { secret: _, ...board } = t.state
    for (const seat of [0, 1, 2, null]) {
      const { secret: _hidden, ...seen } = t.view(seat)
      expect(seen).toEqual(board)
    }
    expect(t.view(null)).toMatchObject({ supply: { rum: 8 }, phase: { at: 'deliver', passed: [0] } })
  })

  test('[16.3] what changes hands stands in the log', () => {
    const t = city(3, (s) => own(s, 0, { sugar: 2 })).enter(0, 'distillery')
    t.play(0, { type: 'use', building: 'distillery', amount: 2 })
    const trade = { type: 'traded', seat: 0, at: 'distillery', gave: { sugar: 2 }, got: { rum: 2 } }
    expect(t.told('traded')).toEqual([trade])
  })

  test('[16.3] the log tells no totals', () => {
    const t = city(3, (s) => own(s, 0, { pesos: 37, points: 53, sugar: 5 })).stopAt(0, 'jose')
    expect(JSON.stringify(t.news)).not.toMatch(/37|53|[57]/)
  })

  test('[16.4] a table may be played with open holdings', () => {
    const t = city(3, () => {}, true)
    for (const seat of [0, 1, 2, null]) expect(t.view(seat).secret.holdings).toEqual(t.state.secret.holdings)
    expect(v.parse(santiago.options, {})).toEqual({ open: false })
    expect(v.parse(santiago.options, { open: true })).toEqual({ open: true })
  })

  test('[16.4] gifts to El Zorro stay sealed at an open table', () => {
    const t = city(3, () => {}, true)
      .stopAt(0, 'zorro')
      .play(1, { type: 'give', item: 'peso' })
    expect(t.view(2).secret.gifts).toEqual([null, null, null])
  })
})
