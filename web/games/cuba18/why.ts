import { act, type Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/cuba18/action.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import { t } from './words/index.ts'

/** Why this cannot be done now, in the words of the rule that refuses it; undefined: it can. */
export function whyNot(s: State, seat: Seat, action: Action): string | undefined {
  const outcome = act(cuba18, s, seat, action)
  return outcome.ok ? undefined : t().refusals[outcome.rule]?.(outcome.facts)
}
