import { describe, expect, test } from 'vitest'
import { pay } from '../../shared/rail/cash.ts'
import { fullDepot, onTop, scrap, takeCard, takeTrain } from '../../shared/rail/depot.ts'
import { byPrice, emptyMarket, enter, leave, move, spaceOf } from '../../shared/rail/market.ts'
import type { Shares } from '../../shared/rail/shares.ts'
import {
  certificatesFreed,
  certificatesOf,
  directorAfter,
  freesEnough,
  hasHeir,
  moveShares,
  sharesOf,
} from '../../shared/rail/shares.ts'

describe('the price track', () => {
  const standing = () => {
    const market = emptyMarket(6)
    for (const company of ['A', 'B']) enter(market, company, 2)
    enter(market, 'C', 4)
    return market
  }

  test('who comes later lies beneath', () => {
    const market = standing()
    move(market, 'C', -2)
    expect(market[2]).toEqual(['A', 'B', 'C'])
    expect(spaceOf(market, 'C')).toBe(2)
  })

  test('nobody moves beyond the ends', () => {
    const market = standing()
    move(market, 'C', 5)
    move(market, 'A', -7)
    expect([spaceOf(market, 'C'), spaceOf(market, 'A')]).toEqual([5, 0])
  })

  test('who cannot move keeps its place in the stack', () => {
    const market = standing()
    move(market, 'A', -2)
    move(market, 'B', -2)
    move(market, 'A', -1)
    expect(market[0]).toEqual(['A', 'B'])
  })

  test('the highest price first, then from the top of the stack', () => {
    expect(byPrice(standing())).toEqual(['C', 'A', 'B'])
  })

  test('who leaves is nowhere, and who is nowhere does not move', () => {
    const market = standing()
    leave(market, 'A')
    move(market, 'A', 1)
    leave(market, 'A')
    expect(market.flat()).toEqual(['B', 'C'])
    expect(spaceOf(market, 'A')).toBe(-1)
  })
})

describe('shares', () => {
  const some = (): Shares => ({ players: [2, 3, 0], treasury: 5, pool: 0 })

  test('move between holders and are never lost', () => {
    const shares = some()
    moveShares(shares, 'treasury', 2, 1)
    moveShares(shares, 1, 'pool', 2)
    expect(shares).toEqual({ players: [2, 1, 1], treasury: 4, pool: 2 })
    expect(sharesOf(shares, 'offering')).toBe(0)
  })

  test('nobody gives what he has not', () => {
    const shares = some()
    expect(() => moveShares(shares, 0, 'pool', 3)).toThrow()
    expect(() => moveShares(shares, 0, 'pool', -1)).toThrow()
    expect(shares).toEqual(some())
  })

  test('the director’s certificate is two shares', () => {
    expect(certificatesOf(some(), 0, 0)).toBe(1)
    expect(certificatesOf(some(), 1, 0)).toBe(3)
  })

  test('an heir has two shares, and more than is left', () => {
    const shares = { players: [5, 3, 1], treasury: 1, pool: 0 }
    expect(hasHeir(shares, 0)).toBe(true)
    expect(hasHeir(shares, 0, 3)).toBe(false)
    expect(hasHeir({ ...shares, players: [5, 1, 1] }, 0)).toBe(false)
  })

  test('a sale frees one certificate fewer if the director’s is lost with it', () => {
    const shares = { players: [5, 3, 1], treasury: 1, pool: 0 }
    expect(certificatesFreed(shares, 0, 0, 2)).toBe(2)
    expect(certificatesFreed(shares, 0, 0, 3)).toBe(2)
    expect(certificatesFreed(shares, 1, 0, 3)).toBe(3)
  })

  test('a sale is enough if the others can free the rest, or if this company cannot free more', () => {
    expect(freesEnough(2, 1, 2, [])).toBe(false)
    expect(freesEnough(2, 1, 2, [1, -1])).toBe(true)
    expect(freesEnough(2, 1, 1, [])).toBe(true)
  })

  test('the largest holder directs, but only with more than the director', () => {
    expect(directorAfter(some(), 0, [1, 2])).toBe(1)
    expect(directorAfter({ players: [3, 3, 3], treasury: 1, pool: 0 }, 0, [1, 2])).toBe(0)
    expect(directorAfter({ players: [2, 3, 4], treasury: 1, pool: 0 }, 0, [1, 2])).toBe(2)
  })

  test('among equals the first in the order, and never with a single share', () => {
    const equals = { players: [1, 3, 3], treasury: 3, pool: 0 }
    expect(directorAfter(equals, 0, [2, 1])).toBe(2)
    expect(directorAfter({ players: [0, 1, 1], treasury: 8, pool: 0 }, 0, [1, 2])).toBe(0)
  })
})

describe('the depot', () => {
  const ORDER = ['2', '3', '8/D'] as const
  type Card = (typeof ORDER)[number]
  const full = () => fullDepot<Card, string>({ 2: 1, 3: 2 })

  test('cards are sold in order, the last without end', () => {
    const depot = full()
    const sold = Array.from({ length: 5 }, () => {
      const card = onTop(ORDER, depot)!
      takeCard(depot, card)
      return card
    })
    expect(sold).toEqual(['2', '3', '3', '8/D', '8/D'])
  })

  test('a finite stock ends', () => {
    const depot = fullDepot<Card, string>({ 2: 1, 3: 0, '8/D': 0 })
    takeCard(depot, '2')
    expect(onTop(ORDER, depot)).toBeUndefined()
    expect(() => takeCard(depot, '2')).toThrow('no 2 left')
  })

  test('filling a depot does not share the list it came from', () => {
    const supply = { 2: 1 }
    takeCard(fullDepot<Card, string>(supply), '2')
    expect(supply).toEqual({ 2: 1 })
  })

  test('one train is taken from several', () => {
    const trains = ['3', '2', '3']
    takeTrain(trains, '3')
    expect(trains).toEqual(['2', '3'])
    expect(() => takeTrain(trains, '4')).toThrow('no 4 there')
  })

  test('rusting trains leave all at once', () => {
    const trains = ['2', '3', '2']
    expect(scrap(trains, (train) => train === '2')).toEqual(['2', '2'])
    expect(trains).toEqual(['3'])
  })
})

describe('money', () => {
  test('only moves', () => {
    const [bank, player] = [{ cash: 10 }, { cash: 0 }]
    pay(bank, player, 30)
    expect([bank.cash, player.cash]).toEqual([-20, 30])
  })

  test('never backwards and never in parts', () => {
    const [one, two] = [{ cash: 10 }, { cash: 0 }]
    expect(() => pay(one, two, -1)).toThrow()
    expect(() => pay(one, two, 0.5)).toThrow()
    expect(() => pay(one, two, Number.NaN)).toThrow()
    expect([one.cash, two.cash]).toEqual([10, 0])
  })
})
