import { tell } from '../../engine/game.ts'
import type { End, State } from './state.ts'
import { noteWealth } from './wealth.ts'

/** IX.1 */
export function finish(s: State, by: End): void {
  s.end = by
  s.pending = []
  s.round = { at: 'over' }
  noteWealth(s)
  tell(s, { type: 'over', by })
}
