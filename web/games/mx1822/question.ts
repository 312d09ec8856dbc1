import type { Pending } from '../../../shared/games/mx1822/pending.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import type { Step } from '../../../shared/games/mx1822/turn.ts'

/** What is decided now, by anybody. */
export type Question = Pending['at'] | Step | 'stockRound' | 'double' | 'closing' | 'over'

export function questionNow(s: State): Question {
  const [first] = s.pending
  if (first) return first.at
  if (s.round.at === 'operating') return s.round.turn.step
  return s.round.at === 'stock' ? 'stockRound' : s.round.at
}
