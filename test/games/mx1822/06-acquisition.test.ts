import { describe, expect, test } from 'vitest'
import type { ActionOf } from '../../../shared/games/mx1822/action.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { inPhase, lay, stepOf, token, tokensAt, turn } from './operating.ts'
import { cash, major, minor, reprice, takeOut } from './position.ts'
import type { Mexico } from './position.ts'

type Terms = Partial<Pick<ActionOf<'acquireMinor'>, 'minor' | 'from' | 'shares' | 'token'>>
const acquire = (terms: Terms = {}): ActionOf<'acquireMinor'> => ({
  type: 'acquireMinor',
  minor: 'M19',
  from: 'player',
  shares: 0,
  token: 'place',
  ...terms,
})
const yes = { type: 'answer', question: 1, yes: true } as const

/** FCM (seat 0, price 150) reaches M19 in Veracruz (seat 1, price 90) through N25. */
const fcm = (change: (draft: State) => void = () => {}, phase: Phase = '3', seats = 3): Mexico =>
  inPhase(
    phase,
    (s) => {
      major(s, 'FCM', { director: 0, price: 150, cash: 300, trains: ['3'] })
      minor(s, 'M19', { director: 1, price: 90, cash: 70, trains: ['2'], turns: 2 })
      lay(s, 'N27/5/0')
      turn(s, 'FCM', 'minor')
      change(s)
    },
    seats,
  )

