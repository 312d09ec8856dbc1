import { randomGame } from '../../shared/bots/random.ts'
import { act } from '../../shared/engine/game.ts'
import type { State } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { santiago } from '../../shared/games/santiago/game.ts'
import type { Figures } from './figures.ts'

function perSecond(count: number, work: () => void): number {
  work()
  const start = performance.now()
  work()
  return Math.round((count / (performance.now() - start)) * 1000)
}

/** Whole games replayed through act(), beside the platform's own clone of the same states. */
export function engineSpeed(): Figures {
  const games = Array.from({ length: 20 }, (_, seed) => ({
    seed,
    ...randomGame(santiago, { seats: 4, options: { open: false }, seed }),
  }))
  const count = games.reduce((sum, game) => sum + game.moves.length, 0)
  const replay = (step: (state: State, move: (typeof games)[number]['moves'][number]) => State) => () => {
    for (const { seed, moves } of games) {
      let state: State = santiago.setup(4, { open: false }, seeded([seed]))
      for (const move of moves) state = step(state, move)
    }
  }
  return {
    'engine.santiago.actionsPerSecond': perSecond(
      count,
      replay((state, { seat, action }) => {
        const outcome = act(santiago, state as never, seat, action)
        if (!outcome.ok) throw new Error(outcome.rule)
        return outcome.state
      }),
    ),
    'engine.santiago.structuredClonesPerSecond': perSecond(
      count,
      replay((state) => structuredClone(state)),
    ),
  }
}
