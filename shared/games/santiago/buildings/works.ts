import type { Seat } from '../../../engine/game.ts'
import type { Use } from '../action.ts'
import type { Building } from '../data.ts'
import type { State } from '../state.ts'

export type UseOf<B extends Building> = Extract<Use, { building: B }>

/** What a building does: every way to use it now, and using it. */
export interface Works<B extends Building> {
  readonly plain?: true // nothing to choose and nothing to pay: happens on arrival
  uses(s: State, seat: Seat): UseOf<B>[]
  use(s: State, seat: Seat, how: UseOf<B>): void
}
