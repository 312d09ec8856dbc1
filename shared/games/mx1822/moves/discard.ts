import { check } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { NDEM } from '../companies.ts'
import { discardToPool, leaveGame, tooMany } from '../equipment.ts'
import { charterOf } from '../money.ts'
import type { Pending } from '../pending.ts'
import { counted, isOverLimit } from '../phase.ts'
import type { State } from '../state.ts'
import type { Train } from '../trains.ts'

type Discard = ActionOf<'discard'>
type Excess = Extract<Pending, { at: 'discard' | 'scrap' }>

/** 6.5.15, 6.14.8: the trains to choose from. */
const choice = (s: State, { at, company }: Excess): Train[] =>
  at === 'scrap' ? tooMany(s, company) : counted(charterOf(s, company))

export const discards = (s: State, excess: Excess): Discard[] =>
  [...new Set(choice(s, excess))].map((train) => ({ type: 'discard', train }))

export function discard(s: State, seat: Seat, { train }: Discard): void {
  const [first] = s.pending
  check((first?.at === 'discard' || first?.at === 'scrap') && first.seat === seat, '6.14.8')
  check(choice(s, first).includes(train), '6.14.8', { train })
  const { at, company } = first
  if (at === 'scrap' || company === NDEM) leaveGame(s, company, train)
  else discardToPool(s, company, train)
  if (at === 'scrap' ? tooMany(s, company).length === 0 : !isOverLimit(s, company)) s.pending.shift()
}
