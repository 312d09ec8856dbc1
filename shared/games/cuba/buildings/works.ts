import type { Seat } from '../../../engine/game.ts'
import type { Use } from '../action.ts'
import type { Building } from '../data/buildings.ts'
import type { Field } from '../data/plantations.ts'
import type { State } from '../state.ts'

export type UseOf<B extends Building> = Extract<Use, { building: B }>
/** How, without saying where. */
export type Way<B extends Building> = Omit<UseOf<B>, 'type' | 'building' | 'field'>

/** What a building does: `ways` are all possible uses, `use` carries one out. */
export interface Works<B extends Building> {
  ways(s: State, seat: Seat): Way<B>[]
  use(s: State, seat: Seat, how: UseOf<B>): void
}

/** A tile on its field. */
export interface Built<B extends Building = Building> {
  readonly building: B
  readonly field: Field
}
