import type { Seat } from '../../engine/game.ts'
import type { State } from './state.ts'

/** 1.4.1: everything is open but the standing orders, which are their owner's. */
export function view(s: State, seat: Seat | null): State {
  const orders = s.secret.orders.map((own, at) => (at === seat ? own : null))
  return { ...s, secret: { rng: [0, 0, 0, 0], orders } }
}
