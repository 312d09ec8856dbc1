import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { certificates } from '../../../shared/games/cuba18/certificates.ts'
import { buy, cash, island, major, minor, sell, stock, turn } from './position.ts'

const round = (change: (s: State) => void, seats = 3, options = {}) =>
  island(
    seats,
    (s) => {
      stock(s)
      change(s)
    },
    options,
  )

describe('VI.1, VI.2 The turn', () => {
  test('[VI.1a] sell as much as you like, then buy one', () => {
    const t = round((s) => {
      major(s, 'MS', { shares: [4, 2, 0] })
      major(s, 'CVC', { director: 1, shares: [3, 3, 0] })
    })
    t.does(sell('MS', 1)).does(sell('CVC', 2)).does(buy('FC', 'offering'))
    expect(t.active).toEqual([1])
    expect(t.state.shares.FC!.players).toEqual([1, 0, 0])
  })

  test('[VI.2a] shares are dealt in stock rounds only', () => {
    const t = island(3, (s) => {
      minor(s, 'CO')
      turn(s, 'CO')
    })
    expect(t.cannot(buy('FC', 'offering'))).toBe('VI.2a')
    expect(t.cannot({ type: 'found', company: 'MS', par: 80 })).toBe('VI.2a')
  })

  test('[VI.2b] in playing order until all pass one after another; a sale is no pass', () => {
    const t = round((s) => {
      minor(s, 'CO', { director: 2, cash: 100 })
      major(s, 'MS', { shares: [4, 2, 0] })
    })
    t.pass().pass().does(buy('FC', 'offering'))
    t.does(sell('MS', 1)).pass()
    expect(t.active).toEqual([1])
    t.pass().pass()
    expect(t.state.round.at).toBe('stock')
    t.pass()
    expect(t.state.round.at).toBe('operating')
  })

  test('[VI.2c] most cash first, ties keep their order', () => {
    const t = round((s) => {
      minor(s, 'CO', { cash: 100 })
      cash(s, 0, 300)
      cash(s, 1, 500)
      cash(s, 2, 500)
    }).endStockRound()
    expect(t.state.order).toEqual([1, 2, 0])
  })
})

