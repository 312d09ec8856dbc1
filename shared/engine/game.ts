import * as v from 'valibot'
import { clone } from './diff.ts'
import type { Rng } from './random.ts'

export type { Rng } from './random.ts'
export type Seat = number
export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** What every game's state has. The rest is the game's own. */
export interface State<N = unknown> {
  news: N[] // what the running action told; empty between actions
  revealed: boolean // the running action showed somebody something new; it can't be taken back alone
  secret: { rng: Rng }
}

export interface Score {
  readonly seat: Seat
  readonly rank: number // 1 is the winner; equal ranks share the place
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
}

/** Something in a record that the rules would not allow. `at` is the record's own number of the action. */
export interface Finding {
  readonly at: number
  readonly rule: string
  readonly facts: Facts
}

/** A game played elsewhere, in our own words. */
export interface Brought {
  readonly names: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  readonly start: State
  readonly moves: readonly { readonly seat: Seat; readonly action: unknown; readonly at: number }[]
  readonly findings: readonly Finding[] // tolerated
  readonly broken?: Finding // here our rules say no; the moves end before it
}

export interface Game<S extends State, A extends { type: string }, O extends { type: A['type'] }, P extends object> {
  readonly id: string
  readonly seats: readonly [min: number, max: number]
  readonly options: v.GenericSchema<unknown, P>
  readonly action: v.GenericSchema<unknown, A>
  setup(seats: number, options: P, rng: Rng): S
  active(state: S): readonly Seat[] // [] means over
  offers(state: S, seat: Seat): readonly O[]
  readonly anytime?: readonly A['type'][] // actions of those who need not decide, such as standing orders
  complete?(state: S, offer: O, lot: Rng): A // an offer that leaves something open (a range, a route), filled in by lot
  perform(draft: S, seat: Seat, action: A): void
  view(state: S, seat: Seat | null): S // null: an onlooker
  scores(state: S): readonly Score[]
  read?(record: unknown, upto?: number): Brought // a game played elsewhere; `upto`: only the actions before this one
}
// A table keeps games of every kind side by side; each parses its own input, so the parameters may be forgotten.
// oxlint-disable-next-line no-explicit-any
export type AnyGame = Game<any, any, any, any>

const stacks = Error as { stackTraceLimit?: number }

/** A refusal is an answer, not a bug: offers are found by asking, and a stack for each no would cost more than the rules. */
export class Illegal extends Error {
  readonly rule: string
  readonly facts: Facts
  constructor(rule: string, facts: Facts = {}) {
    const limit = stacks.stackTraceLimit
    stacks.stackTraceLimit = 0
    super(rule)
    stacks.stackTraceLimit = limit
    this.rule = rule
    this.facts = facts
  }
}

export function check(condition: unknown, rule: string, facts?: Facts): asserts condition {
  if (!condition) throw new Illegal(rule, facts)
}

/** Whether a rule that refuses by `check` lets this pass. */
export function allows(rule: () => void): boolean {
  try {
    rule()
    return true
  } catch (error) {
    if (error instanceof Illegal) return false
    throw error
  }
}

export function tell<N>(state: { news: N[] }, news: N): void {
  state.news.push(news)
}

export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly news: readonly unknown[]; readonly revealed: boolean }
  | { readonly ok: false; readonly rule: string; readonly facts: Facts }

/** Rules that hold for every game; the client has words for them too. */
export const HOUSE = { turn: 'house.turn', over: 'house.over', action: 'house.action' } as const

export function act<S extends State, A extends { type: string }, O extends { type: A['type'] }, P extends object>(
  game: Game<S, A, O, P>,
  state: S,
  seat: Seat,
  input: unknown,
): Outcome<S> {
  const action = v.safeParse(game.action, input)
  if (!action.success) return { ok: false, rule: HOUSE.action, facts: { issue: action.issues[0].message } }
  const active = game.active(state)
  if (active.length === 0) return { ok: false, rule: HOUSE.over, facts: {} }
  if (!active.includes(seat) && !game.anytime?.includes(action.output.type)) {
    return { ok: false, rule: HOUSE.turn, facts: { seats: active } }
  }
  const draft = clone(state)
  try {
    game.perform(draft, seat, action.output)
  } catch (error) {
    if (error instanceof Illegal) return { ok: false, rule: error.rule, facts: error.facts }
    throw error
  }
  const { news, revealed } = draft
  draft.news = []
  draft.revealed = false
  return { ok: true, state: draft, news, revealed }
}
