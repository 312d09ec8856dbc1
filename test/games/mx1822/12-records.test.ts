import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import { mexico, OPTIONS } from './position.ts'

describe('12 Games recorded elsewhere', () => {
  test('[12.5] the deviations last as long as the record', () => {
    const t = mexico(3, () => {}, { compat: { actions: 2, lotWithoutTrain: true } }).bid(0, ['M1', 100])
    expect(t.state.options.compat).toEqual({ actions: 1, lotWithoutTrain: true })
    t.pass(1)
    expect(t.state.options).toEqual(OPTIONS)
    t.endStockRound()
    expect(t.state.depot.left.L).toBe(18)
  })

  test('[12.5] so does an order of companies fixed for a round', () => {
    const compat = { actions: 5, fixedOrder: true } as const
    const t = mexico(3, () => {}, { compat })
      .bid(0, ['M1', 100])
      .pass(1, 2, 0)
    expect(t.state.round).toMatchObject({ at: 'operating', order: ['M1', 'NDEM'] })
    t.play(0, { type: 'pass' })
    expect(t.state.round).toMatchObject({ at: 'operating' })
    expect(t.state.round).not.toHaveProperty('order')
  })

  test('[12.5] no host can choose them', () => {
    expect(v.safeParse(mx1822.options, { compat: { recordedRuns: true } }).success).toBe(false)
    expect(v.parse(mx1822.options, {})).toEqual(OPTIONS)
  })
})
