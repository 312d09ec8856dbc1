import type { Seat } from '../../engine/game.ts'
import { allows } from '../../engine/game.ts'
import { items } from './bids.ts'
import { BID_STEP, MAX_BIDS } from './data.ts'
import { checkItem, highestBid, lowestBid } from './moves/bid.ts'
import { purchases } from './moves/buy.ts'
import { conversions } from './moves/convert.ts'
import { formings } from './moves/form.ts'
import { mostToRepay } from './moves/repay.ts'
import { sales } from './moves/sell.ts'
import type { Offer } from './offer.ts'
import { operatingOffers, operatingSeat, withdrawals } from './operating.ts'
import { ordersOf } from './orders.ts'
import { mustSell } from './sale.ts'
import type { State } from './state.ts'
import type { StockRound } from './stock-turn.ts'

export function active(s: State): readonly Seat[] {
  if (s.pending[0]) return [s.pending[0].seat]
  switch (s.round.at) {
    case 'stock':
    case 'double':
      return [s.round.seat]
    case 'operating':
      return [operatingSeat(s)]
    case 'closing':
    case 'over':
      return []
  }
}

/** What this seat may do now, and the standing orders and withdrawals it may send at any time. */
export function offers(s: State, seat: Seat): Offer[] {
  const decides = active(s).includes(seat)
  return [...(decides ? choices(s, seat) : []), ...withdrawals(s, seat), ...standingOffers(s, seat)]
}

function choices(s: State, seat: Seat): Offer[] {
  if (s.pending.length > 0 || s.round.at === 'operating') return operatingOffers(s)
  if (s.round.at === 'double') return [true, false].map((yes) => ({ type: 'double', yes }))
  return s.round.at === 'stock' ? stockOffers(s, seat, s.round) : []
}

/** 5.1.3 */
function stockOffers(s: State, seat: Seat, { turn }: StockRound): Offer[] {
  if (mustSell(s, seat)) return sales(s, seat)
  const repay = mostToRepay(s, seat)
  const free = s.players[seat]?.loan === 0
  return [
    ...sales(s, seat),
    ...(repay > 0 ? [{ type: 'repay', to: repay } as const] : []),
    ...(free && turn.bids === 0 ? [...purchases(s, seat), ...conversions(s, seat), ...formings(s, seat)] : []),
    ...(free ? bidOffers(s, seat, MAX_BIDS - turn.bids) : []),
    { type: 'pass' },
  ]
}

function bidOffers(s: State, seat: Seat, left: number): Offer[] {
  const to = highestBid(s, seat)
  return items(s)
    .filter((item) => lowestBid(s, item) <= to && allows(() => checkItem(s, seat, item)))
    .map((item) => ({ type: 'bid', item, from: lowestBid(s, item), to, step: BID_STEP, left }))
}

/** 12 */
function standingOffers(s: State, seat: Seat): Offer[] {
  if (s.round.at !== 'stock') return []
  const passing = s.round.seat !== seat || !mustSell(s, seat)
  const to = s.players[seat]!.cash - (s.players[seat]!.cash % BID_STEP) // a seat of this table
  return [
    ...(passing ? (['action', 'outbid', 'end'] as const).map((until): Offer => ({ type: 'passUntil', until })) : []),
    ...items(s)
      .filter((item) => lowestBid(s, item) <= to)
      .map((item): Offer => ({ type: 'bidUpTo', item, from: lowestBid(s, item), to, step: BID_STEP })),
    ...ordersOf(s, seat).map((order): Offer =>
      order.kind === 'bid' ? { type: 'cancel', item: order.item } : { type: 'cancel' },
    ),
  ]
}
