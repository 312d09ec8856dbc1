import { describe, expect, test } from 'vitest'
import { missingMoney } from '../../../shared/games/mx1822/forced.ts'
import { forecastTrain } from '../../../shared/games/mx1822/operating-forecast.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Train } from '../../../shared/games/mx1822/trains.ts'
import { inPhase, stepOf, train, turn } from './operating.ts'
import { cash, major, minor, ndem, reprice, sell, trainsLeft } from './position.ts'
import type { Mexico } from './position.ts'

const UP_TO = (phase: Phase): State['depot']['left'] => ({
  L: phase >= '3' ? 0 : 10,
  3: phase >= '4' ? 0 : 7,
  4: phase >= '5' ? 0 : 4,
  5: phase >= '6' ? 0 : 2,
  6: phase >= '7' ? 0 : 3,
})

/** MC (seat 0) in its train step, FNM (seat 1) beside it. */
const mc = (phase: Phase, money: number, trains: Train[], change: (draft: State) => void = () => {}): Mexico =>
  inPhase(phase, (s) => {
    major(s, 'MC', { director: 0, cash: money, trains })
    major(s, 'FNM', { director: 1, cash: 100, trains: ['3'] })
    trainsLeft(s, UP_TO(phase))
    turn(s, 'MC', 'trains')
    change(s)
  })
const m10 = (phase: Phase, money: number, trains: Train[], change: (draft: State) => void = () => {}): Mexico =>
  inPhase(phase, (s) => {
    minor(s, 'M10', { director: 0, cash: money, trains })
    trainsLeft(s, UP_TO(phase))
    turn(s, 'M10', 'trains')
    change(s)
  })
const trainsOf = (t: Mexico, company: 'MC' | 'FNM' | 'M10' | 'NDEM') => t.state.companies[company]!.trains

