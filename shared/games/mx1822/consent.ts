import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Agreed } from './action.ts'
import type { State } from './state.ts'

/** 6.7.1, 6.9.2, 6.14.2, 6.17.1: the action waits for another player's yes. Says whether it has to. */
export function mustAsk(s: State, by: Seat, seat: Seat | undefined, action: Agreed): boolean {
  if (seat === undefined || seat === by || s.options.compat?.consentGiven) return false
  s.asked += 1
  s.pending.push({ at: 'consent', question: s.asked, seat, by, action })
  tell(s, { type: 'asked', seat, by, action })
  return true
}
