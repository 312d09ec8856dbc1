import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { faceOf, freeCash, freeCubes, highest, items } from '../bids.ts'
import { certificateLimit, certificatesWithBids } from '../certificates.ts'
import { BID_STEP, MAX_BIDS } from '../data.ts'
import { disturb, outbid } from '../orders.ts'
import type { Item, State } from '../state.ts'
import { endStockTurn, mainAction } from '../stock-turn.ts'

/** 5.10.6, 5.10.7: what the next bid must be at least. */
export function lowestBid(s: State, item: Item): number {
  const top = highest(s, item)
  return top ? top.amount + BID_STEP : faceOf(item)
}

export const highestBid = (s: State, seat: Seat): number => freeCash(s, seat) - (freeCash(s, seat) % BID_STEP)

/** 5.10: whether this seat may bid on an item at all; what it may bid follows from lowestBid and its free cash. */
export function checkItem(s: State, seat: Seat, item: Item): void {
  check(items(s).includes(item), '5.10.1', { item })
  check(highest(s, item)?.seat !== seat, '5.10.4', { item })
  const placed = s.bids[item]?.some((bid) => bid.seat === seat)
  check(placed || freeCubes(s, seat) > 0, '5.10.3')
  check(certificatesWithBids(s, seat) < certificateLimit(s), '5.10.8')
}

function place(s: State, seat: Seat, item: Item, amount: number): void {
  checkItem(s, seat, item)
  check(amount % BID_STEP === 0 && amount >= faceOf(item), '5.10.6', { item, lowest: lowestBid(s, item) })
  check(amount >= lowestBid(s, item), '5.10.7', { item, lowest: lowestBid(s, item) })
  check(amount <= freeCash(s, seat), '5.10.7', { item, cash: freeCash(s, seat) })
  const loser = highest(s, item)?.seat
  s.bids[item] = [...(s.bids[item] ?? []).filter((bid) => bid.seat !== seat), { seat, amount }]
  tell(s, { type: 'bid', seat, item, amount })
  if (loser !== undefined) outbid(s, loser)
}

/** 5.10.5: the third bid of a turn ends it. */
export function bid(s: State, seat: Seat, { bids, done }: ActionOf<'bid'>): void {
  const turn = mainAction(s, seat)
  check(turn.bids + bids.length <= MAX_BIDS, '5.10.5', { left: MAX_BIDS - turn.bids })
  for (const { item, amount } of bids) place(s, seat, item, amount)
  turn.bids += bids.length
  disturb(s, seat)
  if (done || turn.bids === MAX_BIDS) endStockTurn(s, seat, false)
}
