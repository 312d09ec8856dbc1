import { check } from '../../../engine/game.ts'
import { setOrder } from '../player-order.ts'
import { startSet } from '../rounds.ts'
import type { State } from '../state.ts'

/** 11, P7: its holder may count double for the player order. */
export function double(s: State, yes: boolean): void {
  check(s.round.at === 'double', '5.12.8')
  setOrder(s, yes ? s.round.seat : undefined)
  startSet(s)
}
