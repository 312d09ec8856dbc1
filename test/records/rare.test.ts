import { describe, expect, test } from 'vitest'
import type { State } from '../../shared/games/mx1822/state.ts'
import { inPhase, lay, token, turn } from '../games/mx1822/operating.ts'
import { cash, major, mexico, minor, ndem, takeOut, trainsLeft } from '../games/mx1822/position.ts'
import { company, owned, playedFrom, player } from './at.ts'

const chp = (s: State, more: object = {}) => {
  major(s, 'CHP', { director: 0, cash: 1000, trains: ['3'], ...more })
  lay(s, 'F15/57/1')
}

describe('privates', () => {
  test('the promissory notes are closed by their number', () => {
    const t = inPhase('3', (s) => {
      chp(s)
      s.companies.CHP!.privates = ['P16']
      turn(s, 'CHP', 'track')
    })
    const { broken, course } = playedFrom(t, owned('P16', 'choose_ability', { choice: 'close_p16' }))
    expect(broken).toBeUndefined()
    expect(course.here.companies.CHP!.privates).toEqual([])
  })

  test('the rest of the extra lay may be given up; the track step goes on', () => {
    const t = inPhase('3', (s) => {
      chp(s)
      s.companies.CHP!.privates = ['P9']
      turn(s, 'CHP', 'track')
    })
    const { broken, stops } = playedFrom(
      t,
      owned('P9', 'lay_tile', { hex: 'F17', tile: '9-0', rotation: 1 }),
      owned('P9', 'pass'),
      company('CHP', 'pass'),
      company('CHP', 'pass'), // no destination
    )
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['CHP SpecialTrack', 'CHP Track', 'CHP DestinationToken', 'CHP BuyTrain'])
  })

  test('a second Pullman and a second special train are named', () => {
    const t = inPhase('3', (s) => {
      chp(s, { trains: ['3', 'P+', 'LP'] })
      s.players[0]!.privates = ['P6', 'P2']
      turn(s, 'CHP', 'privates')
    })
    const { broken, stops, course } = playedFrom(
      t,
      company('CHP', 'acquire_company', { company: 'P6' }),
      company('CHP', 'discard_train', { train: 'P+-0' }),
      company('CHP', 'acquire_company', { company: 'P2' }),
      company('CHP', 'discard_train', { train: 'LP-0' }),
    )
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['scrap of CHP', 'CHP AcquireCompany', 'scrap of CHP', 'CHP Track'])
    expect(course.trains.of.CHP?.map(({ id }) => id)).toEqual(['3-0', 'P+-1', '2P-0'])
    expect(course.here.companies.CHP!.trains).toEqual(['3', 'P+', '2P'])
  })

  test('cubes of both privates are told apart', () => {
    const t = inPhase('3', (s) => {
      chp(s)
      s.players[0]!.privates = ['P10', 'P11']
      turn(s, 'CHP', 'privates')
    })
    const { broken, course } = playedFrom(
      t,
      company('CHP', 'acquire_company', { company: 'P10' }),
      company('CHP', 'acquire_company', { company: 'P11' }),
      owned('P11', 'lay_tile', { hex: 'F17', tile: 'BC-0', rotation: 0 }),
    )
    expect(broken).toBeUndefined()
    expect(course.cubes.CHP).toEqual({ P10: 3, P11: 2 })
    expect(course.here.companies.CHP!.cubes).toBe(5)
  })
})

