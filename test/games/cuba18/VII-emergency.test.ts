import { describe, expect, test } from 'vitest'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { buyTrain, cash, island, major, minor, phase, sell, turn } from './position.ts'

const issue = { type: 'issue' } as const
const contribute = (amount: number) => ({ type: 'contribute', amount }) as const

/** T14: phase 4, treasury 120, no train, price 80, three treasury shares, pool 20 %. */
const needy = (change: (s: State) => void = () => {}) =>
  island(3, (s) => {
    phase(s, 4)
    major(s, 'MS', { cash: 120, price: 80, shares: [5, 0, 0], pool: 2 })
    turn(s, 'MS', 'trains')
    change(s)
  })

describe('VII.13 Emergency', () => {
  test('[VII.13a] money is raised only for a train that must be bought and cannot', () => {
    const rich = needy((s) => void (s.companies.MS!.cash = 300))
    expect(rich.cannot(contribute(10))).toBe('VII.13a')
    expect(rich.cannot(issue)).toBe('VII.13a')
    expect(rich.cannot(sell('FC', 1))).toBe('VII.13a')
    const owner = needy((s) => void (s.companies.MS!.trains = ['4']))
    expect(owner.cannot(issue)).toBe('VII.13a')
    const n = needy((s) => {
      minor(s, 'CO', { cash: 40, shares: [3, 0, 0] })
      s.depot.left['2n'] = 3
      turn(s, 'CO', 'trains')
      s.players[0]!.benefits = ['discount']
    })
    expect(n.can('buyTrain')).toHaveLength(1)
    n.does({ ...buyTrain('2n', 0), discount: true })
    expect(n.charter('CO').cash).toBe(40)
  })

  test('[VII.13b] T14: one issue first', () => {
    const t = needy()
    expect(t.cannot(contribute(100))).toBe('VII.13b')
    expect(t.can('contribute')).toEqual([])
    t.does(issue)
    expect([t.charter('MS').cash, t.price('MS')]).toEqual([200, 75])
    const issued = needy((s) => {
      if (s.round.at === 'operating') s.round.turn.traded = 'issue'
    })
    expect(issued.can('contribute')).toHaveLength(1)
  })

  test('[VII.13c] T14: then the director’s exact deficit, or more issues', () => {
    const t = needy().does(issue)
    expect(t.can('contribute')).toEqual([{ type: 'contribute', from: 1, to: 100, step: 1 }])
    expect(t.cannot(contribute(101))).toBe('VII.13c')
    const paid = needy().does(issue).does(contribute(100)).does(buyTrain('4', 300))
    expect([paid.charter('MS').cash, paid.cash(0)]).toEqual([0, 600])
    const mixed = needy().does(issue).does(issue)
    expect([mixed.charter('MS').cash, mixed.price('MS')]).toEqual([275, 70])
    mixed.does(contribute(25)).does(buyTrain('4', 300))
    expect(mixed.cash(0)).toBe(675)
    const three = needy().does(issue).does(issue).does(issue)
    expect([three.charter('MS').cash, three.price('MS')]).toEqual([345, 65])
    three.does(buyTrain('4', 300))
    expect([three.charter('MS').cash, three.cash(0)]).toEqual([45, 700])
  })

  test('[VII.13c] T36: in the first turn too', () => {
    const t = island(3, (s) => {
      phase(s, 6)
      major(s, 'FEC', { cash: 500, price: 90, shares: [5, 0, 0] })
      turn(s, 'FEC', 'trains')
    }).does(issue)
    expect([t.charter('FEC').cash, t.price('FEC')]).toEqual([590, 85])
    expect(t.can('contribute')).toEqual([{ type: 'contribute', from: 1, to: 10, step: 1 }])
    t.does(issue).does(buyTrain('6', 600))
    expect(t.charter('FEC').cash).toBe(75)
  })

  /** Phase 4, only 4n for 260; the director has the $80 of concession 6. */
  const discounted = (shares: number[], change: (s: State) => void = () => {}) =>
    needy((s) => {
      minor(s, 'CO', { cash: 100, price: 70, shares, pool: shares[0] === 3 ? 0 : 2 })
      s.depot.left['3n'] = 0
      s.players[0]!.benefits = ['discount']
      turn(s, 'CO', 'trains')
      change(s)
    })
  const reduced = { ...buyTrain('4n', 180), discount: true } as const

  test('[VII.13c] what a discount spares is not missing, so none of the director’s money stays behind', () => {
    const t = discounted([3, 0, 0]).does(issue)
    expect(t.can('contribute')).toEqual([{ type: 'contribute', from: 1, to: 10, step: 1 }])
    expect(t.cannot(contribute(90))).toBe('VII.13c')
    t.does(contribute(10)).does(reduced)
    expect([t.charter('CO').cash, t.cash(0)]).toEqual([0, 690])
  })

  test('[VII.13f] who can pay with the discount is not bankrupt', () => {
    const t = discounted([2, 1, 0], (s) => {
      cash(s, 0, 80)
      s.companies.MS!.operated = false
    })
    t.does(contribute(80)).does(reduced)
    expect([t.state.end, t.charter('CO').trains]).toEqual([undefined, ['4n']])
  })

  /** T37: phase 5, the pool has a 4 for 300; M has no shares to issue. */
  const forced = (change: (s: State) => void = () => {}) =>
    island(3, (s) => {
      phase(s, 5)
      s.depot.pool = ['4']
      major(s, 'MS', { cash: 40, price: 90, shares: [4, 3, 3] })
      major(s, 'CVC', { director: 1, price: 80, shares: [3, 4, 0], pool: 3 })
      cash(s, 0, 150)
      turn(s, 'MS', 'trains')
      change(s)
    })

  test('[VII.13d] shares are sold only when the cash is gone', () => {
    const t = forced()
    expect(t.cannot(sell('CVC', 2))).toBe('VII.13d')
    t.does(contribute(150))
    expect(t.can('sell').length).toBeGreaterThan(0)
    expect(t.can('contribute')).toEqual([])
  })

  test('[VII.13e] T37: as many as needed, no more, and no director changes', () => {
    const t = forced().does(contribute(150))
    expect(t.can('sell')).toEqual([sell('MS', 1), sell('CVC', 1), sell('CVC', 2)])
    expect(t.cannot(sell('MS', 2))).toBe('VII.13e')
    t.does(sell('CVC', 2))
    expect([t.cash(0), t.price('CVC')]).toEqual([160, 70])
    expect(t.can('sell')).toEqual([])
    t.does(contribute(110)).does(buyTrain('4', 300, 'pool'))
    expect([t.cash(0), t.charter('MS').cash]).toEqual([50, 0])
  })

  test('[VII.13e] T37: one of each works too', () => {
    const t = forced().does(contribute(150)).does(sell('CVC', 1))
    t.does(contribute(80))
    expect(t.can('sell')).toEqual([sell('MS', 1)])
    t.does(sell('MS', 1))
    expect([t.price('MS'), t.charter('MS').director]).toEqual([85, 0])
    t.does(contribute(30)).does(buyTrain('4', 300, 'pool'))
    expect(t.cash(0)).toBe(60)
  })

  test('[VII.13e] a lot must leave enough to raise the rest', () => {
    const t = forced((s) => {
      s.shares.MS = { players: [3, 3, 4], treasury: 0, pool: 0, offering: 0 }
      s.companies.MS!.director = 0
    }).does(contribute(150))
    expect(t.cannot(sell('CVC', 1))).toBe('VII.13e')
    expect(t.can('sell')).toEqual([sell('CVC', 2)])
  })

  test('[VII.13f] T15: who cannot raise it is bankrupt before anything is sold', () => {
    const t = needy((s) => {
      s.shares.MS = { players: [2, 3, 0], treasury: 0, pool: 5, offering: 0 }
      cash(s, 0, 50)
    })
    expect(t.cannot(contribute(50))).toBe('VII.13f')
    expect(t.can('pass')).toHaveLength(1)
    t.pass()
    expect(t.told('bankrupt')).toEqual([{ type: 'bankrupt', company: 'MS', seat: 0, missing: 180 }])
    expect([t.state.end, t.cash(0), t.active]).toEqual(['bankrupt', 50, []])
  })

  test('[VII.13f] it comes by itself when there is nothing left to try', () => {
    const t = island(3, (s) => {
      phase(s, 4)
      major(s, 'MS', { cash: 120, shares: [2, 3, 0], pool: 5 })
      cash(s, 0, 50)
      turn(s, 'MS', 'run')
    }).pass()
    expect(t.state.end).toBe('bankrupt')
  })

  test('[VII.13f] another company’s train may still save it', () => {
    const t = needy((s) => {
      s.shares.MS = { players: [2, 3, 0], treasury: 0, pool: 5, offering: 0 }
      cash(s, 0, 50)
      major(s, 'CVC', { director: 0, trains: ['4'] })
    })
    t.does(buyTrain('4', 120, 'CVC'))
    expect(t.state.end).toBeUndefined()
  })

  test('[VII.13g] the cheapest from the bank or the pool, not from a company', () => {
    const t = needy((s) => major(s, 'CVC', { director: 0, trains: ['4'] }))
    t.does(issue).does(issue).does(issue)
    expect(t.cannot(buyTrain('4+', 340))).toBe('VII.13g')
    expect(t.cannot(buyTrain('4', 10, 'CVC'))).toBe('VII.13g')
    expect(t.can('buyTrain')).toEqual([buyTrain('4', 300)])
  })
})
