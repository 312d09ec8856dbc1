import { tell } from '../../engine/game.ts'
import type { State } from './state.ts'

/** IX.1, R33, R85: in a stock round one complete set follows; what flows back changes nothing. */
export function breakBank(s: State): void {
  if (s.end) return
  s.end = 'bank'
  tell(s, { type: 'broken', after: s.set.round > 0 ? 'set' : 'next' })
}
