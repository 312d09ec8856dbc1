import { describe, expect, test } from 'vitest'
import { endTurn, operatingOrder } from '../../../shared/games/mx1822/rounds.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { newTurn } from '../../../shared/games/mx1822/turn.ts'
import { major, mexico, minor, phase, reprice } from './position.ts'

const companies = (s: State) => {
  minor(s, 'M20', { director: 0, price: 60 })
  minor(s, 'M21', { director: 1, price: 80 })
  minor(s, 'M22', { director: 2, price: 80 })
  major(s, 'MC', { director: 0, price: 100 })
  major(s, 'FNM', { director: 1, price: 120 })
  major(s, 'FCP', { director: 1, price: 150 })
  s.companies.FCP!.floated = false
}
const running = (t: State) => (t.round.at === 'operating' ? t.round.turn.company : undefined)

describe('6.1, 6.2 Operating rounds', () => {
  test('[6.1.1] a second operating round follows the first from phase 2 on, then a stock round', () => {
    const t = mexico(3, (s) => {
      companies(s)
      phase(s, '2')
      s.set = { round: 1, of: 2 }
      s.round = { at: 'operating', done: ['M21', 'M22', 'M20', 'FNM', 'MC'], turn: newTurn('NDEM') }
      endTurn(s)
    })
    expect(t.state.set).toEqual({ round: 2, of: 2 })
    expect(running(t.state)).toBe('M21')
  })

  test('[6.2.1] incomes, minors, majors, the NdeM last; companies not floated do not run', () => {
    const t = mexico(3, (s) => {
      companies(s)
      s.stockRound = 2
      s.players[0]!.privates = ['P8']
    })
    expect(operatingOrder(t.state)).toEqual(['M21', 'M22', 'M20', 'FNM', 'MC', 'NDEM'])
    t.endStockRound()
    expect(t.told('income')).toEqual([{ type: 'income', seat: 0, amount: 10 }])
    expect(running(t.state)).toBe('M21')
  })

  test('[6.2.2] the upper token first, and decided anew after each turn', () => {
    const t = mexico(3, (s) => {
      companies(s)
      s.stockRound = 2
    }).endStockRound()
    t.given((s) => {
      reprice(s, 'M20', 90)
      reprice(s, 'FNM', 90)
      endTurn(s)
    })
    expect(running(t.state)).toBe('M20')
    expect(operatingOrder(t.state)).toEqual(['M20', 'M21', 'M22', 'MC', 'FNM', 'NDEM'])
    t.given((s) => endTurn(s))
    expect(running(t.state)).toBe('M22')
  })

  test('[6.2.2] the NdeM’s privatisation comes before the next company', () => {
    const t = mexico(3, (s) => {
      companies(s)
      s.round = { at: 'operating', done: [], turn: newTurn('M21') }
      s.set = { round: 1, of: 2 }
      s.ndem = 'closing'
      endTurn(s)
    })
    expect(t.state.round).toMatchObject({ at: 'operating', done: ['M21'], turn: { company: 'NDEM', last: true } })
    expect(operatingOrder(t.state)).not.toContain('NDEM')
  })
})
