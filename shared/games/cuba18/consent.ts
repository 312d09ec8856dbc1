import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { ActionOf } from './action.ts'
import type { State } from './state.ts'

/** VII.12: the deal waits for the other director's yes. Says whether it has to. */
export function mustAsk(
  s: State,
  by: Seat,
  seat: Seat | undefined,
  action: ActionOf<'buyTrain' | 'buyWagon'>,
): boolean {
  if (seat === undefined || seat === by) return false
  s.asked += 1
  s.pending.push({ at: 'consent', question: s.asked, seat, by, action })
  tell(s, { type: 'asked', seat, by, action })
  return true
}