describe('6.14 Buying trains', () => {
  test('[6.5.8][6.14.4] C32 an L becomes a 2 for 80, at the limit too, and opens phase 2', () => {
    const t = m10('1', 80, ['L', 'L'])
    expect(t.refused(0, train('2', 'bank', 120))).toBe('6.14.7')
    t.play(0, train('2', 'bank', 80, true))
    expect([trainsOf(t, 'M10'), t.state.phase, t.state.depot.left.L]).toEqual([['L', '2'], '2', 10])
    expect(m10('1', 79, ['L']).refused(0, train('2', 'bank', 80, true))).toBe('6.14.4')
    expect(mc('3', 200, ['3']).refused(0, train('2', 'bank', 80, true))).toBe('6.14.4')
  })

  test('[6.5.9][6.14.5] 7 and E come together after the last 6, a side for good', () => {
    const t = mc('6', 2000, ['5'], (s) => trainsLeft(s, { 6: 1 }))
    expect(t.refused(0, train('7', 'bank', 750))).toBe('6.14.3')
    t.play(0, train('6', 'bank', 600))
    const late = mc('7', 1000, ['5'])
    expect(late.can(0, 'buyTrain').map((it) => it.train)).toEqual(['7', 'E', '3'])
    late.play(0, train('E', 'bank', 1000))
    expect(trainsOf(late, 'MC')).toEqual(['5', 'E'])
  })

  test('[6.5.12] one E per company', () => {
    const t = mc('7', 3000, ['E'])
    expect(t.refused(0, train('E', 'bank', 1000))).toBe('6.5.12')
    t.play(0, train('7', 'bank', 750))
    expect(trainsOf(t, 'MC')).toEqual(['E', '7'])
  })

  test('[6.14.1] from other companies only from phase 3 on', () => {
    expect(mc('2', 300, ['2']).refused(0, train('3', 'FNM', 100))).toBe('6.14.1')
  })

  test('[6.14.2] from a company with its director’s consent, for 1 up to the treasury', () => {
    const t = mc('3', 300, ['3'])
    expect(t.refused(0, train('3', 'FNM', 0))).toBe('6.14.2')
    expect(t.refused(0, train('3', 'FNM', 301))).toBe('6.14.2')
    expect(t.refused(0, train('4', 'FNM', 100))).toBe('6.14.2')
    expect(t.refused(0, train('3', 'IRM', 100))).toBe('6.14.2')
    t.play(0, train('3', 'FNM', 150))
    expect([t.active, trainsOf(t, 'MC')]).toEqual([[1], ['3']])
    t.play(1, { type: 'answer', question: 1, yes: true })
    expect([trainsOf(t, 'MC'), trainsOf(t, 'FNM')]).toEqual([['3', '3'], []])
    expect([t.state.companies.MC!.cash, t.state.companies.FNM!.cash]).toEqual([150, 250])
  })

  test('[6.14.2] no special trains, Pullmans, nor the NdeM’s', () => {
    const t = mc('3', 300, ['3'], (s) => {
      s.companies.FNM!.trains = ['2P', 'P+']
      s.companies.NDEM!.trains = ['3']
    })
    expect(t.refused(0, train('2P', 'FNM', 100))).toBe('6.14.2')
    expect(t.refused(0, train('P+', 'FNM', 100))).toBe('6.14.2')
    expect(t.can(0, 'buyTrain').map((it) => it.from)).toEqual(['bank'])
  })

  test('[6.14.3] the next of the bank, anything of the pool, at face value', () => {
    const t = mc('4', 1000, [], (s) => s.depot.pool.push('3'))
    expect(t.refused(0, train('5', 'bank', 500))).toBe('6.14.3')
    expect(t.refused(0, train('4', 'bank', 250))).toBe('6.14.3')
    expect(t.refused(0, train('4', 'pool', 300))).toBe('6.14.3')
    t.play(0, train('3', 'pool', 200)).play(0, train('4', 'bank', 300))
    expect([trainsOf(t, 'MC'), t.state.depot.pool, t.state.companies.MC!.cash]).toEqual([['3', '4'], [], 500])
    expect(mc('4', 250, ['3']).refused(0, train('4', 'bank', 300))).toBe('6.14.3')
  })

  test('[6.14.6] effects at once: a new phase rusts, and may bring the buyer over its limit', () => {
    const t = mc('4', 1000, ['3', '4'], (s) => {
      trainsLeft(s, { 4: 0 })
      s.companies.FNM!.trains = ['3']
    })
    const forecast = forecastTrain(t.state, 0, train('5', 'bank', 500))
    expect(forecast.discards).toEqual(['MC'])
    t.play(0, train('5', 'bank', 500))
    expect([t.state.phase, trainsOf(t, 'MC'), t.active]).toEqual(['5', ['3', '4', '5'], [0]])
    t.play(0, { type: 'discard', train: '3' })
    expect([trainsOf(t, 'MC'), t.state.depot.pool]).toEqual([['4', '5'], ['3']])
  })

  test('[6.14.6] the forecast names what rusts', () => {
    const t = mc('3', 400, ['3'], (s) => {
      trainsLeft(s, { 3: 0 })
      minor(s, 'M10', { director: 2, trains: ['2'] })
    })
    const { news } = forecastTrain(t.state, 0, train('4', 'bank', 300))
    expect(news).toContainEqual({ type: 'rusted', train: '2', companies: ['M10'] })
  })

  test('[6.14.7] none at the limit', () => {
    const t = mc('5', 1000, ['4', '4'])
    expect(t.refused(0, train('5', 'bank', 500))).toBe('6.14.7')
    expect(t.can(0, 'buyTrain')).toEqual([])
  })

  test('[6.14.8] discards in order of price, the upper token first; E lies as 7', () => {
    const t = mc('3', 400, ['3'], (s) => {
      trainsLeft(s, { 3: 0 })
      minor(s, 'M10', { director: 2, price: 90, trains: ['3', '3'] })
      minor(s, 'M12', { director: 1, price: 110, trains: ['3', '3'] })
      reprice(s, 'FNM', 90)
      s.companies.FNM!.trains = ['3', '3', '3', '3']
    }).play(0, train('4', 'bank', 300))
    expect(t.state.pending.map((it) => (it.at === 'discard' ? it.company : it.at))).toEqual(['M12', 'M10', 'FNM'])
    expect(t.refused(1, { type: 'discard', train: '4' })).toBe('6.14.8')
    t.play(1, { type: 'discard', train: '3' }).play(2, { type: 'discard', train: '3' })
    expect(t.refused(1, { type: 'pass' })).toBe('6.3.2')
    t.play(1, { type: 'discard', train: '3' })
    expect(t.refused(0, { type: 'discard', train: '3' })).toBe('6.14.8')
    const e = mc('7', 0, ['E', '5', '6'], (s) => s.pending.push({ at: 'discard', seat: 0, company: 'MC' }))
    expect(e.play(0, { type: 'discard', train: 'E' }).state.depot.pool).toEqual(['7'])
  })

  test('[6.14.8] a 2 given up shows its L, which is gone once L has rusted', () => {
    const discarding = (phase: Phase) =>
      mc(phase, 0, ['2', '2', '2', '2', '2'], (s) => s.pending.push({ at: 'discard', seat: 0, company: 'MC' })).play(
        0,
        {
          type: 'discard',
          train: '2',
        },
      )
    expect(discarding('2').state.depot.pool).toEqual(['L'])
    expect(discarding('3').state.depot.pool).toEqual([])
  })

  test('[6.14.9] C22 the NdeM gives up its cheapest, out of the game', () => {
    const t = mc('4', 1000, ['4'], (s) => {
      trainsLeft(s, { 4: 0 })
      s.companies.NDEM!.trains = ['3', '4', '4']
      s.companies.FNM!.trains = ['3', '4', '4']
    }).play(0, train('5', 'bank', 500))
    expect([trainsOf(t, 'NDEM'), t.state.depot.pool, t.active]).toEqual([['4', '4'], [], [1]])
    t.play(1, { type: 'discard', train: '3' })
    expect(t.state.depot.pool).toEqual(['3'])
  })
})

