import { describe, expect, test } from 'vitest'
import { nextStart } from '../../../shared/games/cuba/turn.ts'
import { island } from './position.ts'

describe('9 The new starting player', () => {
  test('[9.1] the highest fourth card, at once, for this parliament too', () => {
    const t = island(3).parliament(['worker', 'worker', 'worker'], ['foreman', 'mayor', 'architect'])
    expect(t.state.start).toBe(1)
    expect(t.told('starter')).toEqual([{ type: 'starter', seat: 1, card: 'mayor', tied: [] }])
    expect(t.told('showed').map((it) => it.seat)).toEqual([1, 2, 0])
    t.bid(0, 0, 0).bid(0, 0, 0)
    expect(t.told('won')).toMatchObject([{ seat: 1, tied: [2, 0] }])
    expect(t.endRound().active).toEqual([1])
  })

  test('[9.1] while the fourth cards fall, who would start is known', () => {
    const t = island(3, (s) => {
      s.players[0]!.played = ['worker', 'architect', 'foreman', 'tradeswoman']
      s.players[1]!.played = ['worker', 'architect', 'tradeswoman', 'foreman']
    })
    expect(nextStart(t.state)).toEqual({ seat: 1, card: 'foreman', tied: [] })
    expect(nextStart(island(3).state)).toBeUndefined()
  })

  test('[9.2] scenario 21: of several the one who played it last', () => {
    const t = island(4).parliament(
      ['worker', 'worker', 'worker', 'tradeswoman'],
      ['mayor', 'foreman', 'mayor', 'worker'],
    )
    t.work(3, 'A1')
    expect(t.state.start).toBe(2)
    expect(t.told('starter')).toEqual([{ type: 'starter', seat: 2, card: 'mayor', tied: [0] }])
  })

  test('[9.2] later in turn order, not by seat', () => {
    const t = island(3, (s) => (s.start = 2)).parliament(['worker', 'worker', 'worker'], ['mayor', 'foreman', 'mayor'])
    expect(t.state.start).toBe(0)
  })
})
