import { describe, expect, test } from 'vitest'
import { certificates, certificatesWithBids } from '../../../shared/games/mx1822/certificates.ts'
import type { Private } from '../../../shared/games/mx1822/privates.ts'
import { PRIVATES } from '../../../shared/games/mx1822/privates.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { buy, cash, major, mexico, minor, ndem, phase, reprice, sell, takeOut } from './position.ts'

/** Hands a seat this many privates, from the end of the pile. */
function privates(s: State, seat: number, count: number): void {
  for (const id of PRIVATES.slice(-count) as Private[]) {
    takeOut(s, id)
    s.players[seat]!.privates.push(id)
  }
}

describe('5.5 Selling', () => {
  test('[5.5.1] only shares of companies that have completed a turn', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 1, shares: [2, 3], turns: 0 })
      ndem(s, [2], 0)
      minor(s, 'M1', { director: 0 })
    })
    expect(t.refused(0, sell('MC', 1))).toBe('5.5.1')
    expect(t.refused(0, sell('NDEM', 1))).toBe('5.5.1')
    expect(t.refused(0, sell('FCM', 1))).toBe('5.5.1')
    expect(t.can(0, 'sell')).toEqual([])
  })

  test('[5.5.1] never more than half of a major in the pool; the NdeM has no such limit', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 1, shares: [4, 4], pool: 2 })
      ndem(s, [4])
      s.shares.NDEM!.pool = 9
    })
    expect(t.can(0, 'sell').filter((it) => it.company === 'MC')).toHaveLength(3)
    expect(t.refused(0, sell('MC', 4))).toBe('5.5.1')
    t.play(0, sell('MC', 3)).play(0, sell('NDEM', 4))
    expect(t.state.shares.MC).toMatchObject({ players: [1, 4, 0], pool: 5 })
    expect(t.state.shares.NDEM!.pool).toBe(13)
  })

  test('[5.5.1] the director keeps the certificate while nobody else holds 20 %', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 0, shares: [4, 1, 1] }))
    expect(t.refused(0, sell('MC', 3))).toBe('5.5.1')
    t.play(0, sell('MC', 2))
    expect(t.state.companies.MC!.director).toBe(0)
  })

  test('[5.5.1] the largest holder takes the certificate, among equals the next in order', () => {
    const t = mexico(4, (s) => {
      s.order = [0, 3, 2, 1]
      major(s, 'MC', { director: 0, shares: [4, 2, 2, 1] })
    }).play(0, sell('MC', 4))
    expect(t.state.companies.MC!.director).toBe(2)
    expect(t.told('director')).toEqual([{ type: 'director', company: 'MC', seat: 2 }])
    const most = mexico(4, (s) => major(s, 'MC', { director: 0, shares: [4, 2, 3, 1] })).play(0, sell('MC', 2))
    expect(most.state.companies.MC!.director).toBe(2)
    const stays = mexico(4, (s) => major(s, 'MC', { director: 0, shares: [4, 2, 3, 1] })).play(0, sell('MC', 1))
    expect(stays.state.companies.MC!.director).toBe(0)
  })

  test('[5.5.2][5.5.3] a director sells 3 at 120: 360, and the price falls three spaces', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 0, price: 120, shares: [5, 1] })).play(0, sell('MC', 3))
    expect(t.cash(0)).toBe(860)
    expect(t.price('MC')).toBe(90)
  })

  test('[5.5.3] anybody else’s sale costs one space', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 1, price: 120, shares: [3, 4] })).play(0, sell('MC', 3))
    expect(t.cash(0)).toBe(860)
    expect(t.price('MC')).toBe(110)
  })

  test('[5.5.3] who gives the directorship away sells as director', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 0, price: 100, shares: [2, 2] })).play(0, sell('MC', 2))
    expect(t.price('MC')).toBe(80)
    expect(t.state.companies.MC!.director).toBe(1)
  })

  test('[5.5.3] all shares of a company are one sale', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 1, shares: [3, 4] })).play(0, sell('MC', 1))
    expect(t.refused(0, sell('MC', 1))).toBe('5.5.3')
  })

  test('[5.5.3] at a table of two only a director’s sale moves the price', () => {
    const t = mexico(2, (s) => major(s, 'MC', { director: 1, shares: [3, 4] })).play(0, sell('MC', 2))
    expect(t.price('MC')).toBe(100)
  })

  test('[5.5.4] a sale of the NdeM leaves its price alone', () => {
    const t = mexico(3, (s) => ndem(s, [4])).play(0, sell('NDEM', 4))
    expect(t.price('NDEM')).toBe(100)
    expect(t.cash(0)).toBe(900)
  })

  test('[5.5.5] at the left end nothing moves', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 1, price: 5, shares: [3, 4] })
      major(s, 'FCM', { director: 1, price: 5 })
    }).play(0, sell('MC', 3))
    expect(t.state.market[0]).toEqual(['MC', 'FCM'])
    expect(t.cash(0)).toBe(515)
  })

  test('[5.5.6][5.5.7] tokens come to lie under others, in the order of the sales', () => {
    const t = mexico(3, (s) => {
      minor(s, 'M1', { director: 1, price: 90 })
      major(s, 'MC', { director: 1, price: 100, shares: [3, 4] })
      major(s, 'FCM', { director: 1, price: 100, shares: [3, 4] })
    })
    t.play(0, sell('FCM', 1)).play(0, sell('MC', 1))
    expect(t.state.market[13]).toEqual(['M1', 'FCM', 'MC'])
  })

  test('[5.5.8][5.11.5] over the limit a player must sell first, as many as needed', () => {
    const t = mexico(3, (s) => {
      privates(s, 0, 14)
      major(s, 'MC', { director: 1, shares: [4, 4] })
      ndem(s, [2])
    })
    expect(certificates(t.state, 0)).toBe(18)
    for (const action of [{ type: 'pass' }, buy('NDEM', 'pool'), { type: 'bid', bids: [{ item: 'M1', amount: 100 }] }])
      expect(t.refused(0, action)).toBe('5.5.8')
    expect(t.refused(0, sell('MC', 1))).toBe('5.5.8')
    expect(new Set(t.can(0, 'sell').map((it) => `${it.company} ${it.shares}`))).toEqual(
      new Set(['MC 2', 'MC 3', 'MC 4', 'NDEM 1', 'NDEM 2']),
    )
    expect(t.can(0, 'pass')).toEqual([])
    t.play(0, sell('NDEM', 1)).play(0, sell('MC', 2)).pass(0)
    expect(certificates(t.state, 0)).toBe(16)
  })

  test('[5.5.8] what cannot be sold is not asked for, and a loan is repaid only afterwards', () => {
    const t = mexico(3, (s) => {
      privates(s, 0, 15)
      major(s, 'MC', { director: 1, shares: [3, 4], pool: 3 })
      s.players[0]!.loan = 10
    })
    expect(t.refused(0, { type: 'repay', amount: 10 })).toBe('5.5.8')
    t.play(0, sell('MC', 2)).play(0, { type: 'repay', amount: 10 })
    expect(certificates(t.state, 0)).toBe(16)
    const stuck = mexico(3, (s) => {
      privates(s, 0, 17)
      s.privates = { boxes: [], pile: [] }
    })
    stuck.pass(0)
    expect(stuck.active).toEqual([1])
  })

  test('[5.5.8] the need may be spread over companies', () => {
    const t = mexico(3, (s) => {
      privates(s, 0, 15)
      major(s, 'MC', { director: 1, shares: [2, 4] })
      major(s, 'FCM', { director: 1, shares: [1, 4] })
    }).play(0, sell('MC', 1))
    expect(t.refused(0, { type: 'pass' })).toBe('5.5.8')
    t.play(0, sell('FCM', 1)).pass(0)
    expect(certificates(t.state, 0)).toBe(16)
  })

  test('[5.5.8] a sale that takes the price into the yellow area frees what is left', () => {
    const over = (price: number, director: number) =>
      mexico(3, (s) => {
        privates(s, 0, 14)
        major(s, 'MC', { director, price, shares: [5, 5] })
      })
    const t = over(50, 1).play(0, sell('MC', 1))
    expect([t.price('MC'), certificates(t.state, 0)]).toEqual([45, 14])
    t.pass(0)
    expect(over(60, 1).refused(0, sell('MC', 1))).toBe('5.5.8')
    expect(over(60, 0).refused(0, sell('MC', 1))).toBe('5.5.8')
    expect(certificates(over(60, 0).play(0, sell('MC', 2)).state, 0)).toBe(14)
  })

  test('[4.2.7] minors, privates and concessions are not for sale', () => {
    const t = mexico(3, (s) => {
      minor(s, 'M1', { director: 0 })
      privates(s, 0, 2)
    })
    expect(t.can(0, 'sell')).toEqual([])
    expect(t.refused(0, { type: 'sell', company: 'M1', shares: 1 })).toBe('house.action')
  })
})

