import { isProduct, MERCHANDISE, PRICE_OF_FULL_ROW, PRICE_OF_NONE_LEFT, PRICES, PRODUCTS } from './data.ts'
import type { Merchandise, Product } from './data.ts'
import type { Statute } from './data/statutes.ts'
import { statute } from './data/statutes.ts'
import type { Amounts } from './news.ts'
import type { State } from './state.ts'

const spaces = (kind: Merchandise): readonly number[] => PRICES[kind]
const buyAt = (kind: Merchandise, there: number): number => spaces(kind)[there - 1] ?? PRICE_OF_NONE_LEFT
const sellAt = (kind: Merchandise, there: number): number =>
  spaces(kind)[there] ?? PRICE_OF_FULL_ROW[isProduct(kind) ? 'product' : 'goods']

/** 4.2, 4.3, 4.5: the cheapest piece on the market, else one from the stock. */
export const buyPrice = (s: State, kind: Merchandise): number => buyAt(kind, s.market[kind])

/** 4.2, 4.4, 4.5: onto the dearest free space, else to the stock. */
export const sellPrice = (s: State, kind: Merchandise): number => sellAt(kind, s.market[kind])

/** The prices of the next purchases, as long as there are pieces. */
export function buyLadder(s: State, kind: Merchandise, count: number): number[] {
  const length = Math.min(count, s.market[kind] + s.stock[kind])
  return Array.from({ length }, (_, at) => buyAt(kind, Math.max(0, s.market[kind] - at)))
}

/** The prices of the next sales. */
export const sellLadder = (s: State, kind: Merchandise, count: number): number[] =>
  Array.from({ length: count }, (_, at) => sellAt(kind, s.market[kind] + at))

/** 4.3: from the market, or from the stock if none is left there. */
export function takeFromMarket(s: State, kind: Merchandise): void {
  if (s.market[kind] > 0) s.market[kind] -= 1
  else s.stock[kind] -= 1
}

/** 4.4 */
export function putOnMarket(s: State, kind: Merchandise): void {
  if (s.market[kind] < spaces(kind).length) s.market[kind] += 1
  else s.stock[kind] += 1
}

/** 4.8: the products that are cheapest to buy now. */
export function cheapest(s: State): Product[] {
  const lowest = Math.min(...PRODUCTS.map((kind) => buyPrice(s, kind)))
  return PRODUCTS.filter((kind) => buyPrice(s, kind) === lowest)
}

/** 11.7: what a Market Act would add to or take off each row of products. */
export function forecastMarket(s: State, id: Statute): Amounts<Product> {
  const card = statute(id)
  const by = card.section === 'other' ? (card.market ?? 0) : 0
  const changes = PRODUCTS.map((kind) => {
    const room = spaces(kind).length - s.market[kind]
    return [kind, by < 0 ? -Math.min(-by, s.market[kind]) : Math.min(by, room, s.stock[kind])] as const
  })
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

export const onOffer = (s: State): Merchandise[] => MERCHANDISE.filter((kind) => s.market[kind] + s.stock[kind] > 0)
