import * as v from 'valibot'
import { Illegal } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Action } from '../action.ts'
import { discards } from '../moves/discard.ts'
import { active } from '../offers.ts'
import { perform } from '../perform.ts'
import type { State } from '../state.ts'
import { STEPS } from '../turn.ts'
import { companyOf } from './acts.ts'
import type { Course, Excess, Mx } from './course.ts'
import type { Act } from './deed.ts'
import { noteTrains, sideOf } from './train-ids.ts'

const ROUNDS = ['stock', 'closing', 'double', 'operating', 'over'] as const

/** How far a game has come; the higher list is further on. */
function placeOf({ stockRound, set, round }: State): number[] {
  const place = [stockRound, ROUNDS.indexOf(round.at), set.round]
  if (round.at !== 'operating') return place
  return [...place, round.done.length, STEPS.indexOf(round.turn.step), 9 - (round.turn.builders?.length ?? 9)]
}

function compare(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== two[place])
  return at < 0 ? 0 : one[at]! - (two[at] ?? 0)
}

export const decider = (s: State): Seat => {
  const [seat] = active(s)
  if (seat === undefined) throw new Illegal('house.over')
  return seat
}

/** Plays an action at both tables. */
export function play(c: Course, wish: Action, seat: Seat = decider(c.there)): void {
  const place = placeOf(c.there)
  const action = playThere(c, wish, seat)
  catchUp(c, place)
  if (compare(place, placeOf(c.here)) === 0 || action.type === 'closePrivate') playHere(c, seat, action) // 11.16: at any time
  else if (!isIdle(action)) throw new Illegal('bring.action', { type: action.type, issue: 'too late' })
}

export function playThere(c: Course, wish: Action, seat: Seat): Action {
  const action = parsed(c.game, wish)
  c.there.news = []
  perform(c.there, seat, action)
  tellCourse(c)
  return action
}

/** Figures of a record are as unknown as those of a player. */
function parsed(game: Mx, wish: Action): Action {
  const action = v.safeParse(game.action, wish)
  if (!action.success) throw new Illegal('bring.action', { type: wish.type, issue: action.issues[0].message })
  return action.output
}

/** What our table passes over by itself: nothing to decide, nothing earned. */
const isIdle = (action: Action): boolean =>
  ['pass', 'dividend', 'double'].includes(action.type) ||
  (action.type === 'run' && action.routes.every(({ revenue }) => !revenue))

/** Notes what has been told; what happens by itself is told too. */
export function tellCourse(c: Course): void {
  for (const news of c.there.news) {
    noteTrains(c.trains, news)
    c.news.push(news)
  }
  c.there.news = []
}

/** In place, not on a copy: after a refusal nothing goes on from here, and its moves are played once more when the table is made. */
export function playHere(c: Course, seat: Seat, action: Action): void {
  const { here: s } = c
  if (s.round.at === 'over') throw new Illegal('house.over')
  if (!active(s).includes(seat)) throw new Illegal('house.turn', { seats: [...active(s)] })
  c.game.perform(s, seat, action)
  Object.assign(s, { news: [], revealed: false })
  c.moves.push({ seat, action, at: c.at })
  discardAhead(c)
}

/** Here nothing goes on before discards; there it may, so what will be discarded is looked up. */
function discardAhead(c: Course): void {
  const [first] = c.here.pending
  if (first?.at !== 'discard' && first?.at !== 'scrap') return
  const found = discardOf(c, first)
  if (!found) return
  c.early.add(found)
  playHere(c, first.seat, { type: 'discard', train: sideOf(c.trains, found.train ?? '')! }) // discardOf compared it
}

const discardOf = (c: Course, excess: Excess): Act | undefined => {
  const able = discards(c.here, excess).map(({ train }) => train)
  return c.acts.slice(c.next).find((it) => {
    if (it.type !== 'discard_train' || c.early.has(it) || companyOf(it) !== excess.company) return false
    const side = sideOf(c.trains, it.train ?? '')
    return side !== undefined && able.includes(side)
  })
}

/** Our table asks where the recorded game did not: nobody did anything there. */
function catchUp(c: Course, place: readonly number[]): void {
  while (compare(placeOf(c.here), place) < 0) playHere(c, decider(c.here), nothing(c.here))
}

function nothing({ round }: State): Action {
  const step = round.at === 'operating' ? round.turn.step : undefined
  if (step === 'run') return { type: 'run', routes: [] }
  if (step === 'dividend') return { type: 'dividend', pay: 'none' }
  return round.at === 'double' ? { type: 'double', yes: false } : { type: 'pass' }
}

/** At the end of the record both tables are at the same place. */
export const meet = (c: Course): void => catchUp(c, placeOf(c.there))
