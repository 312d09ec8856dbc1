import { describe, expect, test } from 'vitest'
import { NDEM } from '../../../shared/games/mx1822/companies.ts'
import { startOf } from '../../../shared/games/mx1822/closing.ts'
import { forecast } from '../../../shared/games/mx1822/forecast.ts'
import type { Mexico } from './position.ts'
import { cash, concession, major, mexico, minor, ndem, phase, reprice, trainsLeft } from './position.ts'

const trains = (t: Mexico) => t.state.companies[NDEM]!.trains

describe('5.12 End of the stock round', () => {
  test('[5.12.1][5.12.2] who bid highest pays and takes the item', () => {
    const t = mexico().bid(0, ['M2', 100], ['P1', 20]).bid(1, ['M2', 135], ['C2', 110]).pass(2, 0, 1)
    expect(t.state.round.at).toBe('operating')
    expect(t.told('won')).toEqual([
      { type: 'won', seat: 1, item: 'C2', amount: 110 },
      { type: 'won', seat: 0, item: 'P1', amount: 20 },
      { type: 'won', seat: 1, item: 'M2', amount: 135 },
    ])
    expect(t.cash(1)).toBe(500 - 110 - 135 + 10)
    expect(t.state.companies.M2).toMatchObject({ director: 1, cash: 100 })
    expect(t.state.bids).toEqual({})
    const players = t.state.players.reduce((sum, it) => sum + it.cash, 0)
    expect(t.state.bank.cash + players + t.state.companies.M2!.cash).toBe(12_000)
  })

  test('[4.2.6] price and capital by phase', () => {
    expect(startOf('1', 135)).toEqual({ price: 50, capital: 100 })
    expect(startOf('2', 135)).toEqual({ price: 60, capital: 120 })
    expect(startOf('3', 135)).toEqual({ price: 60, capital: 135 })
    expect(startOf('2', 115)).toEqual({ price: 50, capital: 100 })
    expect(startOf('2', 200)).toEqual({ price: 100, capital: 200 })
    expect(startOf('2', 255)).toEqual({ price: 100, capital: 200 })
    expect(startOf('7', 350)).toEqual({ price: 100, capital: 350 })
  })

  test('[5.12.3][4.2.5] M18 first, then the higher bid, then the lower box, under minors already there', () => {
    const t = mexico(4, (s) => {
      minor(s, 'M20', { director: 3, price: 50 })
      for (const seat of [0, 1, 2, 3]) cash(s, seat, 600)
    })
    t.bid(0, ['C1', 225], ['M1', 110]).bid(1, ['M3', 120], ['M2', 110]).endStockRound()
    expect(t.state.market[9]).toEqual(['M20', 'M18', 'M3', 'M1', 'M2'])
    expect(t.state.companies.M18).toMatchObject({ director: 0, cash: 100, start: 50 })
    expect(t.state.players[0]!.concessions).toEqual(['C1'])
  })

  test('[4.2.5] M18 starts at 50 with 100 in every phase', () => {
    const t = mexico(3, (s) => phase(s, '3'))
      .bid(0, ['C1', 400])
      .endStockRound()
    expect(t.state.companies.M18).toMatchObject({ cash: 100, start: 50 })
  })

  test('[5.12.4] an L for each minor without a bid, M18 too; above the limit they leave the game', () => {
    const t = mexico().bid(0, ['M4', 100]).endStockRound()
    expect(t.told('ndemTook').map((it) => `${it.because} ${it.minor}`)).toEqual([
      'unsold M1',
      'unsold M2',
      'unsold M3',
      'unsold M18',
      'boxOne M1',
    ])
    expect(trains(t)).toEqual(['L', 'L', 'L', 'L'])
    expect(t.state.depot.left.L).toBe(17)
    expect(t.state.depot.pool).toEqual([])
    expect(t.state.phase).toBe('1')
  })

  test('[5.12.4] the lot sold, no train for M18; an import may go without that train', () => {
    const sold = mexico().bid(0, ['C1', 200], ['M1', 100]).endStockRound()
    expect(sold.state.depot.left.L).toBe(19)
    const compat = mexico(3, () => {}, { compat: { lotWithoutTrain: true } })
      .bid(0, ['M1', 100])
      .endStockRound()
    expect(compat.state.depot.left.L).toBe(19)
  })

  test('[5.12.4] as 2 in phase 2, and only while there are any', () => {
    const t = mexico(3, (s) => {
      phase(s, '2')
      trainsLeft(s, { L: 2 })
    })
      .bid(0, ['M1', 100])
      .endStockRound()
    expect(trains(t)).toEqual(['2', '2'])
    expect(t.state.depot.left).toMatchObject({ L: 0, 3: 7 })
    expect(t.state.phase).toBe('2')
  })

  test('[5.12.5] box 1 unsold: the next new train, which may open a phase', () => {
    const t = mexico(3, (s) => {
      phase(s, '2')
      trainsLeft(s, { L: 1 })
      s.companies[NDEM]!.trains = ['2', '2', '2', '2']
      s.stockRound = 5
    }).endStockRound()
    expect(t.state.phase).toBe('3')
    expect(trains(t)).toEqual(['2', '2', '2', '3'])
    expect(t.state.depot.left).toMatchObject({ L: 0, 3: 6 })
  })

  test('[5.12.5] with empty boxes nothing is taken, but for M18 an L', () => {
    const t = mexico(3, (s) => {
      s.minors = { boxes: [], pile: [] }
      s.stockRound = 2
    }).endStockRound()
    expect(t.told('ndemTook')).toEqual([{ type: 'ndemTook', train: 'L', because: 'unsold', minor: 'M18' }])
    expect([t.told('removed'), t.state.minors.boxes]).toEqual([[], []])
  })

  test('[5.12.5] never from the pool, and a 7 of the 7/E', () => {
    const t = mexico(3, (s) => {
      phase(s, '6')
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0, 6: 0 })
      s.depot.pool = ['5']
      s.companies[NDEM]!.trains = ['6']
      s.stockRound = 9
      concession(s, 0, 'FCM')
    }).endStockRound()
    expect(t.told('ndemTook')).toEqual([{ type: 'ndemTook', train: '7', because: 'boxOne', minor: 'M1' }])
    expect(t.state.depot.pool).toEqual(['5'])
    expect(t.state.phase).toBe('7')
    expect(t.told('removed')).toEqual([{ type: 'removed', minor: 'M1', station: true }])
  })

  test('[5.12.5] a phase opened by the NdeM rusts trains everywhere', () => {
    const t = mexico(3, (s) => {
      phase(s, '5')
      trainsLeft(s, { L: 0, 3: 0, 4: 0, 5: 0 })
      s.depot.pool = ['3']
      s.companies[NDEM]!.trains = ['3', '3']
      minor(s, 'M20', { director: 0, trains: ['3'] })
      s.stockRound = 7
    }).endStockRound()
    expect(t.state.phase).toBe('6')
    expect(trains(t)).toEqual(['6'])
    expect(t.state.depot.pool).toEqual([])
    expect(t.state.companies.M20!.trains).toEqual([])
    expect(t.told('rusted')).toEqual([{ type: 'rusted', train: '3', companies: ['NDEM', 'M20'] }])
  })

  test('[5.12.5] discards are chosen by the directors before anything goes on', () => {
    const t = mexico(3, (s) => {
      phase(s, '3')
      trainsLeft(s, { L: 0, 3: 0 })
      minor(s, 'M20', { director: 2, price: 60, trains: ['3', '3'] })
      major(s, 'MC', { director: 1, price: 80, trains: ['3', '3', '3', '3'] })
      s.stockRound = 4
    }).endStockRound()
    expect(t.state.phase).toBe('4')
    expect(t.state.round.at).toBe('closing')
    expect(t.state.pending).toEqual([
      { at: 'discard', seat: 1, company: 'MC' },
      { at: 'discard', seat: 2, company: 'M20' },
    ])
    expect(t.active).toEqual([1])
    t.play(1, { type: 'discard', train: '3' })
    expect(t.active).toEqual([2])
    t.play(2, { type: 'discard', train: '3' })
    expect(t.state.depot.pool).toEqual(['3', '3'])
    expect(t.state.round.at).toBe('operating')
  })

  test('[5.12.6][4.4.2] the home becomes a station, the certificate a share', () => {
    const t = mexico().bid(0, ['M2', 100]).endStockRound()
    expect(t.state.board.tokens.B1).toEqual([{ company: 'NDEM', city: 0, kind: 'station' }])
    expect(t.state.shares.NDEM!.pool).toBe(5)
    expect(t.told('removed')).toEqual([{ type: 'removed', minor: 'M1', station: true }])
    expect([...t.state.minors.boxes, ...t.state.minors.pile]).not.toContain('M1')
  })

  test('[5.12.6] after the NdeM has closed the minor just leaves', () => {
    const t = mexico(3, (s) => {
      phase(s, '7')
      s.ndem = 'closed'
      delete s.companies[NDEM]
      delete s.shares[NDEM]
      s.stockRound = 9
      minor(s, 'M20', { director: 0, trains: ['7'] })
    }).endStockRound()
    expect(t.told('removed')).toEqual([{ type: 'removed', minor: 'M1', station: false }])
    expect(t.told('ndemTook')).toEqual([])
    expect(t.state.board.tokens.B1).toBeUndefined()
  })

  test('[5.12.7][5.1.1] what is unsold moves to the lower boxes, the piles fill the rest', () => {
    const t = mexico().bid(0, ['M1', 100], ['M2', 100], ['P2', 0]).bid(1, ['M4', 100], ['C1', 200]).endStockRound()
    expect(t.state.minors.boxes).toEqual(['M3', 'M5', 'M6', 'M7'])
    expect(t.state.concessions.boxes).toEqual(['C2', 'C3', 'C4'])
    expect(t.state.privates.boxes).toEqual(['P1', 'P3', 'P4'])
  })

  test('[5.12.8] the order goes by cash, equals keep theirs', () => {
    const t = mexico(4, (s) => {
      s.order = [3, 1, 0, 2]
      ;[250, 300, 250, 250].forEach((money, seat) => cash(s, seat, money))
      s.stockRound = 2
      minor(s, 'M20', { director: 0, trains: ['L'] })
    }).endStockRound()
    expect(t.state.order).toEqual([1, 3, 0, 2])
  })

  test('[4.1.12][5.12.8] P7’s owner may count double', () => {
    const asked = () =>
      mexico(3, (s) => {
        ;[200, 150, 310].forEach((money, seat) => cash(s, seat, money))
        s.players[1]!.privates = ['P7']
        s.stockRound = 2
      }).endStockRound()
    const t = asked()
    expect(t.state.round).toEqual({ at: 'double', seat: 1 })
    expect(t.offers(1)).toEqual([
      { type: 'double', yes: true },
      { type: 'double', yes: false },
    ])
    t.play(1, { type: 'double', yes: true })
    expect(t.state.order).toEqual([2, 1, 0])
    expect(asked().play(1, { type: 'double', yes: false }).state.order).toEqual([2, 0, 1])
    expect(t.refused(t.active[0]!, { type: 'double', yes: true })).toBe('5.12.8')
  })

  test('[4.1.12] nobody is asked when it changes nothing', () => {
    const t = mexico(3, (s) => {
      ;[200, 150, 310].forEach((money, seat) => cash(s, seat, money))
      s.players[2]!.privates = ['P7']
      s.stockRound = 2
    }).endStockRound()
    expect(t.state.round.at).toBe('operating')
    expect(t.state.order).toEqual([2, 0, 1])
  })

  test('[5.12.3] a forecast says what would happen now', () => {
    const t = mexico().bid(0, ['M2', 135], ['M3', 140])
    const { news, order } = forecast(t.view(2))
    expect(news.filter((it) => it.type === 'floated').map((it) => it.company)).toEqual(['M3', 'M2'])
    expect(news.filter((it) => it.type === 'ndemTook')).toHaveLength(4)
    expect(order).toEqual(['M3', 'M2', 'NDEM'])
    expect(t.state.news).toEqual([])
    expect(t.state.companies.M3).toBeUndefined()
  })
})

