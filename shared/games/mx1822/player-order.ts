import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { DOUBLE_CASH } from './privates.ts'
import type { State } from './state.ts'

/** 5.12.8: most cash first, equals as before; P7 may count its holder's cash twice. */
export function orderByCash(s: State, doubled?: Seat): Seat[] {
  const cash = (seat: Seat) => s.players[seat]!.cash * (seat === doubled ? 2 : 1) // a seat of this table
  return s.order.toSorted((a, b) => cash(b) - cash(a))
}

/** B19: asked only when it matters. */
export function mayDouble(s: State): Seat | undefined {
  const seat = s.players.findIndex(({ privates }) => privates.includes(DOUBLE_CASH))
  if (seat < 0) return undefined
  const [plain, doubled] = [orderByCash(s), orderByCash(s, seat)]
  return plain.some((it, at) => it !== doubled[at]) ? seat : undefined
}

export function setOrder(s: State, doubled?: Seat): void {
  s.order = orderByCash(s, doubled)
  if (doubled !== undefined) tell(s, { type: 'doubled', seat: doubled })
  tell(s, { type: 'order', order: s.order })
}