describe('6.15 Forced purchase', () => {
  test('[6.15.1] without a train there is no passing; special trains do not count', () => {
    expect(mc('3', 300, []).refused(0, { type: 'pass' })).toBe('6.15.1')
    expect(mc('3', 300, ['2P', 'P+']).refused(0, { type: 'pass' })).toBe('6.15.1')
    expect(stepOf(mc('3', 300, ['3']).pass(0))).not.toBe('MC trains')
  })

  test('[6.15.2] C23 what it can pay for, it buys without help', () => {
    const pool3 = (money: number) => mc('4', money, [], (s) => s.depot.pool.push('3'))
    expect(
      pool3(350)
        .can(0, 'buyTrain')
        .filter((it) => 'price' in it)
        .map((it) => it.train),
    ).toEqual(['4', '3'])
    expect(pool3(250).refused(0, train('4', 'bank', 300))).toBe('6.14.3')
    pool3(250).play(0, train('3', 'pool', 200))
  })

  test('[6.15.3] C23 else the cheapest of bank and pool, cheap side, with help', () => {
    const t = mc('4', 150, [], (s) => s.depot.pool.push('3'))
    expect(t.refused(0, train('4', 'bank', 300))).toBe('6.15.3')
    t.play(0, train('3', 'pool', 200))
    expect([t.cash(0), t.state.companies.MC!.cash]).toEqual([450, 0])
    expect(m10('1', 30, []).refused(0, train('2', 'bank', 120))).toBe('6.15.3')
    const t7 = mc('7', 0, [], (s) => cash(s, 0, 2000))
    expect(t7.refused(0, train('E', 'bank', 1000))).toBe('6.15.3')
    t7.play(0, train('7', 'bank', 750))
  })

  test('[6.15.3] C23 a minor with 100 must take an L', () => {
    const t = m10('1', 100, [])
    expect(t.refused(0, train('2', 'bank', 120))).toBe('6.14.3')
    t.play(0, train('L', 'bank', 60))
    expect(trainsOf(t, 'M10')).toEqual(['L'])
  })

  test('[6.15.3] C23 from a company only with its own money', () => {
    const t = mc('3', 0, [])
    expect(t.refused(0, train('3', 'FNM', 1))).toBe('6.14.2')
    expect(t.can(0, 'buyTrain').map((it) => it.from)).toEqual(['bank'])
  })

  test('[6.15.5] first the treasury, then the director', () => {
    const t = mc('3', 120, []).play(0, train('3', 'bank', 200))
    expect([t.state.companies.MC!.cash, t.cash(0)]).toEqual([0, 420])
    expect(t.told('helped')).toEqual([{ type: 'helped', company: 'MC', seat: 0, amount: 80 }])
  })
})

