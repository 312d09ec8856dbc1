import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { cash, island, minor, stock } from './position.ts'
import type { Island } from './position.ts'

const bid = (amount: number) => ({ type: 'bid', amount }) as const
/** Opened at 0 unless somebody wants it for more; the others pass. */
const auctioned = (t: Island, seat: number, amount: number) => {
  while (t.state.round.at === 'auction') {
    const { highest, card } = t.state.round
    const [now] = t.active
    if (now === seat && highest?.seat !== seat) t.does(bid(amount))
    else if (!highest) t.does(bid(0))
    else t.pass()
    if (t.state.round.at !== 'auction' || t.state.round.card !== card) return t
  }
  return t
}

describe('VI.6 The auction', () => {
  test('[VI.6a] T2: the k-th player opens the k-th card, and round again', () => {
    const t = island(3, () => {}, { three: 'long' })
    const openers = [1, 2, 3, 4, 5, 6].map(() => {
      const [opener] = t.active
      auctioned(t, opener!, 0)
      return opener
    })
    expect(openers).toEqual([0, 1, 2, 0, 1, 2])
    expect(t.state.players.map(({ commissioners }) => commissioners)).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ])
  })

  test('[VI.6a] cards are bid for only in the auction', () => {
    expect(island(3, (s) => stock(s)).cannot(bid(5))).toBe('VI.6a')
  })

  test('[VI.6b] T2: the opener must bid; at 0 the card may be his', () => {
    const t = island(3)
    expect(t.cannot({ type: 'pass' })).toBe('VI.6b')
    expect(t.can('pass')).toEqual([])
    t.does(bid(0)).pass().pass()
    expect(t.told('auctioned')).toEqual([{ type: 'auctioned', seat: 0, card: 1, amount: 0 }])
  })

  test('[VI.6b] a pass is final for that card', () => {
    const t = island(3).does(bid(0)).pass().does(bid(10))
    expect(t.active).toEqual([0])
    t.does(bid(15))
    expect(t.active).toEqual([2])
  })

  test('[VI.6c] multiples of 5, each higher than the last', () => {
    const t = island(3)
    expect(t.cannot(bid(3))).toBe('VI.6c')
    t.does(bid(10))
    expect(t.cannot(bid(10))).toBe('VI.6c')
    expect(t.can('bid')).toEqual([{ type: 'bid', from: 15, to: 700, step: 5 }])
  })

  test('[VI.6d] not more than the cash; who cannot go higher passes', () => {
    const t = island(3, (s) => {
      cash(s, 1, 12)
      cash(s, 2, 8)
    })
    expect(t.cannot(bid(705))).toBe('VI.6d')
    t.does(bid(10))
    expect(t.told('auctioned')).toEqual([{ type: 'auctioned', seat: 0, card: 1, amount: 10 }])
    expect(t.cash(0)).toBe(690)
  })

  test('[VI.6e] T2: least cash comes first', () => {
    const t = island(3, () => {}, { three: 'long' })
    const wins = [
      [0, 20],
      [1, 30],
      [2, 35],
      [0, 45],
      [2, 50],
      [0, 60],
    ] as const
    for (const [seat, amount] of wins) auctioned(t, seat, amount)
    expect(t.state.players.map((player) => player.cash)).toEqual([775, 870, 815])
    expect(t.state.order).toEqual([0, 2, 1])
    expect(t.state.round).toEqual({ at: 'draft', seat: 0, pass: 1 })
  })
})

