import type { Rng } from '../../shared/engine/game.ts'
import { below } from '../../shared/engine/random.ts'

const oneOf = <T>(lot: Rng, items: readonly T[]): T => items[below(lot, items.length)]!
const ODD = [
  0,
  -1,
  1,
  2,
  7,
  1e9,
  1.5,
  Number.NaN,
  '',
  'wood',
  'sugar',
  'bank',
  '__proto__',
  null,
  true,
  [],
  {},
  undefined,
]
const NOT_EVEN = [null, undefined, 0, 'drive', [], {}, { type: 'nope' }, { type: null }, [{ type: 'pass' }]]

/** Something a bad client might send: nonsense, or an action of this game that was bent a little. */
export function garbage(lot: Rng, seen: readonly unknown[]): unknown {
  if (seen.length === 0 || below(lot, 4) === 0) return oneOf(lot, NOT_EVEN)
  const action = { ...(oneOf(lot, seen) as Record<string, unknown>) }
  const key = oneOf(lot, Object.keys(action))
  const way = below(lot, 4)
  if (way === 0) delete action[key]
  else if (way === 1) action[key] = oneOf(lot, ODD)
  else if (way === 2) action.extra = oneOf(lot, ODD)
  return action
}