describe('VI.3 Certificates', () => {
  /** Six of each of these to seat 0, six certificates each. */
  const crowded = (s: State, count: number) => {
    const ids = ['MS', 'CVC', 'NPP', 'SdC', 'TSS'] as const
    for (const id of ids.slice(0, count)) major(s, id, { director: 1, shares: [5, 5, 0] })
  }

  test('[VI.3a] nobody buys or founds beyond the limit', () => {
    const t = round((s) => {
      crowded(s, 5)
      s.shares.FC!.players[0] = 1
      s.shares.FC!.offering = 9
    })
    expect(certificates(t.state, 0)).toBe(26)
    expect(t.cannot(buy('FC', 'offering'))).toBe('VI.3a')
    expect(t.cannot({ type: 'found', company: 'Oe', par: 70 })).toBe('VI.3a')
    expect(t.can('buy')).toEqual([])
  })

  test('[VI.3a] the limits', () => {
    const mayBuy = (seats: number, options: object, held: number) => {
      const t = round((s) => void (s.shares.FC!.players[0] = held), seats, options)
      return t.can('found').length > 0
    }
    const limits = [
      [2, { two: 'shortEast' }, 22],
      [2, { two: 'medium' }, 32],
      [2, { two: 'long' }, 38],
      [3, { three: 'short' }, 26],
      [3, { three: 'long' }, 30],
      [4, {}, 20],
      [5, {}, 17],
      [6, {}, 15],
    ] as const
    for (const [seats, options, limit] of limits) {
      expect([mayBuy(seats, options, limit - 1), mayBuy(seats, options, limit)]).toEqual([true, false])
    }
  })

  test('[VI.3b] over the limit one sells first', () => {
    const t = round((s) => {
      crowded(s, 5)
      s.shares.FC = { players: [3, 0, 0], treasury: 0, pool: 0, offering: 7 }
    })
    expect(t.cannot({ type: 'pass' })).toBe('VI.3b')
    expect(t.cannot(buy('FC', 'offering'))).toBe('VI.3b')
    expect(t.can('pass')).toEqual([])
    t.does(sell('FC', 2)).pass()
    expect(t.active).toEqual([1])
  })

  test('[VI.3b] a sale must leave enough to sell', () => {
    const t = round((s) => {
      crowded(s, 5)
      for (const id of ['MS', 'CVC', 'NPP', 'SdC', 'TSS'] as const) s.companies[id]!.operated = false
      s.shares.FC = { players: [3, 0, 0], treasury: 0, pool: 0, offering: 7 }
    })
    expect(t.cannot(sell('FC', 1))).toBe('VI.3b')
    t.does(sell('FC', 2))
  })

  test('[VI.3b] an exchange of the director’s certificate is never refused; he sells down in his next turn', () => {
    const t = round((s) => {
      crowded(s, 4)
      major(s, 'TSS', { shares: [4, 4, 0] })
      s.shares.FC = { players: [3, 0, 0], treasury: 0, pool: 0, offering: 7 }
    })
    expect(certificates(t.state, 0)).toBe(26)
    t.pass().does(buy('TSS', 'treasury')).pass()
    expect([t.charter('TSS').director, certificates(t.state, 0)]).toEqual([1, 27])
    expect(t.cannot({ type: 'pass' })).toBe('VI.3b')
    t.does(sell('FC', 1)).pass()
  })

  test('[VI.3b] who can sell nothing may pass', () => {
    const t = round((s) => {
      crowded(s, 5)
      for (const id of ['MS', 'CVC', 'NPP', 'SdC', 'TSS'] as const) s.companies[id]!.operated = false
      s.shares.FC = { players: [3, 0, 0], treasury: 0, pool: 5, offering: 2 }
    })
    expect(t.pass().active).toEqual([1])
  })

  test('[VI.3c] a director’s certificate is one, an FC share one, commissioners and concessions none', () => {
    const t = round((s) => {
      major(s, 'MS', { shares: [4, 0, 0] })
      minor(s, 'CO')
      s.shares.FC!.players[0] = 2
      s.players[0]!.commissioners = [1, 2]
      s.players[0]!.concessions = [3]
    })
    expect(certificates(t.state, 0)).toBe(3 + 2 + 2)
  })
})

describe('VI.4 Sales', () => {
  test('[VI.4a] only what one owns', () => {
    const t = round((s) => major(s, 'MS', { director: 1, shares: [1, 3, 0] }))
    expect(t.cannot(sell('MS', 2))).toBe('VI.4a')
    expect(t.cannot(sell('CVC', 1))).toBe('VI.4a')
  })

  test('[VI.4b] not before it has operated; the FC after the first operating round', () => {
    const t = round((s) => {
      major(s, 'MS', { director: 1, shares: [2, 3, 0], operated: false })
      s.shares.FC!.players[0] = 1
    })
    expect(t.cannot(sell('MS', 1))).toBe('VI.4b')
    expect(t.can('sell')).toEqual([sell('FC', 1)])
  })

  test('[VI.4c] one lot of a company in a turn', () => {
    const t = round((s) => major(s, 'MS', { director: 1, shares: [3, 4, 0] })).does(sell('MS', 1))
    expect(t.cannot(sell('MS', 1))).toBe('VI.4c')
  })

  test('[VI.4d] T28: 50 % in the pool at most', () => {
    const t = round((s) => {
      major(s, 'MS', { director: 1, shares: [3, 3, 0], pool: 4 })
      minor(s, 'CO', { director: 1, shares: [1, 2, 0], pool: 2 })
    })
    expect(t.cannot(sell('MS', 2))).toBe('VI.4d')
    expect(t.cannot(sell('CO', 1))).toBe('VI.4d')
    expect(t.can('sell')).toEqual([sell('MS', 1)])
  })

  test('[VI.4e] the director’s certificate is never sold', () => {
    const t = round((s) => major(s, 'MS', { shares: [3, 1, 1] }))
    expect(t.cannot(sell('MS', 2))).toBe('VI.4e')
    expect(t.can('sell')).toEqual([sell('MS', 1)])
    const heir = round((s) => major(s, 'MS', { shares: [3, 2, 0] })).does(sell('MS', 3))
    expect(heir.charter('MS').director).toBe(1)
  })

  test('[VI.4f] T10: three shares at 110: 330 in hand, price 95; the FC’s stays', () => {
    const t = round((s) => {
      major(s, 'MS', { director: 1, shares: [3, 4, 0], price: 110 })
      s.shares.FC = { players: [3, 0, 0], treasury: 0, pool: 0, offering: 7 }
    })
    t.does(sell('MS', 3))
    expect([t.cash(0), t.price('MS')]).toEqual([1030, 95])
    t.does(sell('FC', 2))
    expect([t.cash(0), t.price('FC')]).toEqual([1130, 50])
  })
})

