import { check, Illegal } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import { faceOf, highest, items } from './bids.ts'
import { BID_STEP, MAX_BIDS } from './data.ts'
import { bid, lowestBid } from './moves/bid.ts'
import { passStock } from './moves/pass.ts'
import type { Ended, Order } from './orders.ts'
import { ordersOf } from './orders.ts'
import type { Item, State } from './state.ts'
import { duringStock, endStockTurn, hasActed } from './stock-turn.ts'

const sameAs = (item: Item | undefined) => (order: Order) =>
  order.kind === 'bid' ? order.item === item : item === undefined

function give(s: State, seat: Seat, order: Order): void {
  const item = order.kind === 'bid' ? order.item : undefined
  const others = ordersOf(s, seat).filter((it) => !sameAs(item)(it))
  s.secret.orders[seat] = [...others, order]
}

/** 12.1: in one's own turn it passes at once. */
export function passUntil(s: State, seat: Seat, until: ActionOf<'passUntil'>['until']): void {
  const round = duringStock(s)
  if (round.seat === seat) passStock(s, seat)
  give(s, seat, { kind: 'pass', until })
}

/** 12.2: from one's next turn on. */
export function bidUpTo(s: State, seat: Seat, { item, limit }: ActionOf<'bidUpTo'>): void {
  duringStock(s)
  check(items(s).includes(item), '5.10.1', { item })
  check(limit % BID_STEP === 0 && limit >= faceOf(item), '5.10.6', { item, lowest: faceOf(item) })
  give(s, seat, { kind: 'bid', item, limit })
}

/** 12.3 */
export function cancel(s: State, seat: Seat, item?: Item): void {
  check(ordersOf(s, seat).some(sameAs(item)), '12.3')
  s.secret.orders[seat] = ordersOf(s, seat).filter((order) => !sameAs(item)(order))
}

/** 12.4: at the beginning of a turn. What cannot be followed ends; says whether the turn is over. */
export function followOrders(s: State, seat: Seat): boolean {
  if (hasActed(duringStock(s).turn)) return false
  return followBids(s, seat) || followPass(s, seat)
}

function followBids(s: State, seat: Seat): boolean {
  for (const order of ordersOf(s, seat)) {
    const { turn, seat: now } = duringStock(s)
    if (order.kind !== 'bid' || order.ended || now !== seat || turn.bids === MAX_BIDS) continue
    if (highest(s, order.item)?.seat === seat) continue
    const amount = lowestBid(s, order.item)
    if (amount > order.limit) order.ended = 'limit'
    else attempt(s, order, () => bid(s, seat, { type: 'bid', bids: [{ item: order.item, amount }] }))
  }
  const round = duringStock(s)
  if (round.seat === seat && round.turn.bids > 0) endStockTurn(s, seat, false)
  return duringStock(s) !== round || round.seat !== seat
}

function followPass(s: State, seat: Seat): boolean {
  const order = ordersOf(s, seat).find((it) => it.kind === 'pass')
  return order !== undefined && !order.ended && attempt(s, order, () => passStock(s, seat))
}

/** A standing order never does what its owner could not do. Whoever watches learns of it, so nothing can be taken back alone. */
function attempt(s: State, order: Order, action: () => void): boolean {
  try {
    action()
    s.revealed = true
    return true
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    order.ended = error.rule satisfies Ended
    return false
  }
}
