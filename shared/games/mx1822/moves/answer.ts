import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf, Agreed } from '../action.ts'
import { deny } from '../consent.ts'
import type { State } from '../state.ts'
import { acquireMinor } from './acquire-minor.ts'
import { acquirePrivate } from './acquire-private.ts'
import { buyTrain } from './buy-train.ts'
import { layTile } from './lay-tile.ts'

/** 6.7.1, 6.9.2, 6.14.2, 6.17.1: a yes carries out what was asked for. */
export function answer(s: State, seat: Seat, { question, yes }: ActionOf<'answer'>): void {
  const [first] = s.pending
  check(first?.at === 'consent' && first.question === question && first.seat === seat, '6.3.2', { question })
  s.pending.shift()
  tell(s, { type: 'answered', seat, by: first.by, yes, action: first.action })
  if (yes) carryOut(s, first.by, first.action)
  else deny(s, first.action)
}

export function withdraw(s: State, seat: Seat, { question }: ActionOf<'withdraw'>): void {
  const [first] = s.pending
  check(first?.at === 'consent' && first.question === question && first.by === seat, '6.3.2', { question })
  s.pending.shift()
  tell(s, { type: 'withdrew', by: seat, action: first.action })
}

function carryOut(s: State, by: Seat, action: Agreed): void {
  switch (action.type) {
    case 'acquirePrivate':
      return acquirePrivate(s, by, action, true)
    case 'layTile':
      return layTile(s, by, action, true)
    case 'buyTrain':
      return buyTrain(s, by, action, true)
    case 'acquireMinor':
      return acquireMinor(s, by, action, true)
  }
}