describe('VI.5 Purchases', () => {
  test('[VI.5a] what is there: offering, treasury, pool', () => {
    const t = round((s) => {
      major(s, 'MS', { director: 1, shares: [0, 5, 0], pool: 1 })
      minor(s, 'CO', { director: 1, pool: 1 })
    })
    expect(t.can('buy')).toEqual([buy('CO', 'pool'), buy('MS', 'treasury'), buy('MS', 'pool'), buy('FC', 'offering')])
    expect(t.cannot(buy('FC', 'pool'))).toBe('VI.5a')
    expect(t.cannot(buy('CVC', 'offering'))).toBe('VI.5a')
    expect(t.cannot(buy('FC', 'treasury'))).toBe('VI.5a')
  })

  test('[VI.5b] a minor’s treasury is closed to players', () => {
    const t = round((s) => minor(s, 'CO', { director: 1 }))
    expect(t.cannot(buy('CO', 'treasury'))).toBe('VI.5b')
  })

  test('[VI.5c] at the market’s price, to the bank, or to the major for its own shares', () => {
    const t = round((s) => {
      major(s, 'MS', { director: 1, shares: [0, 5, 0], pool: 1, price: 110 })
      cash(s, 1, 100)
    })
    const { bank } = t.state
    t.does(buy('MS', 'treasury'))
    expect([t.cash(0), t.charter('MS').cash, t.state.bank.cash]).toEqual([590, 110, bank.cash])
    expect(t.cannot(buy('MS', 'pool'))).toBe('VI.5c')
    t.given((s) => cash(s, 1, 110))
    const before = t.state.bank.cash
    t.does(buy('MS', 'pool'))
    expect([t.cash(1), t.state.bank.cash - before]).toEqual([0, 110])
  })

  test('[VI.5d] nothing of a company sold in the same round, also in a later turn', () => {
    const t = round((s) => major(s, 'MS', { director: 1, shares: [2, 3, 0] }))
    t.does(sell('MS', 1))
    expect(t.cannot(buy('MS', 'pool'))).toBe('VI.5d')
    t.pass().does(buy('FC', 'offering')).pass()
    expect(t.cannot(buy('MS', 'pool'))).toBe('VI.5d')
  })

  test('[VI.5e] T32: 60 %; with two players 70 % of a major and the FC, 80 % of a minor', () => {
    const held = (s: State, players: number[], minors: number[], fc: number[]) => {
      major(s, 'MS', { shares: players })
      minor(s, 'CO', { shares: minors, pool: 1 })
      s.shares.FC = { players: fc, treasury: 0, pool: 0, offering: 10 - fc[0]! }
    }
    const three = round((s) => held(s, [6, 0, 0], [3, 0, 0], [6, 0, 0]))
    expect(three.cannot(buy('MS', 'treasury'))).toBe('VI.5e')
    expect(three.can('buy')).toEqual([])
    const two = round((s) => held(s, [6, 0], [3, 0], [6, 0]), 2)
    expect(two.can('buy')).toEqual([buy('CO', 'pool'), buy('MS', 'treasury'), buy('FC', 'offering')])
    const full = round((s) => held(s, [7, 0], [4, 0], [7, 0]), 2)
    expect(full.can('buy')).toEqual([])
  })
})

