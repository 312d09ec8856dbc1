import { act } from '../engine/game.ts'
import type { AnyGame, Facts, Seat, State } from '../engine/game.ts'
import { below, seeded } from '../engine/random.ts'
import type { Rng } from '../engine/random.ts'

export interface Move {
  readonly seat: Seat
  readonly action: unknown
}

export interface Game {
  readonly state: State
  readonly moves: readonly Move[]
  readonly finished: boolean
  readonly refusals: readonly { readonly move: Move; readonly rule: string; readonly facts: Facts }[]
}

/** How many lots a kind of move has; one unless told. */
export type Likes = Readonly<Record<string, number>>

/** Moves of one type that use something special are a kind of their own. */
export const kindOf = (move: { readonly type: string; readonly using?: unknown }): string =>
  [move.type, ...(move.using === undefined ? [] : [move.using].flat())].join(' ')

/** A legal move of a seat that has to decide, drawn by lot: first the kind, then the way, so rare kinds get their turn. */
export function randomMove(game: AnyGame, state: State, rng: Rng, likes: Likes = {}): Move {
  const active = game.active(state)
  const seat = active[below(rng, active.length)] as Seat // somebody has to decide
  const offers = game.offers(state, seat)
  const kinds = [...new Set(offers.map(kindOf))]
  const lots = kinds.flatMap((type) => Array.from({ length: likes[type] ?? 1 }, () => type))
  const kind = lots[below(rng, lots.length)]
  const ways = offers.filter((offer) => kindOf(offer) === kind)
  const offer = ways[below(rng, ways.length)]
  return { seat, action: game.complete ? game.complete(state, offer, rng) : offer }
}

/** Plays by lot from the start to the end, or gives up after `limit` actions. */
export function randomGame(
  game: AnyGame,
  plan: {
    seats: number
    options: object
    seed: number
    limit?: number
    likes?: Likes
    watch?: (before: State, move: Move, after: State) => void
  },
): Game {
  const rng = seeded([plan.seed, 77])
  let state = game.setup(plan.seats, plan.options, seeded([plan.seed])) as State
  Object.assign(state, { news: [], revealed: false })
  const moves: Move[] = []
  const refusals: Game['refusals'][number][] = []
  const limit = plan.limit ?? 5000
  while (game.active(state).length > 0 && moves.length < limit) {
    const move = randomMove(game, state, rng, plan.likes)
    moves.push(move)
    const outcome = act(game, state, move.seat, move.action)
    if (!outcome.ok) {
      refusals.push({ move, rule: outcome.rule, facts: outcome.facts })
      continue
    }
    plan.watch?.(state, move, outcome.state)
    state = outcome.state
  }
  return { state, moves, finished: game.active(state).length === 0, refusals }
}
