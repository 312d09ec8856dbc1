import { check } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { NDEM } from '../companies.ts'
import { closeNotes } from '../income.ts'
import { PROMISSORY_NOTES } from '../privates.ts'
import type { State } from '../state.ts'
import { inTurn, operating, turnOf } from '../turn.ts'

type ClosePrivate = ActionOf<'closePrivate'>

/** 11.16: at any time in the company's own turn. */
export const closings = (s: State): ClosePrivate[] =>
  turnOf(s).company !== NDEM && operating(s).privates.includes(PROMISSORY_NOTES)
    ? [{ type: 'closePrivate', private: PROMISSORY_NOTES }]
    : []

export function closePrivate(s: State, { private: id }: ClosePrivate): void {
  const { company } = inTurn(s)
  check(
    closings(s).some((it) => it.private === id),
    '11.16',
    { private: id },
  )
  closeNotes(s, company, operating(s))
}
