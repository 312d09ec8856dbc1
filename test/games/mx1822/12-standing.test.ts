import { describe, expect, test } from 'vitest'
import type { Item } from '../../../shared/games/mx1822/state.ts'
import { buy, cash, major, mexico, ndem, sell } from './position.ts'

const until = (when: 'action' | 'outbid' | 'end') => ({ type: 'passUntil', until: when }) as const
const upTo = (item: Item, limit: number) => ({ type: 'bidUpTo', item, limit }) as const

describe('12 Standing orders', () => {
  test('[12.1] in one’s own turn it passes at once, and again', () => {
    const t = mexico().play(0, until('end'))
    expect(t.active).toEqual([1])
    expect(t.told('passed')).toEqual([{ type: 'passed', seat: 0 }])
    t.bid(1, ['M1', 100]).pass(2)
    expect(t.active).toEqual([1])
    expect(t.told('passed').map((it) => it.seat)).toEqual([2, 0])
  })

  test('[12.1] given ahead it waits for the turn', () => {
    const t = mexico().play(1, until('end'))
    expect(t.active).toEqual([0])
    t.pass(0)
    expect(t.active).toEqual([2])
  })

  test('[12.1] until somebody does something', () => {
    const t = mexico(3, (s) => ndem(s, [1])).play(1, until('action'))
    t.play(0, sell('NDEM', 1)).pass(0)
    expect(t.active).toEqual([1])
    expect(t.view(1).secret.orders[1]).toEqual([{ kind: 'pass', until: 'action', ended: 'action' }])
    for (const action of [buy('NDEM', 'pool'), { type: 'bid', bids: [{ item: 'P1', amount: 0 }], done: true }]) {
      const other = mexico()
        .play(1, until('action'))
        .play(0, action as never)
      expect(other.active).toEqual([1])
    }
  })

  test('[12.1] until outbid: other bids do not matter', () => {
    const t = mexico().bid(0, ['M1', 100]).play(0, until('outbid')).bid(1, ['M2', 100]).pass(2)
    expect(t.active).toEqual([1])
    t.bid(1, ['M1', 105]).pass(2)
    expect(t.active).toEqual([0])
    expect(t.view(0).secret.orders[0]).toEqual([{ kind: 'pass', until: 'outbid', ended: 'outbid' }])
  })

  test('[12.1] a round in which everybody passes by order ends', () => {
    const t = mexico().bid(0, ['M1', 100]).play(0, until('end')).play(2, until('end')).pass(1)
    expect(t.state.round.at).toBe('operating')
  })

  test('[12.2] the lowest bid is made in each own turn, up to the limit', () => {
    const t = mexico().play(0, upTo('M1', 120)).bid(0, ['M1', 100]).bid(1, ['M1', 110]).pass(2)
    expect(t.told('bid')).toEqual([{ type: 'bid', seat: 0, item: 'M1', amount: 115 }])
    expect(t.active).toEqual([1])
    t.bid(1, ['M1', 120]).pass(2)
    expect(t.active).toEqual([0])
    expect(t.view(0).secret.orders[0]).toEqual([{ kind: 'bid', item: 'M1', limit: 120, ended: 'limit' }])
  })

  test('[12.2] given in one’s own turn it waits for the next, whatever the others order', () => {
    const t = mexico().play(0, upTo('M1', 120)).play(1, until('end')).play(2, upTo('M2', 100))
    expect(t.active).toEqual([0])
    expect(t.state.bids).toEqual({})
  })

  test('[12.2] it also opens, and does not bid against itself', () => {
    const t = mexico().play(1, upTo('M1', 120)).pass(0)
    expect(t.state.bids.M1).toEqual([{ seat: 1, amount: 100 }])
    t.pass(2, 0)
    expect(t.active).toEqual([1])
    expect(t.state.bids.M1).toEqual([{ seat: 1, amount: 100 }])
  })

  test('[12.2] up to three bids, then the turn ends; with a pass order it passes when there is nothing to bid', () => {
    const t = mexico(3, (s) => cash(s, 1, 900))
    for (const item of ['P1', 'P2', 'P3', 'M1'] as const) t.play(1, upTo(item, 200))
    t.play(1, until('end')).pass(0)
    expect(t.told('bid').map((it) => it.item)).toEqual(['P1', 'P2', 'P3'])
    expect(t.active).toEqual([2])
    t.pass(2, 0)
    expect(t.told('bid').map((it) => it.item)).toEqual(['M1'])
    t.pass(2, 0)
    expect(t.told('passed').map((it) => it.seat)).toEqual([0, 1])
  })

  test('[12.2] for what lies in the boxes, in bids that are possible', () => {
    const t = mexico()
    expect(t.refused(1, upTo('M5', 200))).toBe('5.10.1')
    expect(t.refused(1, upTo('M1', 95))).toBe('5.10.6')
    expect(t.refused(1, upTo('M1', 101))).toBe('5.10.6')
  })

  test('[12.3] a new order replaces one of its kind; any may be cancelled', () => {
    const t = mexico().play(1, upTo('M1', 120)).play(1, upTo('M1', 140)).play(1, until('end')).play(1, until('action'))
    expect(t.view(1).secret.orders[1]).toEqual([
      { kind: 'bid', item: 'M1', limit: 140 },
      { kind: 'pass', until: 'action' },
    ])
    expect(t.can(1, 'cancel')).toEqual([{ type: 'cancel', item: 'M1' }, { type: 'cancel' }])
    t.play(1, { type: 'cancel', item: 'M1' }).play(1, { type: 'cancel' })
    expect(t.view(1).secret.orders[1]).toEqual([])
    expect(t.refused(1, { type: 'cancel' })).toBe('12.3')
    t.pass(0)
    expect(t.active).toEqual([1])
  })

  test('[12.3] orders are for a stock round, and gone at its end', () => {
    const t = mexico().bid(0, ['M1', 100]).play(2, upTo('M1', 100)).endStockRound()
    expect(t.state.secret.orders).toEqual([[], [], []])
    expect(t.refused(1, until('end'))).toBe('5.1.2')
  })

  test('[12.4] nobody else sees them', () => {
    const t = mexico().play(1, upTo('M1', 120))
    expect(t.news).toEqual([])
    expect(t.view(0).secret.orders).toEqual([[], null, null])
    expect(t.view(null).secret.orders).toEqual([null, null, null])
    expect(t.view(1).secret.orders[1]).toHaveLength(1)
    expect(t.revealed).toBe(false)
    t.pass(0)
    expect(t.revealed).toBe(true)
  })

  test('[12.4] an order does nothing its owner could not do, and tells why', () => {
    const poor = mexico(3, (s) => cash(s, 1, 90))
      .play(1, upTo('M1', 120))
      .pass(0)
    expect(poor.active).toEqual([1])
    expect(poor.view(1).secret.orders[1]).toEqual([{ kind: 'bid', item: 'M1', limit: 120, ended: '5.10.7' }])
    const over = mexico(3, (s) => {
      s.players[1]!.privates = Array.from({ length: 16 }, () => 'P18' as const)
      major(s, 'MC', { director: 2, shares: [0, 1, 4] })
    })
    over.play(1, until('end')).pass(0)
    expect(over.active).toEqual([1])
    expect(over.view(1).secret.orders[1]).toEqual([{ kind: 'pass', until: 'end', ended: '5.5.8' }])
  })
})
