import { tell } from '../../engine/game.ts'
import type { Company } from './companies.ts'
import type { State } from './state.ts'

/** 1.3.1: the first trigger decides; a bank broken in an operating round lets the pair be completed. */
export function trigger(s: State, by: 'price' | 'bank', company?: Company): void {
  if (s.end) return
  const after = by === 'bank' && s.set.round > 0 ? 'set' : 'round'
  s.end = { by, after }
  tell(s, { type: 'ending', by, after, ...(company ? { company } : {}) })
}

/** 1.3.1: asked at the end of an operating round. */
export const isDue = ({ end, set }: State): boolean =>
  end !== undefined && (end.after === 'round' || set.round === set.of)
