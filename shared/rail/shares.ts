import type { Seat } from '../engine/game.ts'

/** Shares of one company, counted in its smallest certificates; a director's certificate is two of them. */
export interface Shares {
  players: number[] // by seat
  treasury: number
  pool: number
  offering?: number // the initial one, where the treasury is another place
}
export type Holder = Seat | 'treasury' | 'pool' | 'offering'

export function sharesOf(shares: Shares, holder: Holder): number {
  return (typeof holder === 'number' ? shares.players[holder] : shares[holder]) ?? 0
}

export const inHands = ({ players }: Shares): number => players.reduce((sum, shares) => sum + shares, 0)

export function moveShares(shares: Shares, from: Holder, to: Holder, count: number): void {
  if (count < 0 || sharesOf(shares, from) < count) throw new Error(`${from} has no ${count} shares`)
  setShares(shares, from, sharesOf(shares, from) - count)
  setShares(shares, to, sharesOf(shares, to) + count)
}

function setShares(shares: Shares, holder: Holder, count: number): void {
  if (typeof holder === 'number') shares.players[holder] = count
  else shares[holder] = count
}

/** The director's two shares are one certificate. */
export function certificatesOf(shares: Shares, seat: Seat, director: Seat | undefined): number {
  return sharesOf(shares, seat) - (director === seat ? 1 : 0)
}

/** Somebody else could take the director's certificate, which is two shares, from who has `left` of them. */
export const hasHeir = ({ players }: Shares, seat: Seat, left = 1): boolean =>
  players.some((held, other) => other !== seat && held >= 2 && held > left)

/** Certificates that leave a hand by a sale; a director who loses the certificate has one more. */
export function certificatesFreed(shares: Shares, seat: Seat, director: Seat | undefined, count: number): number {
  const left = sharesOf(shares, seat) - count
  const directs = director === seat && !hasHeir(shares, seat, left)
  return certificatesOf(shares, seat, director) - (left - (directs ? 1 : 0))
}

/**
 * Over the certificate limit by `excess`: what is left to free after a sale must be possible with the other companies,
 * unless of this one no more can be freed.
 */
export function freesEnough(excess: number, freed: number, most: number, others: readonly number[]): boolean {
  const possible = others.reduce((sum, it) => sum + Math.max(0, it), 0)
  return excess - freed <= possible || freed >= most
}

/** Whoever holds more than the director, the most of all, at least two shares; among equals the first in the order. */
export function directorAfter(shares: Shares, director: Seat, order: readonly Seat[]): Seat {
  const most = Math.max(2, sharesOf(shares, director) + 1, ...order.map((seat) => sharesOf(shares, seat)))
  return order.find((seat) => sharesOf(shares, seat) === most) ?? director
}
