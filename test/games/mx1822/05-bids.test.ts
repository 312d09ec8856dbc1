import { describe, expect, test } from 'vitest'
import { certificatesWithBids } from '../../../shared/games/mx1822/certificates.ts'
import type { Item } from '../../../shared/games/mx1822/state.ts'
import { cash, concession, major, mexico, minor, ndem } from './position.ts'

const bid = (...bids: [Item, number][]) => ({
  type: 'bid' as const,
  bids: bids.map(([item, amount]) => ({ item, amount })),
})

describe('5.10 Bids', () => {
  test('[5.10.1] for what lies in the boxes', () => {
    const t = mexico()
    for (const item of ['M5', 'C4', 'P4', 'M18', 'M14'] as const) expect(t.refused(0, bid([item, 200]))).toBe('5.10.1')
    expect(t.can(0, 'bid').map((it) => it.item)).toEqual(['M1', 'M2', 'M3', 'M4', 'C1', 'C2', 'C3', 'P1', 'P2', 'P3'])
  })

  test('[5.10.3] a new item takes a cube, and there are 6, 5 or 4', () => {
    const t = mexico(5, (s) => cash(s, 0, 900))
      .bid(0, ['P1', 0], ['P2', 0], ['P3', 0])
      .pass(1, 2, 3, 4)
    t.play(0, bid(['M1', 100]))
    expect(t.refused(0, bid(['M2', 100]))).toBe('5.10.3')
    expect(t.can(0, 'bid')).toEqual([])
  })

  test('[5.10.3][5.10.10] the cube stays with the item when outbid, and raises need none', () => {
    const t = mexico(5, (s) => cash(s, 0, 900))
      .bid(0, ['P1', 0], ['P2', 0], ['P3', 0])
      .bid(1, ['P1', 5])
      .pass(2, 3, 4)
    t.play(0, bid(['M1', 100]))
    expect(t.refused(0, bid(['M2', 100]))).toBe('5.10.3')
    expect(t.can(0, 'bid').map((it) => it.item)).toEqual(['P1'])
    t.play(0, bid(['P1', 10]))
    expect(t.state.bids.P1).toEqual([
      { seat: 1, amount: 5 },
      { seat: 0, amount: 10 },
    ])
  })

  test('[5.10.4] an own highest bid is not raised', () => {
    const t = mexico().play(0, bid(['M1', 100]))
    expect(t.refused(0, bid(['M1', 105]))).toBe('5.10.4')
    expect(mexico().refused(0, bid(['M1', 100], ['M1', 105]))).toBe('5.10.4')
  })

  test('[5.10.5] three bids in a turn, at once or one after another; the third ends it', () => {
    const t = mexico()
    expect(
      t.refused(0, { ...bid(['P1', 0], ['P2', 0], ['P3', 0]), bids: Array(4).fill({ item: 'P1', amount: 0 }) }),
    ).toBe('house.action')
    t.play(0, bid(['P1', 0])).play(0, bid(['P2', 0]))
    expect(t.refused(0, bid(['P3', 0], ['M1', 100]))).toBe('5.10.5')
    expect(t.can(0, 'bid')[0]).toMatchObject({ left: 1 })
    t.play(0, bid(['P3', 0]))
    expect(t.active).toEqual([1])
  })

  test('[5.10.5] bid and done is one action', () => {
    const t = mexico().bid(0, ['M1', 100], ['M2', 100])
    expect(t.active).toEqual([1])
    expect(t.told('bid')).toEqual([
      { type: 'bid', seat: 0, item: 'M1', amount: 100 },
      { type: 'bid', seat: 0, item: 'M2', amount: 100 },
    ])
  })

  test('[5.10.6][4.2.4][4.2.5] multiples of 5, not below face value; nothing is a bid for a private', () => {
    const t = mexico()
    for (const [item, amount] of [
      ['M1', 95],
      ['M1', 101],
      ['C2', 95],
      ['C1', 195],
      ['P1', 3],
    ] as [Item, number][])
      expect(t.refused(0, bid([item, amount]))).toBe('5.10.6')
    const low = (item: Item) => t.can(0, 'bid').find((it) => it.item === item)!.from
    expect([low('M1'), low('C1'), low('C2'), low('P1')]).toEqual([100, 200, 100, 0])
    t.bid(0, ['P1', 0])
    expect(t.state.bids.P1).toEqual([{ seat: 0, amount: 0 }])
  })

  test('[5.10.7] higher than the highest', () => {
    const t = mexico().bid(0, ['M1', 120])
    expect(t.refused(1, bid(['M1', 120]))).toBe('5.10.7')
    t.bid(1, ['M1', 125])
  })

  test('[5.10.7] all own highest bids together not above the cash; outbid ones do not bind', () => {
    const t = mexico(3, (s) => cash(s, 0, 300)).play(0, bid(['M1', 150]))
    expect(t.can(0, 'bid').find((it) => it.item === 'M2')).toMatchObject({ from: 100, to: 150, step: 5 })
    expect(t.refused(0, bid(['M2', 155]))).toBe('5.10.7')
    t.play(0, bid(['M2', 150]))
      .pass(0)
      .bid(1, ['M1', 155])
      .pass(2)
    t.bid(0, ['M3', 150])
  })

  test('[5.10.8][5.11.4] each own highest bid counts as a certificate, and there is none at the limit', () => {
    const t = mexico(5, (s) => (s.players[0]!.privates = Array.from({ length: 8 }, () => 'P18' as const)))
    t.play(0, bid(['M3', 100])).play(0, bid(['P2', 0]))
    expect(certificatesWithBids(t.state, 0)).toBe(10)
    expect(t.refused(0, bid(['P3', 0]))).toBe('5.10.8')
    t.pass(0).bid(1, ['M3', 105]).pass(2, 3, 4)
    t.bid(0, ['M3', 110])
  })

  test('[5.10.8] the lot counts one while it is bid for, two when it is won', () => {
    const t = mexico(5, (s) => (s.players[0]!.privates = Array.from({ length: 9 }, () => 'P18' as const)))
    t.bid(0, ['C1', 200])
    expect(certificatesWithBids(t.state, 0)).toBe(10)
    t.endStockRound()
    expect(certificatesWithBids(t.state, 0)).toBe(11)
  })

  test('[5.10.8] C27 who won it at the limit must sell in the next stock round, and not the NdeM', () => {
    const t = mexico(5, (s) => {
      s.players[0]!.privates = Array.from({ length: 7 }, () => 'P18' as const)
      major(s, 'MC', { director: 1, shares: [2, 3] })
      ndem(s, [2])
      concession(s, 0, 'FCM')
      minor(s, 'M18', { director: 0, price: 50 })
    })
    expect(certificatesWithBids(t.state, 0)).toBe(11)
    t.play(0, { type: 'sell', company: 'NDEM', shares: 1 })
    expect(t.refused(0, { type: 'pass' })).toBe('5.5.8')
    t.play(0, { type: 'sell', company: 'MC', shares: 1 }).pass(0)
  })

  test('[4.1.2] privates are won by bids', () => {
    const t = mexico().bid(0, ['P2', 0]).bid(1, ['P3', 15]).endStockRound()
    expect(t.state.players.map((player) => player.privates)).toEqual([['P2'], ['P3'], []])
  })
})