describe('VI.8 Founding a major', () => {
  test('[VI.8a] one nobody has founded', () => {
    const t = round(() => {}).does({ type: 'found', company: 'MS', par: 70 })
    expect(t.cannot({ type: 'found', company: 'MS', par: 70 })).toBe('VI.8a')
    expect(t.charter('MS')).toMatchObject({ director: 0, floated: false, par: 70, cash: 0 })
  })

  test('[VI.8b] for twice the price', () => {
    const t = round((s) => cash(s, 0, 150))
    expect(t.cannot({ type: 'found', company: 'MS', par: 80 })).toBe('VI.8b')
    expect(t.can('found').map(({ par }) => par)).not.toContain(80)
    t.does({ type: 'found', company: 'MS', par: 75 })
    expect([t.cash(0), t.price('MS')]).toEqual([0, 75])
  })

  const sold = (shares: number[]) =>
    round((s) => {
      minor(s, 'CO', { cash: 100 })
      major(s, 'MS', { shares, price: 80, operated: false })
      const stockOf = s.shares.MS!
      stockOf.offering = stockOf.treasury
      stockOf.treasury = 0
      Object.assign(s.companies.MS!, { floated: false, available: 0 })
    }).endStockRound()

  test('[VI.8c] T11: half of it sold and it floats with the money; the rest goes to its treasury', () => {
    const floats = [sold([3, 2, 0]), sold([3, 3, 0]), sold([4, 3, 0]), sold([4, 4, 2])]
    expect(floats.map((t) => t.charter('MS').cash)).toEqual([400, 480, 560, 800])
    expect(floats.map((t) => t.charter('MS').available)).toEqual([2, 2, 3, 4])
    expect(floats[0]!.state.shares.MS).toMatchObject({ treasury: 5, offering: 0 })
  })

  test('[VI.8c] T11: with four shares sold it waits', () => {
    const t = sold([2, 2, 0])
    expect(t.charter('MS')).toMatchObject({ floated: false, cash: 0 })
    expect(t.state.shares.MS).toMatchObject({ treasury: 0, offering: 6 })
    expect(t.price('MS')).toBe(80)
  })

  test('[VI.8d] only majors of the version', () => {
    const t = round(() => {}, 2, { two: 'shortWest' })
    expect(t.cannot({ type: 'found', company: 'NPP', par: 70 })).toBe('VI.8d')
    expect(new Set(t.can('found').map(({ company }) => company))).toEqual(new Set(['Oe', 'MS', 'CVC', 'StSp']))
  })

  test('[VI.8e] floats, then sold-out companies rise, then the order', () => {
    const t = sold([4, 4, 2])
    expect(t.news.map(({ type }) => type).slice(1, 4)).toEqual(['floated', 'soldOut', 'order'])
    expect(t.price('MS')).toBe(85)
  })
})

describe('VI.9 The director', () => {
  test('[VI.9a] more shares take the certificate, equal ones do not', () => {
    const t = round((s) => major(s, 'MS', { director: 1, shares: [2, 2, 0] }))
    t.does(buy('MS', 'treasury'))
    expect(t.charter('MS').director).toBe(0)
    const equal = round((s) => major(s, 'MS', { director: 1, shares: [1, 2, 0] })).does(buy('MS', 'treasury'))
    expect(equal.charter('MS').director).toBe(1)
  })

  test('[VI.9a] T29: A sells one of three and keeps two ordinary ones, B is director', () => {
    const t = round((s) => major(s, 'MS', { shares: [3, 3, 0], price: 90 })).does(sell('MS', 1))
    expect([t.charter('MS').director, t.cash(0), t.price('MS')]).toEqual([1, 790, 85])
    expect(certificates(t.state, 0)).toBe(2)
  })

  test('[VI.9a] of a minor with two shares, 40 %', () => {
    const t = round((s) => minor(s, 'CO', { shares: [2, 2, 0], pool: 1 })).does(sell('CO', 1))
    expect(t.charter('CO').director).toBe(1)
    const one = round((s) => minor(s, 'CO', { shares: [3, 1, 0] }))
    expect(one.cannot(sell('CO', 2))).toBe('VI.4e')
  })

  test('[VI.9b] among equals the next in playing order', () => {
    const t = round((s) => {
      s.order = [0, 2, 1]
      s.round = { at: 'stock', seat: 0, passes: 0, sold: [] }
      major(s, 'MS', { shares: [3, 3, 3] })
    }).does(sell('MS', 1))
    expect(t.charter('MS').director).toBe(2)
  })
})
