import { equal } from '../../engine/diff.ts'
import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { isDeniedTrain, leastPrice } from '../../rail/deal.ts'
import type { ActionOf, Agreed } from './action.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

const denials = (s: State): readonly Agreed[] => turnOf(s).denied ?? []
const deniedTrains = (s: State) => denials(s).filter((it) => it.type === 'buyTrain')

/** VII.12f: a director who has said no is not asked the same again in this turn; for a train, only for more money. */
export const isDenied = (s: State, action: Agreed): boolean =>
  action.type === 'buyTrain'
    ? isDeniedTrain(deniedTrains(s), action)
    : denials(s).some((denied) => equal(denied, action))

export const askingFrom = (s: State, deal: Pick<ActionOf<'buyTrain'>, 'train' | 'from'>): number =>
  leastPrice(deniedTrains(s), deal)

export function deny(s: State, action: Agreed): void {
  turnOf(s).denied = [...denials(s), action]
}

/** VII.12f: the deal waits for the other director's yes. Says whether it has to. */
export function mustAsk(s: State, by: Seat, seat: Seat | undefined, action: Agreed): boolean {
  if (seat === undefined || seat === by) return false
  check(!isDenied(s, action), 'VII.12f', { denied: true })
  s.asked += 1
  s.pending.push({ at: 'consent', question: s.asked, seat, by, action })
  tell(s, { type: 'asked', seat, by, action })
  return true
}