describe('5.6 Buying', () => {
  test('[5.6.1][5.6.3] a treasury share is paid to the company, a pool share to the bank; the price stays', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 0, price: 80, shares: [4], pool: 2 }))
    const bank = t.state.bank.cash
    t.play(0, buy('MC', 'treasury')).play(1, buy('MC', 'pool'))
    expect(t.state.companies.MC!.cash).toBe(80)
    expect(t.state.bank.cash).toBe(bank + 80)
    expect(t.state.shares.MC).toMatchObject({ players: [5, 1, 0], treasury: 3, pool: 1 })
    expect(t.price('MC')).toBe(80)
  })

  test('[5.6.1] only what is there, and what can be paid beside own highest bids', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 1, price: 60 })
      major(s, 'FCM', { director: 1, price: 70 })
      cash(s, 0, 300)
      s.bids = {
        M1: [{ seat: 0, amount: 140 }],
        M2: [{ seat: 0, amount: 100 }],
        M3: [
          { seat: 0, amount: 100 },
          { seat: 1, amount: 105 },
        ],
      }
    })
    expect(t.refused(0, buy('MC', 'pool'))).toBe('5.6.1')
    expect(t.refused(0, buy('FCM', 'treasury'))).toBe('5.6.1')
    t.play(0, buy('MC', 'treasury'))
    expect(t.cash(0)).toBe(240)
  })

  test('[5.6.2] no share before the director’s certificate', () => {
    expect(mexico().refused(0, buy('MC', 'treasury'))).toBe('5.6.2')
  })

  test('[5.6.4] one certificate ends the turn', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 0 })).play(0, buy('MC', 'treasury'))
    expect(t.active).toEqual([1])
  })

  test('[5.6.5] not of a company sold in this stock round', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 1, shares: [3, 4] }))
      .play(0, sell('MC', 1))
      .pass(0, 1, 2)
    expect(t.refused(0, buy('MC', 'pool'))).toBe('5.6.5')
    expect(t.can(0, 'buy').map((it) => it.company)).toEqual(['NDEM'])
  })

  test('[5.6.6] nobody buys a seventh share, of the NdeM neither', () => {
    const t = mexico(3, (s) => {
      major(s, 'MC', { director: 0, shares: [6] })
      ndem(s, [4])
      Object.assign(s.shares.NDEM!, { players: [6, 0, 0], pool: 7 })
    })
    expect(t.refused(0, buy('MC', 'treasury'))).toBe('5.6.6')
    expect(t.refused(0, buy('NDEM', 'pool'))).toBe('5.6.6')
    t.given((s) => (s.shares.NDEM!.players = [5, 0, 0])).play(0, buy('NDEM', 'pool'))
  })

  test('[5.6.7][5.11.3] not beyond the certificate limit, own highest bids counted', () => {
    const t = mexico(5, (s) => {
      privates(s, 0, 9)
      major(s, 'MC', { director: 1, shares: [0, 3] })
      major(s, 'FCM', { director: 1, price: 45 })
    })
    t.given((s) => (s.bids = { M1: [{ seat: 0, amount: 100 }] }))
    expect(certificatesWithBids(t.state, 0)).toBe(10)
    expect(t.refused(0, buy('MC', 'treasury'))).toBe('5.6.7')
    expect(t.can(0, 'buy').map((it) => it.company)).toEqual(['FCM', 'NDEM'])
    t.given((s) => (s.bids = {})).play(0, buy('MC', 'treasury'))
  })

  test('[5.6.7] not even if the directorship it brings would bring the count back', () => {
    const t = mexico(5, (s) => {
      privates(s, 0, 8)
      major(s, 'MC', { director: 1, shares: [2, 2] })
    })
    expect(certificates(t.state, 0)).toBe(10)
    expect(t.refused(0, buy('MC', 'treasury'))).toBe('5.6.7')
  })

  test('[5.6.8][4.3.9] who holds more than the director becomes director, not with as many', () => {
    const t = mexico(3, (s) => major(s, 'MC', { director: 1, shares: [2, 3] })).play(0, buy('MC', 'treasury'))
    expect(t.state.companies.MC!.director).toBe(1)
    t.pass(1, 2).play(0, buy('MC', 'treasury'))
    expect(t.state.companies.MC!.director).toBe(0)
    expect(certificates(t.state, 0)).toBe(3)
    expect(certificates(t.state, 1)).toBe(3)
  })
})