describe('6.17 Acquiring a minor', () => {
  test('[6.17.1] one a turn, by a major, from phase 2 on', () => {
    const t = fcm().play(0, acquire()).play(1, yes)
    expect(stepOf(t)).toBe('FCM stock')
    expect(fcm(() => {}, '1').refused(0, acquire())).toBe('6.17.1')
    const byMinor = fcm((s) => {
      minor(s, 'M18', { director: 2 })
      turn(s, 'M18', 'minor')
    })
    expect(byMinor.refused(2, acquire())).toBe('6.17.1')
  })

  test('[6.17.1] not in the round in which either first runs', () => {
    expect(fcm((s) => (s.companies.FCM!.turns = 0)).refused(0, acquire())).toBe('6.17.1')
    const young = fcm((s) => {
      s.companies.M19!.turns = 1
      s.round = { ...s.round, done: ['M19'] } as State['round']
    })
    expect(young.refused(0, acquire())).toBe('6.17.1')
    expect(young.can(0, 'acquireMinor')).toEqual([])
  })

  test('[6.17.1] with a route to its station: the same hex is not enough', () => {
    const blocked = fcm((s) => minor(s, 'M18', { director: 2 }))
    expect(blocked.refused(0, acquire())).toBe('6.17.1')
    const sameHex = fcm((s) => minor(s, 'M15', { director: 1, turns: 2, price: 50 }))
    expect(sameHex.refused(0, acquire({ minor: 'M15' }))).toBe('6.17.1')
  })

  test('[6.4.7] ferry spikes are joined for acquisitions, ports change nothing', () => {
    const chp = (change: (draft: State) => void = () => {}) =>
      inPhase('3', (s) => {
        major(s, 'CHP', { director: 0, cash: 300, trains: ['3'] })
        minor(s, 'M8', { director: 0, price: 50, turns: 2 })
        token(s, 'CHP', 'H11')
        lay(s, 'H11/57/1', 'J9/5/2') // H11 to H9, J9 to I10
        turn(s, 'CHP', 'minor')
        change(s)
      })
    const t = chp().play(0, acquire({ minor: 'M8' }))
    expect(tokensAt(t, 'J9')).toEqual(['CHP'])
    const ported = chp((s) => lay(s, 'H9/P1/4', 'I10/P2/0')).play(0, acquire({ minor: 'M8' }))
    expect(tokensAt(ported, 'J9')).toEqual(['CHP'])
    const elsewhere = chp((s) => {
      s.board.tiles = { ...s.board.tiles, J9: { tile: '5', turn: 1 } } // to J7, which is no ferry
    })
    expect(elsewhere.refused(0, acquire({ minor: 'M8' }))).toBe('6.17.1')
  })

  test('[6.18.1] its director must agree', () => {
    const t = fcm().play(0, acquire())
    expect([t.active, tokensAt(t, 'N27')]).toEqual([[1], ['M19']])
    t.play(1, { type: 'answer', question: 1, yes: false })
    expect([t.active, stepOf(t)]).toEqual([[0], 'FCM minor'])
    expect(t.refused(0, acquire({ minor: 'M5' }))).toBe('6.18.1')
  })

  test('[6.18.2] C6 as in the book, at 150 instead of 160: 180, a share and 30, or two shares for 120', () => {
    const paid = (shares: 0 | 1 | 2) => {
      const t = fcm().play(0, acquire({ shares })).play(1, yes)
      return [t.cash(1) - 500, t.state.companies.FCM!.cash - 300 - 70, t.state.shares.FCM!.players[1]]
    }
    expect([paid(0), paid(1), paid(2)]).toEqual([
      [180, -180, 0],
      [30, -30, 1],
      [-120, 120, 2],
    ])
  })

  test('[6.18.2] C6 both must have beforehand what they give', () => {
    const poor = fcm((s) => {
      s.companies.FCM!.cash = 10
      s.shares.FCM = { players: [9, 0, 0], treasury: 1, pool: 0 }
      s.companies.M19!.cash = 200
    })
    for (const shares of [0, 1, 2] as const) expect(poor.refused(0, acquire({ shares }))).toBe('6.18.2')
    expect(fcm((s) => cash(s, 1, 119)).refused(0, acquire({ shares: 2 }))).toBe('6.18.2')
  })

  test('[6.18.4] C31 at the certificate limit', () => {
    const atLimit = (price: number, minorPrice: number, privates: number) =>
      fcm(
        (s) => {
          s.players[1]!.privates = Array.from({ length: privates }, () => 'P7' as const)
          reprice(s, 'FCM', price)
          reprice(s, 'M19', minorPrice)
          s.companies.FCM!.cash = 400
        },
        '3',
        5,
      )
    const most = (t: Mexico) => Math.max(-1, ...t.can(0, 'acquireMinor').map(({ shares }) => shares))
    expect(most(atLimit(100, 80, 9))).toBe(1)
    expect(most(atLimit(45, 80, 9))).toBe(2)
    expect(most(atLimit(100, 40, 10))).toBe(0)
    expect(atLimit(100, 80, 9).refused(0, acquire({ shares: 2 }))).toBe('6.18.4')
  })

  test('[6.18.4] C30 whoever then holds more is director at once', () => {
    const t = fcm((s) => (s.shares.FCM = { players: [2, 1, 0], treasury: 7, pool: 0 }))
    t.play(0, acquire({ shares: 2 })).play(1, yes)
    expect([t.state.companies.FCM!.director, t.active]).toEqual([1, [1]])
  })

  test('[6.18.5] all the minor owned; excess trains to the pool', () => {
    const t = fcm((s) => {
      Object.assign(s.companies.M19!, { privates: ['P8'], cubes: 2, trains: ['3', '3'] })
      s.companies.FCM!.trains = ['3', '3', '3']
    })
      .play(0, acquire())
      .play(1, yes)
    expect(t.state.companies.FCM).toMatchObject({ cash: 190, privates: ['P8'], cubes: 2, exchange: 2, available: 1 })
    expect(tokensAt(t, 'N27')).toEqual(['FCM'])
    expect(t.active).toEqual([0])
    t.play(0, { type: 'discard', train: '3' })
    expect([t.state.companies.FCM!.trains.length, t.state.depot.pool]).toEqual([4, ['3']])
  })

  test('[6.18.5] or the exchange token becomes available', () => {
    const t = fcm()
      .play(0, acquire({ token: 'available' }))
      .play(1, yes)
    expect(t.state.companies.FCM).toMatchObject({ exchange: 2, available: 2 })
    expect(tokensAt(t, 'N27')).toEqual([])
    expect(fcm().refused(0, acquire({ token: 'none' }))).toBe('6.18.5')
  })

  test('[6.18.6] it must, where the major has a token in that city', () => {
    const t = fcm((s) => {
      lay(s, 'N27/15/0')
      token(s, 'FCM', 'N27')
    })
    expect(t.refused(0, acquire())).toBe('6.18.6')
    t.play(0, acquire({ token: 'available' })).play(1, yes)
    expect(tokensAt(t, 'N27')).toEqual(['FCM'])
  })

  test('[6.18.7] no exchange token, no token', () => {
    const t = fcm((s) => (s.companies.FCM!.exchange = 0))
    expect(t.refused(0, acquire())).toBe('6.18.7')
    t.play(0, acquire({ token: 'none' })).play(1, yes)
    expect([tokensAt(t, 'N27'), t.state.companies.FCM!.available]).toEqual([[], 1])
  })

  test('[6.18.8] of two special trains one leaves the game', () => {
    const t = fcm((s) => {
      s.companies.FCM!.trains = ['3', '2P']
      s.companies.M19!.trains = ['LP']
    })
      .play(0, acquire())
      .play(1, yes)
    expect(t.can(0, 'discard').map((it) => it.train)).toEqual(['2P', 'LP'])
    t.play(0, { type: 'discard', train: 'LP' })
    expect([t.state.companies.FCM!.trains, t.state.depot.pool]).toEqual([['3', '2P'], []])
  })

  test('[6.5.7][6.5.12] a second Pullman leaves the game, a second E goes to the pool', () => {
    const t = fcm((s) => {
      s.companies.FCM!.trains = ['E', 'P+']
      s.companies.M19!.trains = ['E', 'P+']
    }, '7')
      .play(0, acquire())
      .play(1, yes)
    expect([t.state.companies.FCM!.trains.toSorted(), t.state.depot.pool]).toEqual([['E', 'P+'], ['7']])
  })

  test('[6.18.9] the minor is gone', () => {
    const t = fcm().play(0, acquire()).play(1, yes)
    expect(t.state.companies.M19).toBeUndefined()
    expect(t.state.market.flat()).not.toContain('M19')
  })

  const box = (phase: Phase, change: (draft: State) => void = () => {}) =>
    inPhase(phase, (s) => {
      major(s, 'FCM', { director: 0, price: 150, cash: 300, trains: ['5'] })
      takeOut(s, 'M19')
      s.minors.boxes = ['M19']
      lay(s, 'N27/5/0')
      turn(s, 'FCM', 'minor')
      change(s)
    })

  test('[6.19.1] from phase 5 on one out of a bid box', () => {
    expect(box('4').refused(0, acquire({ from: 'box' }))).toBe('6.17.1')
    expect(box('5', (s) => (s.companies.FCM!.turns = 0)).refused(0, acquire({ from: 'box' }))).toBe('6.17.1')
    expect(box('5').refused(0, acquire({ from: 'box', minor: 'M5' }))).toBe('6.19.1')
    expect(box('5', (s) => (s.board.tiles = {})).refused(0, acquire({ from: 'box' }))).toBe('6.17.1')
  })

  test('[6.19.2] for 200 to the bank, its home for an exchange token', () => {
    const t = box('5')
    const bank = t.state.bank.cash
    t.play(0, acquire({ from: 'box' }))
    expect([t.state.companies.FCM!.cash, t.state.bank.cash]).toEqual([100, bank + 200])
    expect([tokensAt(t, 'N27'), t.state.companies.FCM!.exchange, t.state.minors.boxes]).toEqual([['FCM'], 2, []])
    expect(box('5', (s) => (s.companies.FCM!.cash = 199)).refused(0, acquire({ from: 'box' }))).toBe('6.19.2')
    const available = box('5').play(0, acquire({ from: 'box', token: 'available' }))
    expect([tokensAt(available, 'N27'), available.state.companies.FCM!.available]).toEqual([[], 2])
  })
})

