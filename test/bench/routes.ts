import { randomGame } from '../../shared/bots/random.ts'
import type { State as AnyState } from '../../shared/engine/game.ts'
import { cuba18 } from '../../shared/games/cuba18/game.ts'
import { basisOf, runningOf } from '../../shared/games/cuba18/run-forms.ts'
import type { State } from '../../shared/games/cuba18/state.ts'
import { bestRun } from '../../shared/rail/route-best.ts'
import { percentile, rounded } from './figures.ts'
import type { Figures } from './figures.ts'

const BUSY = { draft: 30, foundMinor: 30, buy: 30, layTile: 30, placeStation: 9, run: 30, buyTrain: 9, pass: 12 }

/** Milliseconds for the proved highest run, over every run of some games by lot. */
export function routeSpeed(): Figures {
  const times: number[] = []
  const watch = (before: AnyState) => {
    const s = before as State
    if (s.round.at !== 'operating' || s.round.turn.step !== 'run') return
    const { company } = s.round.turn
    if (s.companies[company]!.trains.length === 0) return
    const start = performance.now()
    bestRun(runningOf(basisOf(s, company, {}), []))
    times.push(performance.now() - start)
  }
  for (const [seats, seed] of [
    [3, 1],
    [4, 1],
    [6, 1],
  ] as const)
    randomGame(cuba18, { seats, seed, options: { two: 'medium', three: 'long' }, likes: BUSY, watch })
  return {
    'routes.18cuba.p50': rounded(percentile(times, 0.5)),
    'routes.18cuba.p99': rounded(percentile(times, 0.99)),
  }
}
