import { describe, expect, test } from 'vitest'
import type { Compat } from '../../../shared/games/mx1822/options.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { inPhase, lay, run, token, train, turn } from './operating.ts'
import { cash, major, mexico, minor, ndem, trainsLeft } from './position.ts'
import type { Mexico } from './position.ts'

const recorded = (compat: Compat, phase: Phase, change: (draft: State) => void): Mexico =>
  inPhase(phase, (s) => {
    s.options = { ...s.options, compat }
    change(s)
  })

describe('12 Trains, loans and order recorded elsewhere', () => {
  const four = (compat: Compat) =>
    recorded(compat, '3', (s) => {
      trainsLeft(s, { L: 0, 3: 0 })
      major(s, 'CHP', { director: 0, cash: 400, trains: ['3'] })
      ndem(s, [0, 0, 1])
      s.companies.NDEM!.trains = ['3', '3', '3', '3']
      turn(s, 'CHP', 'trains')
    }).play(0, train('4', 'bank', 300))

  test('[12.5] the first shareholder of the NdeM is asked which train goes', () => {
    expect(four({}).active).toEqual([0])
    const t = four({ ndemAsked: true })
    expect(t.active).toEqual([2])
    t.play(2, { type: 'discard', train: '3' })
    expect([t.state.companies.NDEM!.trains, t.state.depot.pool, t.active]).toEqual([['3', '3', '3'], [], [0]])
  })

  const loan = (compat: Compat) =>
    recorded(compat, '4', (s) => {
      trainsLeft(s, { L: 0, 3: 0 })
      minor(s, 'M5', { director: 0, cash: 140 })
      cash(s, 0, 100)
      turn(s, 'M5', 'trains')
    })

  test('[12.5] the bank lends and is paid back', () => {
    const bank = loan({}).state.bank.cash
    expect(loan({}).play(0, train('4', 'bank', 300)).state.bank.cash).toBe(bank + 300)
    expect(loan({ bankLends: true }).play(0, train('4', 'bank', 300)).state.bank.cash).toBe(bank + 240)
    const owing = (compat: Compat) =>
      mexico(3, (s) => (s.players[0]!.loan = 60), { compat }).play(0, { type: 'repay', amount: 50 }).state.bank.cash
    expect(owing({ bankLends: true }) - owing({})).toBe(50)
  })

  test('[12.5] a discarded card keeps its side', () => {
    const t = recorded({ sidesStay: true }, '7', (s) => {
      s.ndem = 'closed'
      delete s.companies.NDEM
      major(s, 'CHP', { director: 0, trains: ['E', '7'] })
      s.players[0]!.privates = ['P1']
      turn(s, 'CHP', 'privates')
    })
      .play(0, { type: 'acquirePrivate', private: 'P1' })
      .play(0, { type: 'discard', train: 'E' })
    expect(t.state.depot.pool).toEqual(['E'])
  })

  const merged = (compat: Compat) =>
    recorded({ ...compat, consentGiven: true }, '7', (s) => {
      s.ndem = 'closed'
      delete s.companies.NDEM
      major(s, 'FCM', { director: 0, cash: 400, trains: ['E', 'P+'] })
      minor(s, 'M18', { director: 1, price: 50, trains: ['E', 'P+'], turns: 2 })
      turn(s, 'FCM', 'minor')
    }).play(0, { type: 'acquireMinor', minor: 'M18', from: 'player', shares: 0, token: 'place' })

  test('[12.5] two expresses by a merger', () => {
    expect(merged({}).state.companies.FCM!.trains).toEqual(['E', 'P+'])
    expect(merged({ twoExpresses: true }).state.companies.FCM!.trains).toEqual(['E', 'E', 'P+'])
  })

  test('[12.5] the director is asked which of two Pullmans goes', () => {
    const t = merged({ pullmanAsked: true })
    expect(t.state.pending).toEqual([{ at: 'scrap', seat: 0, company: 'FCM' }])
    expect(t.can(0, 'discard')).toEqual([{ type: 'discard', train: 'P+' }])
    expect(t.play(0, { type: 'discard', train: 'P+' }).state.companies.FCM!.trains).toEqual(['E', 'P+'])
  })

  const halves = (compat: Compat) =>
    recorded({ ...compat, recordedRuns: true }, '3', (s) => {
      major(s, 'FCM', { director: 0, trains: ['3', '2P'], shares: [10] })
      turn(s, 'FCM', 'run')
    })
      .play(
        0,
        run(
          { train: '3', stops: ['N23.4'], links: [], revenue: 50 },
          { train: '2P', stops: ['N23.4'], links: [], revenue: 30 },
        ),
      )
      .play(0, { type: 'dividend', pay: 'half', special: 'half' }).state.companies.FCM!.cash

  test('[12.5] a special train named apart is halved apart', () => {
    expect([halves({}), halves({ specialApart: true })]).toEqual([40, 30])
  })

  test('[12.5] the order of companies is that from before the income', () => {
    const first = (compat: Compat) => {
      const t = mexico(
        3,
        (s) => {
          s.phase = '2'
          s.stockRound = 3
          major(s, 'FCM', { director: 0, price: 100, cash: 0, trains: ['2'] })
          major(s, 'MC', { director: 1, price: 100, cash: 50, trains: ['2'] })
          s.companies.FCM!.privates = ['P16']
        },
        { compat },
      ).endStockRound()
      return t.state.round.at === 'operating' ? t.state.round.turn.company : ''
    }
    expect([first({}), first({ fixedOrder: true })]).toEqual(['MC', 'FCM'])
  })

  test('[12.5] the winner names even the only company, and one with a token in the hex', () => {
    const sale = (compat: Compat) =>
      recorded(compat, '7', (s) => {
        major(s, 'CHP', { director: 0, cash: 200, trains: ['5'] })
        major(s, 'FCP', { director: 0, cash: 200, trains: ['5'] })
        lay(s, 'J9/5/0')
        token(s, 'NDEM', 'J9')
        token(s, 'FCP', 'J9')
        turn(s, 'NDEM', 'trains', { last: true })
        delete s.companies.NDEM
        delete s.shares.NDEM
        s.pending.push({ at: 'auction', seat: 0, start: 0, passes: 0 })
      }).play(0, { type: 'offerToken', hex: 'J9', city: 0, amount: 20 })
    expect(sale({}).state.companies.CHP!.cash).toBe(180)
    const t = sale({ winnerNames: true })
    expect(t.state.companies.CHP!.cash).toBe(200)
    expect(t.play(0, { type: 'takeToken', company: 'FCP' }).state.companies.FCP!.cash).toBe(180)
  })
})
