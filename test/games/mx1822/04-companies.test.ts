import { describe, expect, test } from 'vitest'
import { payIncome } from '../../../shared/games/mx1822/income.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import type { Private } from '../../../shared/games/mx1822/privates.ts'
import { buy, cash, major, mexico, minor, phase } from './position.ts'

describe('4.1 Privates', () => {
  const incomeOf = (id: Private) => {
    const t = mexico(3, (s) => {
      s.players[0]!.privates = [id]
      cash(s, 0, 0)
      payIncome(s)
    })
    return t.cash(0)
  }

  test('[4.1.1] pay their players', () => {
    expect(PRIVATES.map(incomeOf)).toEqual([5, 0, 0, 0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
  })

  const companyIncome = (id: Private, now: Phase = '3', money = 100) =>
    mexico(3, (s) => {
      phase(s, now)
      major(s, 'MC', { director: 0, cash: money })
      s.companies.MC!.privates = [id]
      payIncome(s)
    })

  test('[4.1.9] some pay their company 10', () => {
    const paying = PRIVATES.filter((id) => companyIncome(id).state.companies.MC!.cash === 110)
    expect(paying).toEqual(['P8', 'P9', 'P12', 'P13', 'P17', 'P18'])
  })

  test('[4.1.10] P7 pays by phase', () => {
    const paid = (['3', '4', '5', '6', '7'] as const).map(
      (now) => companyIncome('P7', now).state.companies.MC!.cash - 100,
    )
    expect(paid).toEqual([20, 20, 40, 40, 60])
  })

  test('[4.1.13] P16 costs 10 after all incomes, or closes with a drop', () => {
    expect(companyIncome('P16').state.companies.MC).toMatchObject({ cash: 90, privates: ['P16'] })
    const broke = companyIncome('P16', '3', 5)
    expect(broke.state.companies.MC).toMatchObject({ cash: 5, privates: [] })
    expect(broke.price('MC')).toBe(90)
    const saved = mexico(3, (s) => {
      major(s, 'MC', { director: 0, cash: 0 })
      s.companies.MC!.privates = ['P16', 'P8']
      payIncome(s)
    })
    expect(saved.state.companies.MC).toMatchObject({ cash: 0, privates: ['P16', 'P8'] })
  })
})

describe('4.3 Concessions', () => {
  test('[4.3.5] pay 10 each operating round', () => {
    const t = mexico().bid(0, ['C2', 100]).bid(1, ['C3', 100]).endStockRound()
    expect(t.told('income')).toEqual([
      { type: 'income', seat: 0, amount: 10 },
      { type: 'income', seat: 1, amount: 10 },
    ])
    expect(t.cash(0)).toBe(410)
  })
})

describe('4.4 The NdeM', () => {
  test('[4.4.3] its shares are for sale from the beginning, and nobody directs it', () => {
    const t = mexico(3, (s) => minor(s, 'M1', { director: 1 })).play(0, buy('NDEM', 'pool'))
    expect(t.cash(0)).toBe(400)
    expect(t.state.shares.NDEM).toEqual({ players: [1, 0, 0], treasury: 0, pool: 3 })
    expect(t.state.companies.NDEM!.director).toBeUndefined()
  })
})
