import type { Seat } from '../../engine/game.ts'
import { isOver } from './end.ts'
import type { State } from './state.ts'

/** 16: holdings are their owner's until the end, unless the table plays open; gifts lie sealed until all are given (5.3). */
export function view(s: State, seat: Seat | null): State {
  const open = s.options.open || isOver(s)
  return {
    ...s,
    secret: {
      rng: [0, 0, 0, 0],
      holdings: s.secret.holdings.map((holding, at) => (open || at === seat ? holding : null)),
      gifts: s.secret.gifts.map((item, at) => (at === seat ? item : null)),
    },
  }
}
