import { describe, expect, test } from 'vitest'
import { act, allows, check, HOUSE, Illegal } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { counter } from './counter.ts'

const start = () => ({ ...counter.setup(2, { step: 1 }, seeded([1])), news: [], revealed: false })

describe('act', () => {
  test('answers with a new state, its news and whether something was shown', () => {
    const before = start()
    const outcome = act(counter, before, 0, { type: 'add', by: 1 })
    expect(outcome).toMatchObject({ ok: true, revealed: false, news: [{ type: 'add' }], state: { total: 1, turn: 1 } })
    expect(before).toEqual(start())
  })

  test('leaves no news and no mark in the state', () => {
    const outcome = act(counter, start(), 0, { type: 'roll' })
    expect(outcome).toMatchObject({ ok: true, revealed: true, state: { news: [], revealed: false } })
  })

  for (const input of [
    null,
    undefined,
    'add',
    7,
    [],
    {},
    { type: 'add' },
    { type: 'add', by: 'x' },
    { type: 'fly' },
    { type: 'roll', x: 1 },
  ]) {
    test(`refuses ${JSON.stringify(input)}`, () => {
      expect(act(counter, start(), 0, input)).toMatchObject({ ok: false, rule: HOUSE.action })
    })
  }

  test('refuses whoever has nothing to decide', () => {
    for (const seat of [1, 2, -1, 0.5]) {
      expect(act(counter, start(), seat, { type: 'roll' })).toEqual({
        ok: false,
        rule: HOUSE.turn,
        facts: { seats: [0] },
      })
    }
  })

  test('takes what may be said at any time from everybody', () => {
    const patient = { ...counter, anytime: ['roll'] as const }
    expect(act(patient, start(), 1, { type: 'roll' })).toMatchObject({ ok: true })
    expect(act(patient, start(), 1, { type: 'add', by: 1 })).toMatchObject({ ok: false, rule: HOUSE.turn })
  })

  test('refuses everybody once it is over', () => {
    const over = { ...start(), total: 10 }
    expect(act(counter, over, 0, { type: 'roll' })).toEqual({ ok: false, rule: HOUSE.over, facts: {} })
  })

  test('drops a half-done move', () => {
    const state = start()
    expect(act(counter, state, 0, { type: 'add', by: 5 })).toEqual({ ok: false, rule: '1.1', facts: { by: 5 } })
    expect(state).toEqual(start())
  })

  test('is loud about a bug, and leaves the state alone', () => {
    const state = start()
    expect(() => act(counter, state, 0, { type: 'break' })).toThrow(TypeError)
    expect(state).toEqual(start())
  })
})

describe('check', () => {
  test('throws Illegal with the rule and its facts', () => {
    expect(() => check(true, '1.1')).not.toThrow()
    try {
      check(0, '1.1', { have: 0 })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Illegal)
      expect(error).toMatchObject({ rule: '1.1', facts: { have: 0 } })
    }
  })
})

describe('allows', () => {
  test('says whether a rule lets something pass, and lets bugs through', () => {
    expect(allows(() => check(true, '1.1'))).toBe(true)
    expect(allows(() => check(false, '1.1'))).toBe(false)
    const broken = () => {
      throw new TypeError('a bug')
    }
    expect(() => allows(broken)).toThrow(TypeError)
  })
})
