import { randomGame } from '../../shared/bots/random.ts'
import { act } from '../../shared/engine/game.ts'
import type { AnyGame, State } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { cuba18 } from '../../shared/games/cuba18/game.ts'
import { santiago } from '../../shared/games/santiago/game.ts'
import type { Figures } from './figures.ts'

interface Bench {
  readonly name: string
  readonly game: AnyGame
  readonly options: object
  readonly games: number
}

const BENCHES: readonly Bench[] = [
  { name: 'santiago', game: santiago, options: { open: false }, games: 20 },
  { name: '18cuba', game: cuba18, options: { two: 'medium', three: 'short' }, games: 4 },
]

function perSecond(count: number, work: () => void): number {
  work()
  const start = performance.now()
  work()
  return Math.round((count / (performance.now() - start)) * 1000)
}

export const engineSpeed = (): Figures => Object.assign({}, ...BENCHES.map(speedOf)) as Figures

/** Whole games replayed through act(), beside the platform's own clone of the same states. */
function speedOf({ name, game, options, games: number }: Bench): Figures {
  const games = Array.from({ length: number }, (_, seed) => ({
    seed,
    ...randomGame(game, { seats: 4, options, seed }),
  }))
  const count = games.reduce((sum, { moves }) => sum + moves.length, 0)
  const replay = (step: (state: State, move: (typeof games)[number]['moves'][number]) => State) => () => {
    for (const { seed, moves } of games) {
      let state = game.setup(4, options, seeded([seed])) as State
      for (const move of moves) state = step(state, move)
    }
  }
  return {
    [`engine.${name}.actionsPerSecond`]: perSecond(
      count,
      replay((state, { seat, action }) => {
        const outcome = act(game, state, seat, action)
        if (!outcome.ok) throw new Error(outcome.rule)
        return outcome.state as State
      }),
    ),
    [`engine.${name}.structuredClonesPerSecond`]: perSecond(
      count,
      replay((state) => structuredClone(state)),
    ),
  }
}
