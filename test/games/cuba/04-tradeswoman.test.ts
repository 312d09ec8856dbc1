import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../shared/engine/game.ts'
import type { Merchandise } from '../../../shared/games/cuba/data.ts'
import { buyLadder, buyPrice, sellLadder, sellPrice } from '../../../shared/games/cuba/market.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { island, onMarket, own, runLow, stored } from './position.ts'
import type { Island } from './position.ts'

const buy = (t: Island, seat: Seat, kind: Merchandise, times = 1) => {
  for (let i = 0; i < times; i++) t.play(seat, { type: 'buy', kind })
  return t
}
const sell = (t: Island, seat: Seat, kind: Merchandise, times = 1) => {
  for (let i = 0; i < times; i++) t.play(seat, { type: 'sell', kind })
  return t
}
const trading = (change: (s: State) => void) => island(2, change).card(0, 'tradeswoman')

describe('4 The tradeswoman', () => {
  test('[4.1] any number of purchases and sales, in any order, then the end', () => {
    const t = trading((s) => own(s, 0, { pesos: 10, rum: 2 }))
    buy(t, 0, 'citrus')
    sell(t, 0, 'rum')
    buy(t, 0, 'tobacco')
    sell(t, 0, 'citrus')
    expect(t.active).toEqual([0])
    expect(t.done(0).active).toEqual([1])
    expect(t.player(0)).toMatchObject({ pesos: 10 - 4 + 4 - 4 + 4, lot: { rum: 1, tobacco: 1, citrus: 0 } })
  })

  test('[4.1] nothing can be sold that is not there', () => {
    expect(trading(() => {}).refused(0, { type: 'sell', kind: 'rum' })).toBe('4.1')
  })

  test('[4.2] prices follow the row', () => {
    const prices = (n: number, kind: Merchandise) => {
      const { state } = island(2, (s) => onMarket(s, { [kind]: n }))
      return [buyPrice(state, kind), sellPrice(state, kind)]
    }
    for (const n of [0, 1, 2, 3, 4, 5]) expect(prices(n, 'sugar')).toEqual([7 - n, 6 - n])
    for (const n of [0, 1, 2, 3]) expect(prices(n, 'cigar')).toEqual([7 - n, 6 - n])
  })

  test('[4.2] a purchase needs its price', () => {
    const t = trading((s) => own(s, 0, { pesos: 4 }))
    expect(t.refused(0, { type: 'buy', kind: 'rum' })).toBe('4.2')
    expect(buy(t, 0, 'sugar').told('bought')).toEqual([{ type: 'bought', seat: 0, kind: 'sugar', price: 4 }])
    expect(t.player(0).pesos).toBe(0)
  })

  test('[4.2] buying and selling again brings nothing', () => {
    const t = trading((s) => own(s, 0, { pesos: 9 }))
    expect(sell(buy(t, 0, 'citrus', 2), 0, 'citrus', 2).player(0).pesos).toBe(9)
  })

  test('[4.3] scenario 6: buying out a row', () => {
    const t = trading((s) => own(s, 0, { pesos: 22 }))
    const { citrus } = t.state.stock
    expect(buyLadder(t.state, 'citrus', 5)).toEqual([4, 5, 6, 7, 7])
    expect(buy(t, 0, 'citrus', 3).player(0).pesos).toBe(22 - 15)
    expect(t.state).toMatchObject({ market: { citrus: 0 }, stock: { citrus } })
    expect(buy(t, 0, 'citrus').player(0)).toMatchObject({ pesos: 0, lot: { citrus: 4 } })
    expect(t.state).toMatchObject({ market: { citrus: 0 }, stock: { citrus: citrus - 1 } })
  })

  test('[4.3] scenario 26: row and stock both empty', () => {
    const t = trading((s) => {
      own(s, 0, { pesos: 30 })
      onMarket(s, { tobacco: 0 })
      runLow(s, 'tobacco', 0, 1)
    })
    expect(t.refused(0, { type: 'buy', kind: 'tobacco' })).toBe('4.3')
    expect(t.offers(0)).not.toContainEqual({ type: 'buy', kind: 'tobacco' })
    expect(buyLadder(t.state, 'tobacco', 3)).toEqual([])
  })

  test('[4.4] scenario 7: selling products into a full row', () => {
    const t = trading((s) => own(s, 0, { pesos: 0, sugar: 4 }))
    const before = t.state.stock.sugar
    expect(sellLadder(t.state, 'sugar', 4)).toEqual([3, 2, 1, 1])
    expect(sell(t, 0, 'sugar', 4).player(0).pesos).toBe(7)
    expect(t.state.market.sugar).toBe(5)
    expect(t.state.stock.sugar).toBe(before + 2)
  })

  test('[4.4] scenario 8: selling goods into a full row', () => {
    const t = trading((s) => own(s, 0, { pesos: 0, rum: 3 }))
    const before = t.state.stock.rum
    expect(sellLadder(t.state, 'rum', 3)).toEqual([4, 3, 3])
    expect(sell(t, 0, 'rum', 3).player(0).pesos).toBe(10)
    expect(t.state.market.rum).toBe(3)
    expect(t.state.stock.rum).toBe(before + 2)
  })

  test('[4.5] the cheapest is bought, the dearest space filled, each kind for itself', () => {
    const t = trading((s) => {
      own(s, 0, { pesos: 10, cigar: 1 })
      onMarket(s, { sugar: 5, cigar: 0 })
    })
    expect(buy(t, 0, 'sugar').told('bought')).toMatchObject([{ price: 2 }])
    expect(sell(t, 0, 'cigar').told('sold')).toMatchObject([{ price: 6 }])
    expect(t.state.market).toMatchObject({ sugar: 4, cigar: 1, citrus: 3 })
  })

  test('[4.6] what is bought goes to the lot, what is sold may be stored', () => {
    const t = trading((s) => {
      own(s, 0, { pesos: 10 })
      stored(s, 0, { citrus: 1 })
    })
    buy(t, 0, 'sugar')
    sell(t, 0, 'citrus')
    expect(t.player(0)).toMatchObject({ lot: { sugar: 1 }, store: { citrus: 0, sugar: 0 } })
  })

  test('[4.7] instead of trading one resource of any kind', () => {
    const t = trading(() => {}).play(0, { type: 'take', piece: 'water' })
    expect(t.player(0).lot.water).toBe(1)
    expect(t.state.stock.water).toBe(14)
    expect(t.active).toEqual([1])
  })

  test('[4.7] not after a trade', () => {
    const t = buy(
      trading(() => {}),
      0,
      'citrus',
    )
    expect(t.refused(0, { type: 'take', piece: 'water' })).toBe('4.7')
    expect(t.offers(0).some((offer) => offer.type === 'take')).toBe(false)
  })

  test('[4.8] scenario 9: one of the cheapest products, then only the resource, then neither', () => {
    const t = island(3, (s) => onMarket(s, { citrus: 4, sugar: 3, tobacco: 4 })).card(0, 'tradeswoman')
    const { stock, market } = t.state
    expect(t.refused(0, { type: 'take', piece: 'sugar' })).toBe('4.8')
    t.play(0, { type: 'take', piece: 'tobacco' })
    expect(t.state.market).toEqual(market)
    expect(t.state.stock.tobacco).toBe(stock.tobacco - 1)
    t.card(1, 'tradeswoman')
    expect(t.refused(1, { type: 'take', piece: 'citrus' })).toBe('4.9')
    t.play(1, { type: 'take', piece: 'wood' }).card(2, 'tradeswoman')
    expect(t.refused(2, { type: 'take', piece: 'stone' })).toBe('4.9')
    expect(t.offers(2).map((offer) => offer.type)).not.toContain('take')
    expect(t.done(2).told('forwent')).toEqual([{ type: 'forwent', seat: 2, card: 'tradeswoman' }])
  })

  test('[4.8] the next dearer product does not step in', () => {
    const t = trading((s) => {
      onMarket(s, { citrus: 5 })
      runLow(s, 'citrus', 0, 1)
    })
    expect(t.refused(0, { type: 'take', piece: 'sugar' })).toBe('4.8')
    const takes = t.offers(0).filter((offer) => offer.type === 'take')
    expect(takes.map((offer) => offer.type === 'take' && offer.piece)).toEqual(['stone', 'wood', 'water'])
  })

  test('[4.9] once a round by the whole table, and again in the next', () => {
    const t = trading(() => {}).play(0, { type: 'take', piece: 'water' })
    t.card(1, 'tradeswoman')
    expect(t.refused(1, { type: 'take', piece: 'water' })).toBe('4.9')
    t.endRound()
    const [first] = t.active
    t.card(first!, 'tradeswoman')
    expect(t.offers(first!)).toContainEqual({ type: 'take', piece: 'water' })
  })
})
