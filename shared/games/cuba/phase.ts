import { check } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Phase, State } from './state.ts'

export type PhaseAt<At extends Phase['at']> = Extract<Phase, { at: At }>

/** 2.1: the phase this action belongs to, or a refusal. */
export function during<At extends Phase['at']>(s: State, at: At): PhaseAt<At> {
  check(s.phase.at === at, '2.1', { now: s.phase.at })
  return s.phase as PhaseAt<At>
}

export const isOver = (s: State): boolean => s.phase.at === 'over'

export const after = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length

/** Clockwise from the starting player. */
export const inOrder = (s: State): Seat[] => s.players.map((_, at) => (s.start + at) % s.players.length)
