import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { inPhase, lay, stepOf, tile, tokensAt, train, turn } from './operating.ts'
import { major, mexico, minor } from './position.ts'

describe('6.3 A company’s turn', () => {
  test('[6.3.1] the steps come in their order', () => {
    const t = inPhase('3', (s) => {
      major(s, 'CHP', { director: 0, cash: 500, trains: ['3'] })
      s.players[0]!.privates = ['P8']
      lay(s, 'F15/57/1', 'F13/57/1')
      turn(s, 'CHP', 'housekeeping')
    }).given((s) => {
      s.minors.boxes = s.minors.boxes.filter((it) => it !== 'M4')
      turn(s, 'CHP', 'privates')
    })
    const seen = [stepOf(t)]
    const next = () => seen.push(stepOf(t))
    expect(t.refused(0, train('3', 'bank', 200))).toBe('6.3.1')
    t.pass(0)
    next()
    expect(t.refused(0, { type: 'acquirePrivate', private: 'P8' })).toBe('6.3.1')
    t.pass(0)
    next()
    t.pass(0)
    next()
    t.play(0, { type: 'run', routes: [{ train: '3', stops: ['F15.0', 'F13.0'], links: [['F15', 'F13']] }] })
    next()
    t.play(0, { type: 'dividend', pay: 'full' })
    next()
    t.pass(0)
    next()
    expect(seen).toEqual(['privates', 'track', 'token', 'run', 'dividend', 'trains', 'stock'].map((it) => `CHP ${it}`))
  })

  test('[6.3.1] outside an operating round nothing of it', () => {
    expect(mexico().refused(0, tile('K20', '57', 0))).toBe('6.3.1')
    expect(mexico().refused(0, { type: 'closePrivate', private: 'P16' })).toBe('6.3.1')
  })

  test('[6.3.1] a step without a choice passes by itself', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M10', { director: 0, trains: ['3', '3'] })
      lay(s, 'K20/57/1')
      turn(s, 'M10', 'track')
    }).pass(0)
    expect(stepOf(t)).not.toBe('M10 token')
  })

  const asking = (change: (draft: State) => void = () => {}) =>
    inPhase('3', (s) => {
      major(s, 'MC', { director: 0, cash: 300, trains: ['3'] })
      major(s, 'FNM', { director: 1, trains: ['3'] })
      turn(s, 'MC', 'trains')
      change(s)
    }).play(0, train('3', 'FNM', 100))

  test('[6.3.2] a question waits for its answer', () => {
    const t = asking()
    expect(t.offers(1)).toEqual([
      { type: 'answer', question: 1, yes: true },
      { type: 'answer', question: 1, yes: false },
    ])
    expect(t.refused(1, { type: 'answer', question: 7, yes: true })).toBe('6.3.2')
    expect(t.refused(1, { type: 'pass' })).toBe('6.3.2')
    expect(t.told('asked')).toHaveLength(1)
    t.play(1, { type: 'answer', question: 1, yes: false })
    expect([t.active, t.state.companies.MC!.trains]).toEqual([[0], ['3']])
  })

  test('[6.3.2] after a no the same is not asked again in this turn; for a train, more money is something else', () => {
    const t = asking().play(1, { type: 'answer', question: 1, yes: false })
    expect(t.refused(0, train('3', 'FNM', 100))).toBe('6.3.2')
    expect(t.refused(0, train('3', 'FNM', 60))).toBe('6.3.2')
    expect(t.can(0, 'buyTrain')).toContainEqual({ type: 'buyTrain', train: '3', from: 'FNM', low: 101, high: 300 })
    t.play(0, train('3', 'FNM', 101)).play(1, { type: 'answer', question: 2, yes: true })
    expect(t.state.companies.MC!.trains).toEqual(['3', '3'])
  })

  test('[6.3.2] a private refused is not offered again; with nothing left the step is over', () => {
    const t = inPhase('3', (s) => {
      major(s, 'MC', { director: 0, cash: 300, trains: ['3'] })
      s.players[1]!.privates = ['P8']
      turn(s, 'MC', 'privates')
    }).play(0, { type: 'acquirePrivate', private: 'P8' })
    t.play(1, { type: 'answer', question: 1, yes: false })
    expect(stepOf(t)).toBe('MC track')
  })

  test('[6.3.2] the asker may withdraw it', () => {
    const t = asking()
    expect(t.can(0, 'withdraw')).toEqual([{ type: 'withdraw', question: 1 }])
    expect(t.refused(1, { type: 'withdraw', question: 1 })).toBe('6.3.2')
    t.play(0, { type: 'withdraw', question: 1 })
    expect([t.active, t.state.pending]).toEqual([[0], []])
  })

  test('[6.3.2] nothing else while trains have to be discarded', () => {
    const t = inPhase('5', (s) => {
      major(s, 'MC', { director: 0, cash: 300, trains: ['4', '4', '5'] })
      s.pending.push({ at: 'discard', seat: 0, company: 'MC' })
      turn(s, 'MC', 'track')
    })
    expect(t.refused(0, { type: 'upgradeMexicoCity' })).toBe('6.3.2')
    expect(t.can(0, 'discard').map((it) => it.train)).toEqual(['4', '5'])
  })
})

describe('6.6 First turn housekeeping', () => {
  const m10 = (change: (draft: State) => void = () => {}) =>
    mexico(3, (s) => {
      s.minors.boxes = ['M10', 'M1', 'M2', 'M3']
      s.minors.pile = s.minors.pile.filter((it) => !s.minors.boxes.includes(it))
      change(s)
    })
      .bid(0, ['M10', 100])
      .endStockRound()

  test('[6.6.1] the home token is placed, free', () => {
    const t = m10()
    expect([tokensAt(t, 'K20'), t.state.companies.M10!.cash, stepOf(t)]).toEqual([['M10'], 100, 'M10 housekeeping'])
    expect(t.told('home')).toEqual([{ type: 'home', company: 'M10', hex: 'K20' }])
  })

  test('[6.6.3] a minor may buy an L, from the bank or the pool', () => {
    const t = m10().play(0, train('L', 'bank', 60))
    expect([t.state.companies.M10!.trains, t.state.companies.M10!.cash]).toEqual([['L'], 40])
    expect(stepOf(t)).toBe('M10 track')
    const pool = m10((s) => s.depot.pool.push('L'))
    expect(pool.refused(0, train('2', 'bank', 120))).toBe('6.6.3')
    expect(pool.play(0, train('L', 'pool', 60)).state.depot.pool).toEqual([])
    expect(m10().pass(0).state.companies.M10!.trains).toEqual([])
  })

  test('[6.6.3] majors may not', () => {
    const t = inPhase('2', (s) => {
      major(s, 'CHP', { director: 0, cash: 200, turns: 0 })
      turn(s, 'CHP', 'housekeeping')
    })
    expect(t.refused(0, train('L', 'bank', 60))).toBe('6.6.3')
  })
})