describe('5.11 Certificates', () => {
  test('[5.11.1] 16, 13 or 10, with the option 18, 14 or 11', () => {
    const full = (seats: number, limit: number, higherLimit: boolean) => {
      const t = mexico(seats, () => {}, { higherLimit }).given((s) => {
        s.players[0]!.privates = Array.from({ length: limit }, () => 'P18' as const)
      })
      expect(t.refused(0, { type: 'bid', bids: [{ item: 'P1', amount: 0 }] })).toBe('5.10.8')
      t.given((s) => s.players[0]!.privates.pop()).bid(0, ['P1', 0])
    }
    full(3, 16, false)
    full(4, 13, false)
    full(5, 10, false)
    full(3, 18, true)
    full(4, 14, true)
    full(5, 11, true)
    full(2, 27, false)
  })

  test('[5.11.2][5.3.3][4.4.4][4.2.2] what counts, and what does not', () => {
    const t = mexico(3, (s) => {
      privates(s, 0, 2)
      s.players[0]!.concessions = ['C5']
      minor(s, 'M1', { director: 0, price: 50 })
      minor(s, 'M2', { director: 0, price: 45 })
      major(s, 'MC', { director: 0, price: 60, shares: [4] })
      major(s, 'FCM', { director: 1, price: 60, shares: [2, 3] })
      major(s, 'FNM', { director: 0, price: 40, shares: [5] })
      ndem(s, [4])
    })
    expect(certificates(t.state, 0)).toBe(2 + 1 + 1 + 3 + 2)
    t.given((s) => reprice(s, 'FNM', 50))
    expect(certificates(t.state, 0)).toBe(2 + 1 + 1 + 3 + 2 + 4)
  })

  test('[4.3.8] a director’s certificate is 20 % of ten shares', () => {
    const t = mexico(3, (s) => {
      phase(s, '5')
      cash(s, 0, 1000)
    }).play(0, { type: 'form', company: 'MC', price: 60 })
    expect(t.state.shares.MC).toEqual({ players: [2, 0, 0], treasury: 8, pool: 0 })
    expect(certificates(t.state, 0)).toBe(1)
  })
})