describe('trains', () => {
  const four = (change: (s: State) => void) =>
    inPhase('3', (s) => {
      trainsLeft(s, { L: 0, 3: 0 })
      chp(s)
      change(s)
      turn(s, 'CHP', 'trains')
    })
  const buyFour = company('CHP', 'buy_train', { train: '4-0', price: 300, variant: '4' })

  test('the NdeM names the train it gives up in an operating round', () => {
    const t = four((s) => {
      ndem(s, [0, 1])
      s.companies.NDEM!.trains = ['3', '3', '3', '3']
    })
    const { broken, stops, course } = playedFrom(t, buyFour, company('NDEM', 'discard_train', { train: '3-0' }))
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['discard of NDEM', 'CHP BuyTrain'])
    expect(course.here.companies.NDEM!.trains).toEqual(['3', '3', '3'])
    expect(course.here.depot.pool).toEqual([])
    expect(course.trains.of.NDEM?.map(({ id }) => id)).not.toContain('3-0')
  })

  test('companies discard in the order of the record', () => {
    const t = four((s) => {
      minor(s, 'M5', { director: 1, price: 90, trains: ['3', '3'] })
      minor(s, 'M7', { director: 2, price: 80, trains: ['3', '3'] })
    })
    const { broken, stops, course } = playedFrom(
      t,
      buyFour,
      company('7', 'discard_train', { train: '3-4' }),
      company('5', 'discard_train', { train: '3-2' }),
    )
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['discard of M7', 'discard of M5', 'CHP BuyTrain'])
    expect(course.moves.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(course.trains.of.pool?.map(({ id }) => id)).toEqual(['3-4', '3-2'])
  })

  test('discards that a stock round brings come after the answer about P7, in the operating round', () => {
    const t = mexico(3, (s) => {
      s.phase = '3'
      s.stockRound = 3
      trainsLeft(s, { L: 0, 3: 0 })
      minor(s, 'M5', { director: 1, trains: ['3', '3'] })
      s.players[2]!.privates = ['P7']
      cash(s, 0, 300)
      cash(s, 1, 200)
      cash(s, 2, 180)
    })
    const { broken, stops, course } = playedFrom(
      t,
      player(0, 'pass'),
      player(1, 'pass'),
      player(2, 'pass'),
      player(2, 'choose', { choice: 'double' }),
      company('5', 'discard_train', { train: '3-1' }),
    )
    expect(broken).toBeUndefined()
    expect(stops.slice(2)).toEqual(['double', 'discard of M5', 'M5 Track'])
    expect(course.here.order).toEqual([2, 0, 1])
  })

  test('a company called like the holder of P7 does not answer for him', () => {
    const t = mexico(3, (s) => {
      s.phase = '3'
      s.stockRound = 3
      minor(s, 'M1', { director: 0, trains: ['3'] })
      s.players[1]!.privates = ['P7']
    })
    const passes = [0, 1, 2].map((seat) => player(seat, 'pass'))
    const { broken, stops } = playedFrom(t, ...passes, company('1', 'pass'))
    expect(broken).toBeUndefined()
    expect(stops[2]).toBe('M1 Track')
  })

  test('money is raised in the train step, said or not', () => {
    const t = inPhase('3', (s) => {
      trainsLeft(s, { L: 0 })
      minor(s, 'M5', { director: 1, cash: 30 })
      major(s, 'FCP', { director: 0, price: 100, shares: [2, 2, 0] })
      cash(s, 1, 100)
      turn(s, 'M5', 'track')
    })
    const { broken, course } = playedFrom(
      t,
      player(1, 'sell_shares', { shares: ['FCP_1'], percent: 10 }),
      company('5', 'buy_train', { train: '3-0', price: 200, variant: '3' }),
    )
    expect(broken).toBeUndefined()
    expect(course.here.companies.M5!.trains).toEqual(['3'])
  })

  test('by the director of the company that needs it: another one has finished', () => {
    const t = inPhase('3', (s) => {
      trainsLeft(s, { L: 0 })
      minor(s, 'M7', { director: 2, price: 120, cash: 500, trains: ['3'] })
      minor(s, 'M5', { director: 1, cash: 30 })
      major(s, 'FCP', { director: 0, price: 100, shares: [2, 2, 0] })
      cash(s, 1, 100)
      turn(s, 'M7', 'trains')
    })
    const { broken, course } = playedFrom(t, player(1, 'sell_shares', { shares: ['FCP_1'], percent: 10 }))
    expect(broken).toBeUndefined()
    expect(course.here.round).toMatchObject({ turn: { company: 'M5', step: 'trains' } })
  })

  test('the first pass of a stock round ends a turn that nobody went on with', () => {
    const t = inPhase('3', (s) => {
      minor(s, 'M5', { director: 1, cash: 500, trains: ['3'] })
      turn(s, 'M5', 'trains')
      s.ndem = 'closed'
      delete s.companies.NDEM
    })
    const { broken, stops } = playedFrom(t, player(0, 'pass'))
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['stock'])
  })

  test('a discarded E stays an E and can be bought from the pool', () => {
    const t = inPhase('7', (s) => {
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 })
      s.ndem = 'closed'
      delete s.companies.NDEM
      chp(s, { trains: ['E', '7'] })
      major(s, 'FCP', { director: 1, cash: 1200, trains: ['6'] })
      s.players[0]!.privates = ['P1']
      turn(s, 'CHP', 'privates')
    })
    const { broken, course } = playedFrom(
      t,
      company('CHP', 'acquire_company', { company: 'P1' }),
      company('CHP', 'discard_train', { train: '7-0' }),
      company('CHP', 'pass'), // track
      company('CHP', 'pass'), // destination
      company('CHP', 'run_routes', { routes: [] }),
      company('CHP', 'pass'), // stock
      company('FCP', 'pass'), // track
      company('FCP', 'buy_train', { train: '7-0', price: 1000, variant: 'E' }),
    )
    expect(broken).toBeUndefined()
    expect(course.trains.of.FCP?.map(({ id, side }) => `${id} ${side}`)).toEqual(['6-0 6', '7-0 E'])
    expect(course.here.companies.FCP!.cash).toBe(200)
  })

  test('a loan for a train comes from the bank', () => {
    const t = inPhase('4', (s) => {
      trainsLeft(s, { L: 0, 3: 0 })
      minor(s, 'M5', { director: 0, cash: 140 })
      cash(s, 0, 100)
      turn(s, 'M5', 'trains')
    })
    const bank = t.state.bank.cash
    const { broken, course } = playedFrom(t, company('5', 'buy_train', { train: '4-0', price: 300, variant: '4' }))
    expect(broken).toBeUndefined()
    expect(course.here.players[0]).toMatchObject({ cash: 0, loan: 90 })
    expect(course.here.bank.cash).toBe(bank + 300 - 60)
  })

  test('and goes back there, whole or in part', () => {
    const t = mexico(3, (s) => {
      cash(s, 0, 50)
      s.players[0]!.loan = 90
      cash(s, 1, 200)
      s.players[1]!.loan = 30
    })
    const bank = t.state.bank.cash
    const { broken, course } = playedFrom(
      t,
      player(0, 'payoff_player_debt_partial', { amount: 20 }),
      player(0, 'payoff_player_debt'),
      player(0, 'pass'),
      player(1, 'payoff_player_debt'),
    )
    expect(broken).toBeUndefined()
    expect(course.here.players.map(({ loan }) => loan)).toEqual([40, 0, 0])
    expect(course.here.bank.cash).toBe(bank + 80)
  })
})

