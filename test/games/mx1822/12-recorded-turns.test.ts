import { describe, expect, test } from 'vitest'
import type { Compat } from '../../../shared/games/mx1822/options.ts'
import type { Phase } from '../../../shared/games/mx1822/phases.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { cube, inPhase, lay, tile, token, train, turn } from './operating.ts'
import { cash, major, minor, sell, trainsLeft } from './position.ts'
import type { Mexico } from './position.ts'

/** A position of a game recorded elsewhere. */
const recorded = (compat: Compat, phase: Phase, change: (draft: State) => void, seats = 3): Mexico =>
  inPhase(
    phase,
    (s) => {
      s.options = { ...s.options, compat }
      change(s)
    },
    seats,
  )
const chp = (s: State) => {
  major(s, 'CHP', { director: 0, cash: 200, trains: ['3'] })
  lay(s, 'F15/57/1')
  turn(s, 'CHP', 'track')
}

describe('12 Operating turns recorded elsewhere', () => {
  test('[12.5] runs bring what was recorded', () => {
    const t = recorded({ recordedRuns: true }, '3', (s) => {
      major(s, 'FCM', { director: 0, trains: ['3', '2P'] })
      turn(s, 'FCM', 'run')
    }).play(0, {
      type: 'run',
      routes: [
        { train: '3', stops: ['N23.4'], links: [], revenue: 120 },
        { train: '2P', stops: ['N23.4'], links: [], revenue: 50 },
      ],
      mail: 35,
    })
    expect(t.state.round).toMatchObject({ turn: { earned: { normal: 120, special: 50, mail: 35 } } })
    expect(t.state.companies.FCM!.cash).toBe(35)
  })

  test('[12.5] nobody is asked', () => {
    const t = recorded({ consentGiven: true }, '3', (s) => {
      chp(s)
      s.players[1]!.privates = ['P8']
      turn(s, 'CHP', 'privates')
    }).play(0, { type: 'acquirePrivate', private: 'P8' })
    expect([t.state.companies.CHP!.privates, t.state.pending]).toEqual([['P8'], []])
  })

  test('[12.5] cubes without end, and beside what is reached', () => {
    const t = recorded({ freeCubes: true }, '3', (s) => {
      chp(s)
      s.cubes.pool = 0
    }).play(0, cube('F17'))
    expect(t.state.cubes).toEqual({ pool: -1, on: { F17: 1 } })
    const near = recorded({ cubesNearby: true }, '3', (s) => {
      major(s, 'FCM', { director: 0 })
      turn(s, 'FCM', 'track')
    }).play(0, cube('O22'))
    expect(near.state.cubes.on).toEqual({ O22: 1 })
  })

  test('[12.5] five ways before six', () => {
    const t = recorded({ anyCityTile: true }, '5', (s) => {
      chp(s)
      lay(s, 'F15/14/1')
    }).play(0, tile('F15', '611', 1))
    expect(t.state.board.tiles.F15?.tile).toBe('611')
  })

  test('[12.5] beside a station of another company only its stub counts', () => {
    const t = recorded({ openReserved: true }, '1', (s) => {
      minor(s, 'M20', { director: 0, cash: 100 })
      major(s, 'CHP', { director: 2 })
      token(s, 'CHP', 'N23', 5)
      lay(s, 'P23/5/2')
      turn(s, 'M20', 'track')
    })
    expect(t.refused(0, tile('O24', '9', 0))).toBe('6.9.2')
    expect(t.play(0, tile('O24', '8', 0)).state.board.tiles.O24?.tile).toBe('8')
  })

  const exchange = (compat: Compat) =>
    recorded(
      compat,
      '3',
      (s) => {
        major(s, 'FCM', { director: 0, price: 100, cash: 300, trains: ['3'], shares: [2, 1, 0, 0, 0] })
        minor(s, 'M19', { director: 1, price: 80, trains: ['2'], turns: 2 })
        s.players[1]!.privates = Array.from({ length: 9 }, () => 'P7' as const)
        lay(s, 'N27/5/0')
        turn(s, 'FCM', 'minor')
      },
      5,
    ).play(0, { type: 'acquireMinor', minor: 'M19', from: 'player', shares: 2, token: 'place' })

  test('[12.5] an exchange above the limit, and the director stays', () => {
    const given = { exchangeOverLimit: true, consentGiven: true } as const
    const t = exchange(given)
    expect([t.state.shares.FCM!.players, t.state.companies.FCM!.director]).toEqual([[2, 3, 0, 0, 0], 1])
    expect(exchange({ ...given, directorStays: true }).state.companies.FCM!.director).toBe(0)
  })

  test('[12.5] raising money does not mind the certificate limit', () => {
    const t = recorded(
      { keepOverLimit: true },
      '4',
      (s) => {
        trainsLeft(s, { L: 0, 3: 0 })
        minor(s, 'M22', { director: 0, trains: [] })
        for (const id of ['FCM', 'MC'] as const) major(s, id, { director: 1, price: 300, shares: [5, 5, 0, 0, 0] })
        major(s, 'FNM', { director: 1, price: 300, shares: [2, 3, 0, 0, 0] })
        cash(s, 0, 0)
        turn(s, 'M22', 'trains')
      },
      5,
    )
      .play(0, sell('FCM', 1))
      .play(0, train('4', 'bank', 300))
    expect(t.state.companies.M22!.trains).toEqual(['4'])
  })

  /** The NdeM has just been cashed in; seats 0 and 1 direct majors with the money for J9 and K20. */
  const auction = (compat: Compat, change: (draft: State) => void = () => {}) =>
    recorded(compat, '7', (s) => {
      major(s, 'CHP', { director: 0, cash: 200, trains: ['5'] })
      major(s, 'FCP', { director: 1, cash: 200, trains: ['5'] })
      major(s, 'MIR', { director: 2, cash: 200, trains: ['5'] })
      token(s, 'NDEM', 'J9')
      token(s, 'NDEM', 'K20')
      turn(s, 'NDEM', 'trains', { last: true })
      delete s.companies.NDEM
      delete s.shares.NDEM
      s.pending.push({ at: 'auction', seat: 2, start: 0, passes: 0 })
      change(s)
    })
  const sale = (t: Mexico) => t.play(2, { type: 'offerToken', hex: 'J9', city: 0, amount: 10 }).pass(0, 1)

  test('[12.5] after a sale of a token the first seat moves on by one', () => {
    expect(sale(auction({ auctionRotates: true })).active).toEqual([1])
    expect(sale(auction({})).active).toEqual([0])
  })

  test('[12.5] a company not floated may bid for tokens', () => {
    const bid = { type: 'offerToken', hex: 'J9', city: 0, amount: 10 } as const
    const unfloated = (s: State) => (s.companies.MIR!.floated = false)
    expect(auction({}, unfloated).refused(2, bid)).toBe('6.22.3')
    expect(auction({ unfloatedBid: true }, unfloated).play(2, bid).active).toEqual([0])
  })
})
