import { clone } from '../../../shared/engine/diff.ts'
import type { State as AnyState } from '../../../shared/engine/game.ts'
import type { Worlds } from '../about.ts'

const same = (state: AnyState): AnyState => clone(state)

/** II.2: nothing is hidden. */
export const cuba18: Worlds = {
  hides: () => false,
  other: same,
  richer: same,
  reveals: () => true,
}