describe('shares and dividends', () => {
  test('part of a director’s certificate is sold by its percent', () => {
    const t = mexico(3, (s) => {
      s.phase = '3'
      major(s, 'CHP', { director: 0, price: 100, shares: [2, 2, 0] })
    })
    const { broken, course } = playedFrom(t, player(0, 'sell_shares', { shares: ['CHP_0'], percent: 10 }))
    expect(broken).toBeUndefined()
    expect(course.here.shares.CHP).toMatchObject({ players: [1, 2, 0], pool: 1 })
    expect(course.here.companies.CHP!.director).toBe(1)
  })

  test('a certificate comes from where it was put', () => {
    const t = mexico(3, (s) => {
      s.phase = '3'
      major(s, 'CHP', { director: 1, price: 50, shares: [1, 2, 0] })
    })
    const { broken, course } = playedFrom(
      t,
      player(0, 'sell_shares', { shares: ['CHP_1'], percent: 10 }),
      player(0, 'pass'),
      player(1, 'buy_shares', { shares: ['CHP_4'], percent: 10 }),
      player(2, 'buy_shares', { shares: ['CHP_1'], percent: 10 }),
    )
    expect(broken).toBeUndefined()
    expect(course.moves.map(({ action }) => action).slice(2)).toEqual([
      { type: 'buy', company: 'CHP', from: 'treasury' },
      { type: 'buy', company: 'CHP', from: 'pool' },
    ])
  })

  test('a special train named apart is halved apart', () => {
    const t = inPhase('3', (s) => {
      chp(s, { trains: ['3', '2P'], shares: [10] })
      turn(s, 'CHP', 'run')
    })
    const routes = [
      { train: '3-0', connections: [], hexes: ['F15'], revenue: 50 },
      { train: '2P-0', connections: [], hexes: ['F15'], revenue: 30 },
    ]
    const { broken, course } = playedFrom(
      t,
      company('CHP', 'run_routes', { routes }),
      company('CHP', 'choose', { choice: 'half' }),
      company('CHP', 'dividend', { kind: 'half' }),
    )
    expect(broken).toBeUndefined()
    expect(course.here.players[0]!.cash - t.cash(0)).toBe(50) // 30 and 20
    expect(course.here.companies.CHP!.cash).toBe(1030)
  })

  test('a Pullman is attached by the number of a train', () => {
    const t = inPhase('3', (s) => {
      chp(s, { trains: ['L', '3', 'P+', '2'] })
      turn(s, 'CHP', 'run')
    })
    const routes = [{ train: 'L-1', connections: [], hexes: ['F15'], revenue: 10 }]
    const { course } = playedFrom(
      t,
      company('CHP', 'choose', { choice: '1' }),
      company('CHP', 'run_routes', { routes }),
    )
    expect(course.moves.at(-1)?.action).toMatchObject({ routes: [{ train: '2', pullman: true }] })
  })
})

