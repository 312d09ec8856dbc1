import type { Seat } from '../engine/game.ts'

export type Holder = Seat | 'offer' | 'treasury' | 'pool'

/** The shares of one company, counted in units of its smallest certificate. The director's certificate is two of them. */
export interface Stock {
  held: { [holder in Holder]?: number }
  director?: Seat
}

export const sharesOf = (stock: Stock, holder: Holder): number => stock.held[holder] ?? 0

export function moveShares(stock: Stock, from: Holder, to: Holder, shares: number): void {
  const left = sharesOf(stock, from) - shares
  if (left < 0 || shares < 0) throw new Error(`${from} has no ${shares} shares`)
  if (left === 0) delete stock.held[from]
  else stock.held[from] = left
  if (shares > 0) stock.held[to] = sharesOf(stock, to) + shares
}

export function certificatesOf(stock: Stock, seat: Seat): number {
  return sharesOf(stock, seat) - (stock.director === seat ? 1 : 0)
}

/** The largest holder with two shares; the old director against equals, then who comes first in the order. */
export function directorBy(stock: Stock, order: readonly Seat[]): Seat | undefined {
  const most = Math.max(...order.map((seat) => sharesOf(stock, seat)))
  const { director } = stock
  if (director !== undefined && (most < 2 || sharesOf(stock, director) >= most)) return director
  return most < 2 ? undefined : order.find((seat) => sharesOf(stock, seat) === most)
}
