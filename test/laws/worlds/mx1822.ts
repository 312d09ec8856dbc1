import { clone } from '../../../shared/engine/diff.ts'
import type { Rng, Seat, State as AnyState } from '../../../shared/engine/game.ts'
import { below } from '../../../shared/engine/random.ts'
import type { Action } from '../../../shared/games/mx1822/action.ts'
import { items } from '../../../shared/games/mx1822/bids.ts'
import type { Order } from '../../../shared/games/mx1822/orders.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Worlds } from '../about.ts'

function change(state: AnyState, seat: Seat | null, how: (orders: Order[], s: State, at: Seat) => Order[]): State {
  const s = clone(state as State)
  s.secret.orders = s.secret.orders.map((orders, at) => (at === seat ? orders : how(orders ?? [], s, at)))
  return s
}

function anyOrders(s: State, lot: Rng): Order[] {
  const pass: Order[] = [{ kind: 'pass', until: (['action', 'outbid', 'end'] as const)[below(lot, 3)]! }]
  const bids = items(s).map((item): Order => ({ kind: 'bid', item, limit: 5 * below(lot, 60) }))
  return [...bids.slice(0, below(lot, 3)), ...(below(lot, 2) === 0 ? pass : [])]
}

/** 12.4: standing orders are all that is hidden, and exist only in stock rounds. */
export const mx1822: Worlds = {
  hides: (state) => (state as State).round.at === 'stock',

  other: (state, seat, lot) => change(state, seat, (_, s) => anyOrders(s, lot)),

  /** A limit that was not reached may have been higher. */
  richer: (before, after, seat, lot) =>
    change(before, seat, (orders, _, at) =>
      orders.map((order) => {
        const then = (after as State).secret.orders[at]?.find(
          (it) => it.kind === 'bid' && order.kind === 'bid' && it.item === order.item,
        )
        if (order.kind !== 'bid' || order.ended || !then || then.ended) return order
        return { ...order, limit: order.limit + 5 * below(lot, 20) }
      }),
    ),

  /** Whoever ends a turn sees what the orders of the others do. */
  reveals: (before, input, after) => {
    const action = input as Action
    if (['sell', 'repay', 'bidUpTo', 'cancel'].includes(action.type)) return false
    const [then, now] = [(before as State).round, (after as State).round]
    return !(then.at === 'stock' && now.at === 'stock' && then.seat === now.seat && now.turn.bids > 0)
  },
}
