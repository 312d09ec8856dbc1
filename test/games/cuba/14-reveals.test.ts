import { describe, expect, test } from 'vitest'
import { randomMove } from '../../../shared/bots/random.ts'
import { act } from '../../../shared/engine/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { cuba } from '../../../shared/games/cuba/game.ts'
import type { State } from '../../../shared/games/cuba/state.ts'

const sealed = ({ secret }: State) => [...secret.laid, ...secret.bids, ...secret.obedience].filter((it) => it !== null)

/** Whether the actions of a whole game that turned up a card or opened something sealed said so. */
function revealing(seed: number, faceDown: boolean): boolean[] {
  const rng = seeded([seed, 5])
  const said: boolean[] = []
  let state: State = cuba.setup(3, { side: 'common', faceDown }, seeded([seed]))
  while (cuba.active(state).length > 0) {
    const { seat, action } = randomMove(cuba, state, rng)
    const outcome = act(cuba, state, seat, action)
    if (!outcome.ok) throw new Error(outcome.rule)
    const then = outcome.state
    const turnedUp = then.sea !== state.sea || then.proposed.tax.length > state.proposed.tax.length
    const opened = sealed(then).length < sealed(state).length
    if (turnedUp || opened) said.push(outcome.revealed)
    state = then
  }
  return said
}

describe('14 What is hidden', () => {
  test('[14.2][14.3] what turns up a card or opens a sealed choice can’t be taken back alone', () => {
    const all = [1, 2, 3, 4].flatMap((seed) => revealing(seed, seed > 2))
    expect(all.length).toBeGreaterThan(50)
    expect(all.every(Boolean)).toBe(true)
  })
})
