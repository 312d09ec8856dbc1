import { tell } from '../../engine/game.ts'
import type { State } from './state.ts'

/** VI.2, VI.6: by cash; ties keep the old order. */
export function setOrder(s: State, by: 'least' | 'most'): void {
  const cash = (seat: number) => s.players[seat]?.cash ?? 0
  const sign = by === 'least' ? 1 : -1
  s.order = s.order.toSorted((a, b) => sign * (cash(a) - cash(b)))
  tell(s, { type: 'order', order: s.order, by })
}
