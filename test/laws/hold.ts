import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { kindOf, randomGame } from '../../shared/bots/random.ts'
import type { Game, Likes, Move } from '../../shared/bots/random.ts'
import { act } from '../../shared/engine/game.ts'
import type { AnyGame, State } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { about } from './about.ts'
import { LAWS } from './laws.ts'

interface Plan {
  readonly seats: number
  readonly options: object
  readonly seed: number
  readonly likes?: Likes
}

function plansFor(game: AnyGame): Plan[] {
  const [min, max] = game.seats
  const { variants, seats: some, likes, games: count } = about(game)
  const all = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  const tables = variants.flatMap((options, at) => (some?.[at] ?? all).map((seats) => ({ seats, options })))
  return Array.from({ length: count }, (_, i) => {
    const liking = likes && Math.floor(i / tables.length) % 2 === 1 ? { likes } : {}
    return { ...tables[i % tables.length]!, seed: i + 1, ...liking }
  })
}

/** Plays one game and has every law look on; `broken` takes the first breach of each. */
function watched(game: AnyGame, plan: Plan, broken: Record<string, unknown>): Game {
  const lot = seeded([plan.seed, 5])
  const { rarer } = about(game)
  const seen: unknown[] = []
  const watch = (before: State, { seat, action }: Move, after: State) => {
    seen.push(action)
    for (const [name, law] of Object.entries(LAWS)) {
      const every = law.every === 1 ? 1 : law.every * rarer
      if (name in broken || (seen.length + plan.seed) % every > 0) continue
      try {
        law.holds({ game, lot, before, seat, action, after, seen })
      } catch (error) {
        const where = `${JSON.stringify(plan)}, action ${seen.length} of seat ${seat}: ${JSON.stringify(action)}`
        broken[name] = new Error(`${where}\n${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
  }
  return randomGame(game, { ...plan, watch })
}

function replayed(game: AnyGame, plan: Plan, moves: readonly Move[]): State {
  const start = game.setup(plan.seats, plan.options, seeded([plan.seed])) as State
  return moves.reduce<State>(
    (state, { seat, action }) => {
      const outcome = act(game, state, seat, JSON.parse(JSON.stringify(action)))
      if (!outcome.ok) throw new Error(`${JSON.stringify(plan)}: ${outcome.rule}`)
      return outcome.state as State
    },
    { ...start, news: [], revealed: false },
  )
}

/** One file for each game calls this, so that they run side by side. */
export function lawsHold(game: AnyGame): void {
  const count = about(game).games
  describe(`${game.id}, ${count} games by lot`, () => {
    const broken: Record<string, unknown> = {}
    let played: { plan: Plan; game: Game }[] = []
    beforeAll(() => {
      played = plansFor(game).map((plan) => ({ plan, game: watched(game, plan, broken) }))
    }, 600_000)

    test('every game ends, without a refusal', () => {
      expect(played).toHaveLength(count)
      const stuck = played.filter((it) => !it.game.finished || it.game.refusals.length > 0)
      expect(stuck.map((it) => ({ ...it.plan, refusals: it.game.refusals.slice(0, 1) }))).toEqual([])
    })

    test('every kind of move is met', () => {
      const met = new Set(played.flatMap((it) => it.game.moves.map(({ action }) => kindOf(action as { type: string }))))
      expect(about(game).kinds?.filter((kind) => !met.has(kind)) ?? []).toEqual([])
    })

    test('every way to end is met', () => {
      const { ends } = about(game)
      const met = played.map((it) => ends?.of(it.game.state))
      expect(ends?.all.filter((end) => !met.includes(end)) ?? []).toEqual([])
    })

    test('the same seed and actions lead to the same state', () => {
      const strayed = played.filter((it) => !isDeepStrictEqual(replayed(game, it.plan, it.game.moves), it.game.state))
      expect(strayed.map((it) => it.plan)).toEqual([])
    }, 600_000)

    for (const name of Object.keys(LAWS)) {
      test(name, () => {
        if (name in broken) throw broken[name]
        expect(played.length).toBe(count)
      })
    }
  })
}