describe('6.16 Raising money', () => {
  test('[6.16.2] C5 cash, then the last share, then a loan of half as much again', () => {
    const t = mc('4', 140, [], (s) => {
      cash(s, 0, 20)
      reprice(s, 'FNM', 80)
      s.shares.FNM = { players: [1, 2, 0], treasury: 7, pool: 0 }
    })
    expect(t.refused(0, train('4', 'bank', 300))).toBe('6.16.1')
    t.play(0, sell('FNM', 1)).play(0, train('4', 'bank', 300))
    expect([t.cash(0), t.state.players[0]!.loan, t.state.companies.MC!.cash]).toEqual([0, 90, 0])
    expect(t.told('loan')).toEqual([{ type: 'loan', seat: 0, amount: 60, debt: 90 }])
  })

  /** C33: 600 needed, the company has 109, its director 12. */
  const several = (change: (draft: State) => void = () => {}) =>
    inPhase('6', (s) => {
      trainsLeft(s, UP_TO('6'))
      minor(s, 'M22', { director: 0, cash: 109, trains: [] })
      major(s, 'FCM', { director: 1, price: 200, shares: [1, 3, 0] })
      major(s, 'FNM', { director: 1, price: 110, shares: [1, 3, 0] })
      major(s, 'MC', { director: 1, price: 120, shares: [3, 4, 0] })
      cash(s, 0, 12)
      turn(s, 'M22', 'trains')
      change(s)
    })

  test('[6.16.1] C33 share by share of several companies, all at the old price, no more than needed', () => {
    const t = several().play(0, sell('FCM', 1)).play(0, sell('FNM', 1))
    expect(t.refused(0, sell('MC', 3))).toBe('6.16.1')
    expect(t.refused(0, sell('MC', 1))).toBe('6.16.1')
    t.play(0, sell('MC', 2))
    expect(t.refused(0, sell('MC', 1))).toBe('6.16.1')
    t.play(0, train('6', 'bank', 600))
    expect([t.cash(0), t.price('MC'), t.price('FCM')]).toEqual([71, 110, 180])
  })

  test('[6.16.1] nobody sells who need not', () => {
    expect(several((s) => cash(s, 0, 491)).refused(0, sell('FCM', 1))).toBe('6.16.1')
    expect(mc('3', 300, []).refused(0, sell('FNM', 1))).toBe('6.16.1')
  })

  test('[6.16.1] what was raised is for that train, not for one of another company', () => {
    const t = mc('4', 40, [], (s) => {
      cash(s, 0, 0)
      s.shares.FNM = { players: [1, 2, 0], treasury: 7, pool: 0 }
    })
    expect(t.can(0, 'buyTrain').map((it) => it.from)).toEqual(['FNM'])
    t.play(0, sell('FNM', 1))
    expect(t.refused(0, train('3', 'FNM', 1))).toBe('6.16.1')
    expect(t.can(0, 'buyTrain').map((it) => it.from)).toEqual(['bank'])
  })

  test('[6.16.1] a sale that takes the price into the yellow area relieves the limit', () => {
    const t = inPhase(
      '4',
      (s) => {
        trainsLeft(s, UP_TO('4'))
        minor(s, 'M22', { director: 0, cash: 260, trains: [] })
        major(s, 'MC', { director: 1, price: 300, shares: [5, 5, 0, 0, 0] })
        major(s, 'FNM', { director: 1, price: 50, shares: [5, 5, 0, 0, 0] }) // eleven with the minor
        cash(s, 0, 0)
        turn(s, 'M22', 'trains')
      },
      5,
    ).play(0, sell('FNM', 1))
    t.play(0, train('4', 'bank', 300))
    expect([t.cash(0), t.price('FNM')]).toEqual([10, 45])
  })

  test('[6.16.1] the directorship of the company in need stays', () => {
    const t = mc('4', 0, [], (s) => {
      cash(s, 0, 0)
      s.shares.MC = { players: [5, 3, 0], treasury: 2, pool: 0 }
    })
    expect(t.can(0, 'sell').map(({ shares }) => shares)).toEqual([2])
    expect(t.refused(0, sell('MC', 3))).toBe('6.16.1')
  })

  test('[6.16.1] C34 not in the company’s own first turn, but of one that ran before it', () => {
    const t = mc('4', 0, [], (s) => {
      cash(s, 0, 0)
      s.companies.MC!.turns = 0
      s.shares.MC = { players: [5, 0, 0], treasury: 5, pool: 0 }
      s.shares.FNM = { players: [2, 3, 0], treasury: 5, pool: 0 }
    })
    expect(t.can(0, 'sell').map(({ company, shares }) => [company, shares])).toEqual([['FNM', 2]])
  })

  test('[6.16.1] NdeM shares too, without a move of its price', () => {
    const t = mc('4', 250, [], (s) => {
      cash(s, 0, 0)
      ndem(s, [2, 0, 0])
    }).play(0, sell('NDEM', 1))
    expect([t.cash(0), t.price('NDEM')]).toEqual([100, 100])
  })

  test('[6.16.1] whoever sells, sells down to the certificate limit', () => {
    const t = inPhase(
      '4',
      (s) => {
        trainsLeft(s, UP_TO('4'))
        minor(s, 'M22', { director: 0, cash: 0, trains: [] })
        for (const id of ['FCM', 'MC'] as const) major(s, id, { director: 1, price: 300, shares: [5, 5, 0, 0, 0] })
        major(s, 'FNM', { director: 1, price: 300, shares: [2, 3, 0, 0, 0] }) // thirteen with the minor
        cash(s, 0, 0)
        turn(s, 'M22', 'trains')
      },
      5,
    ).play(0, sell('FCM', 1))
    expect(t.refused(0, train('4', 'bank', 300))).toBe('5.11.5')
    expect(t.can(0, 'sell').map(({ company, shares }) => [company, shares])).toEqual([
      ['MC', 1],
      ['MC', 2],
      ['FNM', 1],
      ['FNM', 2],
    ])
    t.play(0, sell('MC', 2)).play(0, train('4', 'bank', 300))
    expect(t.cash(0)).toBe(600)
  })

  test('[5.11.5] one sale of a company is all there is, so it must be enough for the limit', () => {
    const t = inPhase(
      '4',
      (s) => {
        trainsLeft(s, UP_TO('4'))
        minor(s, 'M22', { director: 0, cash: 0, trains: [] })
        s.players[0]!.privates = ['P10', 'P11', 'P12', 'P13', 'P14', 'P15']
        major(s, 'MC', { director: 1, price: 300, shares: [5, 5, 0, 0, 0] }) // twelve with the minor
        cash(s, 0, 0)
        turn(s, 'M22', 'trains')
      },
      5,
    )
    expect(t.refused(0, sell('MC', 1))).toBe('5.11.5')
    expect(t.can(0, 'sell')).toEqual([sell('MC', 2)])
    t.play(0, sell('MC', 2)).play(0, train('4', 'bank', 300))
    expect(t.cash(0)).toBe(300)
  })

  test('[6.16.1] what is missing is told, and nothing is less than nothing', () => {
    expect(missingMoney(several().state)).toBe(479)
    expect(missingMoney(several((s) => cash(s, 0, 600)).state)).toBe(0)
  })
})
