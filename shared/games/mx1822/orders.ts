import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import type { Item, State } from './state.ts'

/** A standing order; `ended` tells its owner why it does nothing any more. */
export type Order =
  | { kind: 'pass'; until: ActionOf<'passUntil'>['until']; ended?: Ended }
  | { kind: 'bid'; item: Item; limit: number; ended?: Ended }

/** What it waited for, its limit, or the number of the rule in its way. */
export type Ended = 'action' | 'outbid' | 'limit' | (string & {})

/** A view knows only its own seat's orders. */
export const ordersOf = (s: State, seat: Seat): Order[] => s.secret.orders[seat] ?? []

function end(s: State, seat: Seat, until: ActionOf<'passUntil'>['until']): void {
  for (const order of ordersOf(s, seat)) if (order.kind === 'pass' && order.until === until) order.ended ??= until
}

/** 12.1: somebody did something in the stock round. */
export function disturb(s: State, by: Seat): void {
  s.players.forEach((_, seat) => seat !== by && end(s, seat, 'action'))
}

/** 12.1: this seat lost a highest bid. */
export const outbid = (s: State, seat: Seat): void => end(s, seat, 'outbid')
