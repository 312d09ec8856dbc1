import { act } from '../../shared/engine/game.ts'
import type { Game, Seat, State } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'

export interface Plan<P> {
  readonly seats: number
  readonly options?: P
  readonly seed?: number
}

/** A table for a rule test: every action goes through `act`. */
export interface Position<S extends State, A, O> {
  readonly state: S
  readonly news: S['news'] // what the last action told
  readonly revealed: boolean // whether the last action showed somebody something new
  readonly active: readonly Seat[]
  given(change: (draft: S) => void): this
  play(seat: Seat, action: A): this
  refused(seat: Seat, input: unknown): string
  offers(seat: Seat): readonly O[]
  view(seat: Seat | null): S
}

export function table<S extends State, A extends { type: string }, O extends { type: A['type'] }, P extends object>(
  game: Game<S, A, O, P>,
  plan: Plan<P>,
): Position<S, A, O> {
  const options = plan.options ?? ({} as P) // a test that needs options names them
  let state = game.setup(plan.seats, options, seeded([plan.seed ?? 1]))
  let news: S['news'] = state.news
  let revealed = false
  state = { ...state, news: [], revealed: false }
  return {
    get state() {
      return state
    },
    get news() {
      return news
    },
    get revealed() {
      return revealed
    },
    get active() {
      return game.active(state)
    },
    given(change) {
      const draft = structuredClone(state) // nothing in it is frozen
      change(draft)
      state = draft
      return this
    },
    play(seat, action) {
      const outcome = act(game, state, seat, action)
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat} was refused: ${outcome.rule}`)
      state = outcome.state
      news = [...outcome.news]
      revealed = outcome.revealed
      return this
    },
    refused(seat, input) {
      const before = JSON.stringify(state)
      const outcome = act(game, state, seat, input)
      if (outcome.ok) throw new Error(`${JSON.stringify(input)} of seat ${seat} was accepted`)
      if (JSON.stringify(state) !== before) throw new Error(`refusing ${JSON.stringify(input)} changed the state`)
      return outcome.rule
    },
    offers: (seat) => game.offers(state, seat),
    view: (seat) => game.view(state, seat),
  }
}
