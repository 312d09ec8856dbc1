import * as v from 'valibot'
import { check, tell } from '../../shared/engine/game.ts'
import type { Game, State } from '../../shared/engine/game.ts'
import { pick } from '../../shared/engine/random.ts'

/** The smallest game with turns, a secret, dice and an end: count to ten. */
export interface Count extends State<{ type: string }> {
  options: { step: number }
  seats: number
  turn: number
  total: number
  last?: number
}
export type Move = { type: 'add'; by: number } | { type: 'roll' } | { type: 'break' }

export const counter: Game<Count, Move, Move, { step: number }> = {
  id: 'counter',
  seats: [2, 4],
  options: v.strictObject({ step: v.optional(v.number(), 1) }),
  action: v.variant('type', [
    v.strictObject({ type: v.literal('add'), by: v.number() }),
    v.strictObject({ type: v.literal('roll') }),
    v.strictObject({ type: v.literal('break') }),
  ]),
  setup: (seats, options, rng) => ({
    news: [{ type: 'started' }],
    revealed: true,
    options,
    seats,
    turn: 0,
    total: 0,
    secret: { rng },
  }),
  active: (s) => (s.total >= 10 ? [] : [s.turn]),
  offers: (s, seat) => (s.turn === seat && s.total < 10 ? [{ type: 'add', by: s.options.step }, { type: 'roll' }] : []),
  perform: (s, _, action) => {
    s.total += 0.5
    if (action.type === 'break') throw new TypeError('a bug')
    if (action.type === 'add') check(action.by === s.options.step, '1.1', { by: action.by })
    s.last = action.type === 'roll' ? pick(s, [1, 2, 3, 4, 5, 6]) : action.by
    s.total += s.last - 0.5
    s.turn = (s.turn + 1) % s.seats
    tell(s, { type: action.type })
  },
  view: (s) => ({ ...s, secret: { rng: [0, 0, 0, 0] } }),
  scores: () => [],
}
