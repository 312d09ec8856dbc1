import { tell } from '../../engine/game.ts'
import type { End, State } from './state.ts'
import { noteWealth } from './wealth.ts'

/** IX.1, R33, R85: in a stock round one complete set follows; what flows back changes nothing. */
export function breakBank(s: State): void {
  if (s.end) return
  s.end = 'bank'
  tell(s, { type: 'broken', after: s.set.round > 0 ? 'set' : 'next' })
}

export function finish(s: State, by: End): void {
  s.end = by
  s.pending = []
  s.round = { at: 'over' }
  noteWealth(s)
  tell(s, { type: 'over', by })
}