describe('the last turn of the NdeM', () => {
  const closing = (change: (s: State) => void) =>
    inPhase('7', (s) => {
      ndem(s, [1])
      s.ndem = 'closing'
      chp(s, { cash: 0 })
      token(s, 'NDEM', 'J9')
      change(s)
      turn(s, 'NDEM', 'trains', { last: true })
    })

  test('those who cannot bid pass all the same', () => {
    const t = closing(() => {})
    const { broken, stops, course } = playedFrom(
      t,
      company('NDEM', 'pass', { auto_actions: [company('NDEM', 'pass'), company('NDEM', 'pass')] }),
      company('NDEM', 'pass'),
    )
    expect(broken).toBeUndefined()
    expect(stops).toEqual(['NDEM undefined', 'CHP Track'])
    expect(course.there.ndem).toBe('closed')
  })

  test('the winner names the company, even where one of its tokens lies', () => {
    const t = closing((s) => {
      major(s, 'FCP', { director: 0, cash: 300 })
      major(s, 'MIR', { director: 0, cash: 300 })
      token(s, 'MIR', 'J9')
      takeOut(s, 'M8')
    })
    const { broken, course } = playedFrom(
      t,
      company('NDEM', 'pass'),
      company('NDEM', 'remove_token', { city: 'J9-0-0', slot: 0 }),
      company('NDEM', 'bid', { price: 20, auto_actions: [company('NDEM', 'pass'), company('NDEM', 'pass')] }),
      company('NDEM', 'merge', { corporation: 'MIR' }),
    )
    expect(broken).toBeUndefined()
    expect(course.here.companies.MIR).toMatchObject({ cash: 280, exchange: 2 })
  })
})

describe('the map', () => {
  test('cities of Mexico City are found by their sides, however the disc was turned', () => {
    const t = inPhase('3', (s) => {
      major(s, 'FCM', { director: 0, cash: 500, trains: ['3'] })
      lay(s, 'M22/1/1')
      turn(s, 'FCM', 'track')
    })
    const { broken, course } = playedFrom(
      t,
      company('FCM', 'lay_tile', { hex: 'N23', tile: 'X20-0', rotation: 2 }),
      company('FCM', 'pass', { auto_actions: [company('FCM', 'pass')] }),
      company('FCM', 'run_routes', {
        routes: [{ train: '3-0', connections: [['N23', 'N25']], hexes: [], nodes: ['N23-2', 'N25-1'], revenue: 70 }],
      }),
    )
    expect(broken).toBeUndefined()
    expect(course.moves.at(-1)?.action).toMatchObject({ routes: [{ stops: ['N23.4', 'N25.1'] }] })
    expect(course.findings).toEqual([])
  })

  test('what trails on behind an E is cut', () => {
    const t = inPhase('7', (s) => {
      s.ndem = 'closed'
      delete s.companies.NDEM
      major(s, 'FCM', { director: 0, cash: 500, trains: ['E'] })
      lay(s, 'N27/6/5', 'O28/9/2')
      token(s, 'FCM', 'N25', 1)
      turn(s, 'FCM', 'run')
    })
    const routes = [
      {
        train: '7-0',
        connections: [
          ['N23', 'N25'],
          ['N25', 'N27'],
        ],
        hexes: ['N23', 'N25', 'N27'],
        nodes: ['N23-4', 'N25-1', 'N27-0'],
        revenue: 100,
      },
    ]
    const { broken, course } = playedFrom(t, company('FCM', 'run_routes', { routes }))
    expect(broken).toBeUndefined()
    expect(course.moves.at(-1)?.action).toMatchObject({ routes: [{ stops: ['N23.4', 'N25.1'] }] })
    expect(course.findings).toEqual([])
  })
})