describe('6.20 Issue and redeem', () => {
  const mc = (change: (draft: State) => void = () => {}) =>
    inPhase('3', (s) => {
      major(s, 'MC', { director: 0, price: 100, cash: 250, trains: ['3'] })
      turn(s, 'MC', 'stock')
      change(s)
    })

  test('[6.20.1] C7 three shares at 100 bring 210', () => {
    const t = mc().play(0, { type: 'issue', shares: 3 })
    expect([t.price('MC'), t.state.companies.MC!.cash]).toEqual([70, 460])
    expect(t.state.shares.MC).toEqual({ players: [2, 0, 0], treasury: 5, pool: 3 })
    expect(stepOf(t)).not.toBe('MC stock')
  })

  test('[6.20.1] no more than half in the pool', () => {
    const t = mc((s) => (s.shares.MC = { players: [2, 0, 0], treasury: 4, pool: 4 }))
    expect(t.refused(0, { type: 'issue', shares: 2 })).toBe('6.20.1')
    expect(t.can(0, 'issue').map(({ shares }) => shares)).toEqual([1])
    const byMinor = inPhase('3', (s) => {
      minor(s, 'M10', { director: 0 })
      turn(s, 'M10', 'stock')
    })
    expect(byMinor.refused(0, { type: 'issue', shares: 1 })).toBe('6.20.1')
  })

  test('[6.20.2] not in the first turn', () => {
    expect(mc((s) => (s.companies.MC!.turns = 0)).refused(0, { type: 'issue', shares: 1 })).toBe('6.20.2')
  })

  test('[6.20.3] redeemed at the price, which stays', () => {
    const t = mc((s) => (s.shares.MC = { players: [2, 0, 0], treasury: 4, pool: 4 }))
    expect(t.refused(0, { type: 'redeem', shares: 3 })).toBe('6.20.3')
    t.play(0, { type: 'redeem', shares: 2 })
    expect([t.price('MC'), t.state.companies.MC!.cash, t.state.shares.MC!.pool]).toEqual([100, 50, 2])
  })
})
