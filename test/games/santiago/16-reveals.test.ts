import { describe, expect, test } from 'vitest'
import { randomMove } from '../../../shared/bots/random.ts'
import { act } from '../../../shared/engine/game.ts'
import { seeded } from '../../../shared/engine/random.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import type { State } from '../../../shared/games/santiago/state.ts'

/** Actions of whole games after which somebody else's holdings have decided who is asked next. */
function askingOthers(seed: number): boolean[] {
  const rng = seeded([seed, 5])
  const revealed: boolean[] = []
  let state: State = santiago.setup(3, { open: false }, seeded([seed]))
  while (santiago.active(state).length > 0) {
    const { seat, action } = randomMove(santiago, state, rng)
    const outcome = act(santiago, state, seat, action)
    if (!outcome.ok) throw new Error(outcome.rule)
    const { phase } = outcome.state
    const othersDeliver = phase.at === 'deliver' && phase.seat !== seat
    const othersGive = phase.at === 'gifts' && state.phase.at === 'drive'
    if (othersDeliver || othersGive) revealed.push(outcome.revealed)
    state = outcome.state
  }
  return revealed
}

describe('16 What is hidden', () => {
  test('[16.1] a move that shows whether others can deliver or give can’t be taken back alone', () => {
    const all = [1, 2, 3, 4, 5].flatMap(askingOthers)
    expect(all.length).toBeGreaterThan(50)
    expect(all.every(Boolean)).toBe(true)
  })
})