describe('VI.6 The draft', () => {
  const drafting = (seats: number, change: (s: State) => void = () => {}, options = {}) =>
    island(
      seats,
      (s) => {
        s.commissioners = []
        s.round = { at: 'draft', seat: 0, pass: 1 }
        change(s)
      },
      options,
    )
  const draft = (concession: 1 | 2 | 3 | 4 | 5 | 6) => ({ type: 'draft', concession }) as const

  test('[VI.6f] one each in order, or none; what is left leaves', () => {
    const t = drafting(3).does(draft(3)).pass().does(draft(1))
    expect(t.state.players.map(({ concessions, cash: money }) => [concessions, money])).toEqual([
      [[3], 550],
      [[], 700],
      [[1], 580],
    ])
    expect(t.state.concessions).toEqual([])
    expect(t.state.stockRound).toBe(1)
  })

  test('[VI.6f] not one that is gone, and only in the draft', () => {
    const t = drafting(3).does(draft(3))
    expect(t.cannot(draft(3))).toBe('VI.6f')
    expect(island(3, (s) => stock(s)).cannot(draft(3))).toBe('VI.6f')
  })

  test('[VI.6f] T2: twice round in the long game for three and the medium one for two, thrice in the long one for two', () => {
    const passes = (seats: number, options: object) => {
      const t = drafting(seats, () => {}, options)
      let count = 0
      while (t.state.round.at === 'draft') {
        t.pass()
        count += 1
      }
      return count / seats
    }
    expect(passes(3, { three: 'short' })).toBe(1)
    expect(passes(3, { three: 'long' })).toBe(2)
    expect(passes(2, { two: 'shortWest' })).toBe(1)
    expect(passes(2, { two: 'medium' })).toBe(2)
    expect(passes(2, { two: 'long' })).toBe(3)
    expect(passes(4, {})).toBe(1)
  })

  test('[VI.6g] who cannot pay declines', () => {
    const t = drafting(3, (s) => {
      cash(s, 0, 150)
      cash(s, 1, 100)
    })
    expect(t.cannot(draft(4))).toBe('VI.6g')
    t.does(draft(3))
    expect(t.told('declined')).toEqual([{ type: 'declined', seat: 1 }])
    expect(t.active).toEqual([2])
  })

  test('[VI.6h] no sales in the first stock round', () => {
    const t = island(3, (s) => {
      stock(s, 1)
      minor(s, 'CO')
    })
    expect(t.cannot({ type: 'sell', company: 'CO', shares: 1 })).toBe('VI.6h')
    expect(t.can('sell')).toEqual([])
  })

  test('[VI.6i] at its end unused concessions and minors leave', () => {
    const t = island(3, (s) => {
      stock(s, 1)
      s.players[1]!.concessions = [2]
      minor(s, 'CO', { trains: ['2n'] })
    }).endStockRound()
    expect(t.told('dropped')).toEqual([{ type: 'dropped', concessions: [2], minors: ['HG', 'JU', 'HY', 'DQ', 'CS'] }])
    expect(t.state.players[1]!.concessions).toEqual([])
  })
})

describe('VI.7 Founding a minor', () => {
  const founding = (change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      stock(s, 1)
      s.players[0]!.concessions = [1]
      change(s)
    })
  const found = { type: 'foundMinor', concession: 1, company: 'CO', par: 85, hex: 'D13' } as const

  test('[VI.7a] with a concession of one’s own, as the purchase of the turn', () => {
    const t = founding()
    expect(t.cannot({ ...found, concession: 2 })).toBe('VI.7a')
    t.does(found)
    expect(t.active).toEqual([1])
    expect(t.state.players[0]!.concessions).toEqual([])
  })

  test('[VI.7b] any minor nobody has founded', () => {
    const t = founding((s) => minor(s, 'CO', { director: 1, hex: 'F21' }))
    expect(t.cannot(found)).toBe('VI.7b')
    expect(t.can('foundMinor')[0]!.companies).toEqual(['HG', 'JU', 'HY', 'DQ', 'CS'])
  })

  test('[VI.7c] T1: three shares less 210', () => {
    const pays = (par: 70 | 85 | 100) =>
      700 -
      founding()
        .does({ ...found, par })
        .cash(0)
    expect([pays(70), pays(85), pays(100)]).toEqual([0, 45, 90])
    const poor = founding((s) => cash(s, 0, 44))
    expect(poor.cannot(found)).toBe('VI.7c')
    expect(poor.can('foundMinor')[0]!.pars).toEqual([70, 75, 80])
  })

  test('[VI.7d] T1: three times the price in the treasury, two shares with it', () => {
    const t = founding().does(found)
    expect(t.charter('CO')).toMatchObject({ cash: 255, floated: true, par: 85 })
    expect(t.state.shares.CO).toEqual({ players: [3, 0, 0], treasury: 2, pool: 0 })
    expect(t.price('CO')).toBe(85)
  })

  test('[VI.7e] the mill in a city without one, not Y, not La Habana; a home will do', () => {
    const t = founding((s) => minor(s, 'HG', { director: 1, hex: 'F21' }))
    for (const hex of ['F21', 'G24', 'E24', 'B7', 'C10', 'A8']) expect(t.cannot({ ...found, hex })).toBe('VI.7e')
    t.does({ ...found, hex: 'C14' })
    expect(t.state.board.tokens.C14).toEqual([{ company: 'CO', city: 0, kind: 'home' }])
  })
})
