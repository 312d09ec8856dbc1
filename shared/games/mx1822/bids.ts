import type { Seat } from '../../engine/game.ts'
import { isMinor, LOT } from './companies.ts'
import { FACE, tableFor } from './data.ts'
import { isPrivate } from './privates.ts'
import type { Bid, Item, State } from './state.ts'

export const items = (s: State): Item[] => [...s.minors.boxes, ...s.concessions.boxes, ...s.privates.boxes]
export const highest = (s: State, item: Item): Bid | undefined => s.bids[item]?.at(-1)

/** 4.2.4, 4.2.5, 4.3.7, 4.1.1: face value. */
export function faceOf(item: Item): number {
  if (isPrivate(item)) return 0
  return isMinor(item) || item !== LOT.concession ? FACE : 2 * FACE
}

const entries = (s: State): [Item, Bid[]][] => Object.entries(s.bids) as [Item, Bid[]][] // keyed by items

/** 5.10.7: the items for which this seat has the highest bid. */
export function highestBids(s: State, seat: Seat): { item: Item; amount: number }[] {
  return entries(s).flatMap(([item, bids]) => {
    const top = bids.at(-1)
    return top?.seat === seat ? [{ item, amount: top.amount }] : []
  })
}

export const committed = (s: State, seat: Seat): number =>
  highestBids(s, seat).reduce((sum, { amount }) => sum + amount, 0)

/** 5.10.7, B68: cash not bound by own highest bids. */
export const freeCash = (s: State, seat: Seat): number => s.players[seat]!.cash - committed(s, seat) // a seat of this table

/** 5.10.3, 5.10.10: a cube stays with its item, outbid or not. */
export function freeCubes(s: State, seat: Seat): number {
  const placed = entries(s).filter(([, bids]) => bids.some((bid) => bid.seat === seat)).length
  return tableFor(s.players.length).biddingCubes - placed
}
