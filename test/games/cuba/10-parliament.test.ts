import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { votes } from '../../../shared/games/cuba/parliament.ts'
import { inForce, island, own } from './position.ts'
import type { Island } from './position.ts'

/** Scenario 22: seat 1 starts; cards 4, 3 and the Town Hall, 5. */
const threeEqual = (corrupt = false): Island =>
  island(3, (s) => {
    s.players[1]!.townHall = true
    if (corrupt) inForce(s, { other: 'corruption' })
  }).parliament(['foreman', 'architect', 'mayor'], ['tradeswoman', 'mayor', 'tradeswoman'])

describe('10 Parliament', () => {
  test('[10.1] votes are the card’s and two for the Town Hall used this round', () => {
    const t = threeEqual()
    expect(votes(t.state, [0, 0, 0])).toEqual([4, 5, 5])
    expect(t.told('showed')).toEqual([
      { type: 'showed', seat: 1, card: 'architect', townHall: true },
      { type: 'showed', seat: 2, card: 'mayor', townHall: false },
      { type: 'showed', seat: 0, card: 'foreman', townHall: false },
    ])
    t.bid(0, 9, 0)
    expect(t.endRound().player(1).townHall).toBe(false)
  })

  test('[10.2] all bid at the same time, and all pay', () => {
    const t = island(3).parliament(['worker', 'architect', 'mayor'])
    expect(t.active.toSorted()).toEqual([0, 1, 2])
    expect(t.refused(0, { type: 'bid', pesos: 11 })).toBe('10.2')
    expect(t.refused(0, { type: 'bid', pesos: -1 })).toBe(HOUSE.action)
    t.play(0, { type: 'bid', pesos: 10 })
    expect(t.pesos()).toEqual([10, 10, 10])
    t.play(1, { type: 'bid', pesos: 3 }).play(2, { type: 'bid', pesos: 4 })
    expect(t.pesos()).toEqual([0, 7, 6])
    expect(t.told('won')).toEqual([{ type: 'won', seat: 0, votes: 11, tied: [] }])
    expect(t.active).toEqual([0])
  })

  test('[10.3] a bid is sealed and final', () => {
    const t = island(2).parliament(['worker', 'architect']).play(1, { type: 'bid', pesos: 7 })
    expect(t.news).toEqual([])
    expect(t.revealed).toBe(true)
    expect(t.refused(1, { type: 'bid', pesos: 8 })).toBe(HOUSE.turn)
    expect(t.view(1).secret.bids).toEqual([null, 7])
    for (const seat of [0, null]) expect(t.view(seat).secret.bids).toEqual([null, null])
    t.play(0, { type: 'bid', pesos: 2 })
    expect(t.told('bid').map(({ seat, pesos }) => [seat, pesos])).toEqual([
      [1, 7],
      [0, 2],
    ])
    expect(t.state.secret.bids).toEqual([null, null])
  })

  test('[10.3] who has no pesos is not asked', () => {
    const t = island(3, (s) => own(s, 1, { pesos: 0 })).parliament(['worker', 'architect', 'mayor'])
    expect(t.active.toSorted()).toEqual([0, 2])
    const broke = island(2, (s) => s.players.forEach((player) => (player.pesos = 0)))
    expect(broke.parliament(['worker', 'mayor']).state.phase).toEqual({ at: 'enact', seat: 1, bought: [0, 0] })
  })

  test('[10.4] scenario 27: only the tied buy once more, from what is left', () => {
    const t = island(3, (s) => {
      own(s, 0, { pesos: 5 })
      own(s, 1, { pesos: 4 })
    }).parliament(['tradeswoman', 'mayor', 'worker'], ['worker', 'worker', 'tradeswoman'])
    t.bid(3, 0, 0)
    expect(t.told('tied')).toEqual([{ type: 'tied', seats: [0, 1], votes: 5 }])
    expect(t.active).toEqual([0, 1])
    expect(t.refused(2, { type: 'bid', pesos: 1 })).toBe(HOUSE.turn)
    expect(t.refused(0, { type: 'bid', pesos: 3 })).toBe('10.2')
    expect(t.offers(1)).toHaveLength(5)
    t.bid(2, 3)
    expect(t.told('won')).toEqual([{ type: 'won', seat: 1, votes: 8, tied: [] }])
    expect(t.pesos().slice(0, 2)).toEqual([0, 1])
  })

  test('[10.5] scenario 22: still tied', () => {
    const t = threeEqual()
    expect(t.active).toEqual([1, 2, 0])
    t.bid(1, 0, 0)
    expect(t.told('tied')).toMatchObject([{ votes: 5 }])
    t.bid(2, 1, 2)
    expect(t.told('won')).toEqual([{ type: 'won', seat: 2, votes: 7, tied: [0] }])
    expect(t.pesos()).toEqual([7, 9, 8])
  })

  test('[10.5] the starting player wins a tie', () => {
    const t = threeEqual().bid(0, 0, 0).bid(0, 0, 0)
    expect(t.told('won')).toEqual([{ type: 'won', seat: 1, votes: 5, tied: [2] }])
  })

  test('[10.6] scenario 22: exactly two bills', () => {
    const t = threeEqual().bid(0, 5, 0)
    const enact = (...bills: string[]) => ({ type: 'enact', bills })
    expect(t.refused(1, enact('tax'))).toBe('10.6')
    expect(t.refused(1, enact('tax', 'tax'))).toBe('10.6')
    expect(t.refused(1, enact('tax', 'duty', 'other'))).toBe('10.6')
    expect(t.offers(1)).toHaveLength(6)
    t.play(1, { type: 'enact', bills: ['other', 'tax'] })
    expect(t.state.acts).toEqual({ tax: 'tax4', duty: 'dutyCitrus', other: 'drought' })
    expect(t.state.bills).toEqual({})
    expect(t.told('enacted')).toEqual([
      { type: 'enacted', seat: 1, section: 'tax', statute: 'tax4', replaced: 'tax2' },
      { type: 'enacted', seat: 1, section: 'other', statute: 'drought' },
    ])
    expect(t.told('rejected')).toEqual([{ type: 'rejected', statutes: ['dutyWater', 'subsidyVotes'] }])
  })

  test('[10.6] a vetoed bill can’t be passed', () => {
    const t = threeEqual()
      .bid(0, 5, 0)
      .given((s) => delete s.bills.tax)
    expect(t.refused(1, { type: 'enact', bills: ['tax', 'duty'] })).toBe('10.6')
    expect(t.offers(1)).toHaveLength(3)
  })

  test('[10.7] scenario 22 with the Corruption Act in force: nothing is bought', () => {
    const t = threeEqual(true)
    expect(t.told('won')).toEqual([{ type: 'won', seat: 1, votes: 5, tied: [2] }])
    expect(t.state.phase).toEqual({ at: 'enact', seat: 1, bought: [0, 0, 0] })
    expect(t.pesos()).toEqual([10, 10, 10])
  })

  test('[10.7] a Town Hall that was not used has no votes', () => {
    const t = island(2, (s) => {
      s.players[0]!.built = { B1: 'townHall' }
      inForce(s, { other: 'corruption' })
    }).parliament(['architect', 'foreman'])
    expect(t.told('won')).toMatchObject([{ seat: 1, votes: 4 }])
  })
})
