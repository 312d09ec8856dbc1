import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../shared/engine/game.ts'
import { buy, cash, concession, major, mexico, minor, ndem, phase, sell } from './position.ts'

const bid = (item: string, amount: number, done?: true) => ({
  type: 'bid',
  bids: [{ item, amount }],
  ...(done ? { done } : {}),
})

describe('5.1 A turn', () => {
  test('[5.1.2] in order from Player 1, until all pass one after another', () => {
    const t = mexico(3, (s) => (s.order = [2, 0, 1])).given((s) => s.round.at === 'stock' && (s.round.seat = 2))
    expect(t.active).toEqual([2])
    t.pass(2)
    expect(t.active).toEqual([0])
    t.bid(0, ['P2', 0]).pass(1, 2)
    expect(t.active).toEqual([0])
    expect(t.state.round).toMatchObject({ at: 'stock', passes: 2 })
    t.pass(0)
    expect(t.state.round.at).toBe('operating')
    expect(t.refused(t.active[0]!, buy('NDEM', 'pool'))).toBe('5.1.2')
  })

  test('[5.1.2] nobody acts out of turn', () => {
    expect(mexico().refused(1, { type: 'pass' })).toBe(HOUSE.turn)
  })

  test('[5.1.3] sell, then repay, then bid', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 0, shares: [4] })
      ndem(s, [2])
    })
    t.play(0, sell('NDEM', 1))
      .play(0, sell('MC', 1))
      .play(0, bid('M1', 100) as never)
    expect(t.refused(0, sell('MC', 1))).toBe('5.1.3')
    expect(t.refused(0, buy('FCM', 'treasury'))).toBe('5.1.3')
    expect(t.can(0, 'sell')).toEqual([])
    expect(t.can(0, 'buy')).toEqual([])
    t.pass(0)
    expect(t.active).toEqual([1])
  })

  test('[5.1.3] no sale after a repayment, and no repayment after a bid', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 0, shares: [4] })
      s.players[0]!.loan = 60
    }).play(0, { type: 'repay', amount: 60 })
    expect(t.refused(0, sell('MC', 1))).toBe('5.1.3')
    t.play(0, bid('M1', 100) as never).given((s) => (s.players[0]!.loan = 30))
    expect(t.refused(0, { type: 'repay', amount: 10 })).toBe('5.1.3')
    expect(t.can(0, 'repay')).toEqual([])
  })

  test('[5.1.3] buying, converting and forming exclude bids', () => {
    const t = mexico(3, (s) => {
      concession(s, 0, 'FNM')
      phase(s, '2')
      cash(s, 0, 1000)
    }).play(0, bid('M1', 100) as never)
    expect(t.refused(0, { type: 'convert', company: 'FNM', price: 60 })).toBe('5.1.3')
    expect(t.refused(0, { type: 'form', company: 'FNM', price: 60 })).toBe('5.1.3')
    expect(t.can(0, 'convert')).toEqual([])
  })

  test('[5.1.3] doing nothing is a pass; a turn with a sale or a repayment is not', () => {
    const t = mexico(3, (s) => {
      ndem(s, [1])
      s.players[1]!.loan = 30
    })
    t.play(0, sell('NDEM', 1)).pass(0)
    expect(t.state.round).toMatchObject({ passes: 0 })
    t.play(1, { type: 'repay', amount: 5 }).pass(1)
    expect(t.state.round).toMatchObject({ passes: 0 })
    t.pass(2)
    expect(t.state.round).toMatchObject({ passes: 1 })
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: 2 }])
  })

  test('[5.2.1] shares sold can be bought from the pool', () => {
    const t = mexico(3, (s) => ndem(s, [4]))
      .play(0, sell('NDEM', 3))
      .pass(0)
    expect(t.state.shares.NDEM).toMatchObject({ pool: 3 })
    t.play(1, buy('NDEM', 'pool'))
    expect(t.state.shares.NDEM).toMatchObject({ players: [1, 1, 0], pool: 2 })
    expect(t.cash(1)).toBe(400)
  })
})

describe('5.4 Loans', () => {
  const indebted = () =>
    mexico(3, (s) => {
      s.stockRound = 2
      s.players[0]!.loan = 90
      cash(s, 0, 150)
      phase(s, '5')
      major(s, 'MC', { director: 1 })
      concession(s, 0, 'FNM')
    })

  test('[5.4.1] with a loan nobody buys, converts, forms or bids', () => {
    const t = indebted()
    for (const action of [
      buy('MC', 'treasury'),
      { type: 'convert', company: 'FNM', price: 60 },
      { type: 'form', company: 'FCP', price: 60 },
      bid('M1', 100),
    ])
      expect(t.refused(0, action)).toBe('5.4.1')
    expect([...new Set(t.offers(0).map((offer) => offer.type))]).toEqual(['repay', 'pass', 'passUntil', 'bidUpTo'])
  })

  test('[5.4.2] any part may be repaid, and then the turn goes on', () => {
    const t = indebted()
    const before = t.state.bank.cash
    expect(t.can(0, 'repay')).toEqual([{ type: 'repay', to: 90 }])
    expect(t.refused(0, { type: 'repay', amount: 91 })).toBe('5.4.2')
    t.play(0, { type: 'repay', amount: 50 })
    expect(t.state.players[0]).toMatchObject({ cash: 100, loan: 40 })
    expect(t.refused(0, buy('MC', 'treasury'))).toBe('5.4.1')
    t.play(0, { type: 'repay', amount: 40 })
    expect(t.cash(0)).toBe(60)
    expect(t.state.bank.cash).toBe(before)
    expect(t.can(0, 'bid').length).toBeGreaterThan(0)
  })

  test('[5.4.2] with a loan a player may pass and keep the shares', () => {
    const t = mexico(3, (s) => {
      s.players[0]!.loan = 90
      ndem(s, [2])
    }).pass(0)
    expect(t.state.shares.NDEM!.players[0]).toBe(2)
  })

  test('[5.4.4] repayments do not go to the bank', () => {
    const t = indebted()
    const money = () => t.state.bank.cash + t.state.players.reduce((sum, player) => sum + player.cash, 0)
    const before = money()
    t.play(0, { type: 'repay', amount: 90 })
    expect(money()).toBe(before - 90)
  })

  test('[5.4.3][5.12.9] at the end of the stock round a debt grows by half, rounded up', () => {
    const t = indebted()
      .play(0, { type: 'repay', amount: 50 })
      .given((s) => minor(s, 'M1', { director: 1, trains: ['5'] }))
    t.endStockRound()
    expect(t.state.players[0]!.loan).toBe(60)
    expect(t.told('interest')).toEqual([{ type: 'interest', seat: 0, interest: 20, loan: 60 }])
    const odd = indebted().given((s) => (s.players[0]!.loan = 45))
    odd.given((s) => minor(s, 'M1', { director: 1, trains: ['5'] })).endStockRound()
    expect(odd.state.players[0]!.loan).toBe(68)
  })
})
