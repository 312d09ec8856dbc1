import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { equal } from '../../engine/diff.ts'
import { isDeniedTrain, leastPrice } from '../../rail/deal.ts'
import { lookOf } from '../../rail/upgrade.ts'
import type { ActionOf, Agreed } from './action.ts'
import { GROUND } from './map.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

/** 6.3.2: who has said no is not asked the same again in this turn; for a train, only for more money. */
function isSame(action: Agreed, denied: Agreed): boolean {
  if (action.type === 'buyTrain' && denied.type === 'buyTrain') return isDeniedTrain([denied], action)
  if (action.type === 'layTile' && denied.type === 'layTile')
    return action.hex === denied.hex && lookOf(GROUND, action) === lookOf(GROUND, denied)
  return equal(action, denied)
}

const denials = (s: State): readonly Agreed[] => turnOf(s).denied ?? []
export const isDenied = (s: State, action: Agreed): boolean => denials(s).some((denied) => isSame(action, denied))

export const askingFrom = (s: State, deal: Pick<ActionOf<'buyTrain'>, 'train' | 'from'>): number =>
  leastPrice(
    denials(s).filter((it) => it.type === 'buyTrain'),
    deal,
  )

export function deny(s: State, action: Agreed): void {
  turnOf(s).denied = [...denials(s), action]
}

/** 6.7.1, 6.9.2, 6.14.2, 6.17.1: the action waits for another player's yes. Says whether it has to. */
export function mustAsk(s: State, by: Seat, seat: Seat | undefined, action: Agreed): boolean {
  if (seat === undefined || seat === by || s.options.compat?.consentGiven) return false
  check(!isDenied(s, action), '6.3.2', { denied: true })
  s.asked += 1
  s.pending.push({ at: 'consent', question: s.asked, seat, by, action })
  tell(s, { type: 'asked', seat, by, action })
  return true
}
