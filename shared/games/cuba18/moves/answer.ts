import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { deny } from '../consent.ts'
import type { State } from '../state.ts'
import { buyTrain } from './buy-train.ts'
import { buyWagon } from './buy-wagon.ts'

/** VII.12: a yes carries out what was asked for. */
export function answer(s: State, seat: Seat, { question, yes }: ActionOf<'answer'>): void {
  const [first] = s.pending
  check(first?.at === 'consent' && first.question === question && first.seat === seat, 'VII.12f', { question })
  s.pending.shift()
  const { by, action } = first
  tell(s, { type: 'answered', seat, by, yes, action })
  if (!yes) return deny(s, action)
  if (action.type === 'buyTrain') buyTrain(s, by, action, true)
  else buyWagon(s, by, action, true)
}

export function withdraw(s: State, seat: Seat, { question }: ActionOf<'withdraw'>): void {
  const [first] = s.pending
  check(first?.at === 'consent' && first.question === question && first.by === seat, 'VII.12f', { question })
  s.pending.shift()
  tell(s, { type: 'withdrew', by: seat, action: first.action })
}
