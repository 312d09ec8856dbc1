import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Building } from './data.ts'
import { isOver } from './end.ts'
import { addPoints } from './holding.ts'
import { roll } from './ship.ts'
import type { Phase, State } from './state.ts'

export type PhaseAt<At extends Phase['at']> = Extract<Phase, { at: At }>

/** 2.1: the phase this action belongs to, or a refusal. */
export function during<At extends Phase['at']>(s: State, at: At): PhaseAt<At> {
  check(s.phase.at === at, '2.1', { now: s.phase.at })
  return s.phase as PhaseAt<At>
}

export const after = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length

export function nextTurn(s: State, seat: Seat): void {
  s.phase = { at: 'drive', seat: after(s, seat) }
}

/** 8, 14.2: the owner's point, then the roll for a ship that came in this turn. */
export function endTurn(s: State, seat: Seat): void {
  if (isOver(s)) return
  payOwner(s, seat, s.players[seat]?.piece)
  if (!s.departed) return nextTurn(s, seat)
  s.departed = false
  roll(s, seat)
}

/** 8.1, 8.2: also when the piece stayed where it was. */
function payOwner(s: State, visitor: Seat, building: Building | undefined): void {
  const owner = building && s.owners[building]
  if (building === undefined || owner === undefined || owner === visitor) return
  addPoints(s, owner, 1, 'visits')
  tell(s, { type: 'visitFee', owner, visitor, building })
}
