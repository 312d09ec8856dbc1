import { describe, expect, test } from 'vitest'
import type { State } from '../../shared/games/mx1822/state.ts'
import { inPhase, turn } from '../games/mx1822/operating.ts'
import { major, mexico } from '../games/mx1822/position.ts'
import { company, playedFrom, player } from './at.ts'

const sources = (moves: readonly { action: unknown }[]) =>
  moves
    .map(({ action }) => action as { type: string; from?: string })
    .flatMap((it) => (it.type === 'buy' ? it.from : []))

describe('where a named certificate lies', () => {
  test('issued ones go from the treasury to the pool', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, price: 60, cash: 500, trains: ['3'], shares: [2, 0, 0] })
      turn(s, 'CHP', 'stock')
    })
    const { course } = playedFrom(t, company('CHP', 'sell_shares', { shares: ['CHP_1', 'CHP_2'], percent: 20 }))
    expect(course.shares.CHP!.treasury[0]).toBe('CHP_3')
    expect(course.shares.CHP!.pool).toEqual(['CHP_1', 'CHP_2'])
  })

  test('redeemed ones go to the end of the treasury', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, price: 60, cash: 500, trains: ['3'], shares: [2, 0, 0], pool: 1 })
      turn(s, 'CHP', 'stock')
    })
    const { course } = playedFrom(t, company('CHP', 'buy_shares', { shares: ['CHP_1'], percent: 10 }))
    expect(course.shares.CHP!.treasury.at(-1)).toBe('CHP_1')
  })

  test('a company that floats late has its other half in the pool', () => {
    const t = mexico(3, (s: State) => {
      s.phase = '6'
      major(s, 'CHP', { director: 0, price: 60, shares: [2, 2, 0], turns: 0 })
      s.companies.CHP!.floated = false
      s.companies.CHP!.start = 60
    })
    const { broken, course } = playedFrom(
      t,
      player(0, 'buy_shares', { shares: ['CHP_3'], percent: 10 }),
      player(1, 'buy_shares', { shares: ['CHP_4'], percent: 10 }),
    )
    expect(broken).toBeUndefined()
    expect(sources(course.moves)).toEqual(['treasury', 'pool'])
    expect(course.shares.CHP!.treasury).toEqual([])
  })

  test('what the pool got for part of a director’s certificate is bought from the pool', () => {
    const t = mexico(3, (s) => {
      s.phase = '3'
      major(s, 'CHP', { director: 0, price: 50, shares: [3, 1, 0] })
    })
    const { broken, course } = playedFrom(
      t,
      player(0, 'pass'),
      player(1, 'buy_shares', { shares: ['CHP_4'], percent: 10 }),
      player(2, 'pass'),
      player(0, 'sell_shares', { shares: ['CHP_1', 'CHP_0'], percent: 20 }),
      player(0, 'pass'),
      player(1, 'pass'),
      player(2, 'buy_shares', { shares: ['CHP_4'], percent: 10 }), // changed for the director's
    )
    expect(broken).toBeUndefined()
    expect(course.here.companies.CHP!.director).toBe(1)
    expect(sources(course.moves)).toEqual(['treasury', 'pool'])
  })
})
