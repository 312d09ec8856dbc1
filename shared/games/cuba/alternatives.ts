import { tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { FORGONE } from './data.ts'
import { addPesos, addPoints } from './holding.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

/** 5.6, 7.6: the next alternative of this card that nobody has used this round. */
export const alternative = (s: State, card: keyof typeof FORGONE) =>
  FORGONE[card].find(({ space }) => s.markers[space] === undefined)

export function forgo(s: State, seat: Seat, card: keyof typeof FORGONE): void {
  during(s, card)
  const it = alternative(s, card)
  if (it) {
    s.markers[it.space] = seat
    addPoints(s, seat, it.points, 'architect')
    addPesos(s, seat, it.pesos)
  }
  tell(s, { type: 'forwent', seat, card, ...(it ? { space: it.space } : {}) })
  endTurn(s, seat)
}