describe('5.13 Sold out', () => {
  const sold = () =>
    mexico(3, (s) => {
      major(s, 'MC', { director: 0, price: 90, shares: [4, 3, 3] })
      major(s, 'FCM', { director: 1, price: 90, shares: [3, 4, 3] })
      major(s, 'FNM', { director: 2, price: 100, shares: [2, 2, 6] })
      ndem(s, [2, 2, 0])
      minor(s, 'M20', { director: 0, price: 100, trains: ['L'] })
      s.stockRound = 2
    })

  test('[5.13.1][5.13.2] a major wholly in players’ hands moves right, dearest first, top first; the NdeM does not', () => {
    const t = sold().endStockRound()
    expect(t.price('FNM')).toBe(110)
    expect(t.state.market[14]).toEqual(['NDEM', 'M20', 'MC', 'FCM'])
    expect(t.told('soldOut').map((it) => it.company)).toEqual(['FNM', 'MC', 'FCM'])
  })

  test('[5.13.1] not with a share in the pool or the treasury', () => {
    const t = sold().given((s) => {
      Object.assign(s.shares.MC!, { players: [4, 3, 2], pool: 1 })
      Object.assign(s.shares.FCM!, { players: [3, 4, 2], treasury: 1 })
    })
    t.endStockRound()
    expect([t.price('MC'), t.price('FCM')]).toEqual([90, 90])
  })

  test('[5.13.3] minors stay', () => {
    const t = sold()
      .given((s) => reprice(s, 'M20', 60))
      .endStockRound()
    expect(t.price('M20')).toBe(60)
  })
})
