import { describe, expect, test } from 'vitest'
import { DECKS, SECTIONS } from '../../../shared/games/cuba/data/statutes.ts'
import { shipsInPile } from '../../../shared/games/cuba/harbor.ts'
import { statutesInPile } from '../../../shared/games/cuba/round.ts'
import { built, island, own } from './position.ts'

describe('14 What is hidden', () => {
  test('[14.1] everything but the secrets is open to everybody', () => {
    const t = island(3, (s) => {
      own(s, 0, { pesos: 7, rum: 2 })
      built(s, 1, { C1: 'church' })
    }).card(0, 'worker')
    const { secret: _, ...board } = t.state
    for (const seat of [0, 1, 2, null]) {
      const { secret: _hidden, ...seen } = t.view(seat)
      expect(seen).toEqual(board)
    }
  })

  test('[14.2] piles keep their length and hide their order', () => {
    const t = island(3)
    for (const seat of [0, 1, 2, null]) {
      const { secret } = t.view(seat)
      expect(secret.rng).toEqual([0, 0, 0, 0])
      expect(secret.pile).toEqual(Array.from({ length: 12 }, () => null))
      for (const section of SECTIONS) expect(secret.statutes[section]).toEqual([null, null, null, null, null])
    }
  })

  test('[14.2] what is still to come is known by elimination', () => {
    const t = island(2).endRound()
    const seen = t.view(null)
    expect(shipsInPile(seen).toSorted()).toEqual(t.state.secret.pile.toSorted())
    for (const section of SECTIONS) {
      expect(statutesInPile(seen, section).toSorted()).toEqual(t.state.secret.statutes[section].toSorted())
      expect(statutesInPile(seen, section)).toHaveLength(DECKS[section].length - 2)
    }
  })

  test('[14.3] sealed choices are seen by their owner only', () => {
    const t = island(2).parliament(['worker', 'mayor']).play(0, { type: 'bid', pesos: 3 })
    expect(t.view(0).secret.bids).toEqual([3, null])
    expect(t.view(1)).toMatchObject({ secret: { bids: [null, null] }, phase: { waiting: [1] } })
    const before = t.view(1)
    expect(t.given((s) => (s.secret.bids[0] = 8)).view(1)).toEqual(before)
  })
})
