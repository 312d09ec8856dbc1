import * as v from 'valibot'
import { Illegal, act } from '../../../engine/game.ts'
import type { Brought, Finding, Game, Seat } from '../../../engine/game.ts'
import type { Market } from '../../../rail/market.ts'
import type { Shares } from '../../../rail/shares.ts'
import type { Action, ActionOf } from '../action.ts'
import type { Company, Minor } from '../companies.ts'
import type { News } from '../news.ts'
import type { Offer } from '../offer.ts'
import { active } from '../offers.ts'
import type { Options } from '../options.ts'
import { perform } from '../perform.ts'
import type { Charter, State } from '../state.ts'
import { STEPS } from '../turn.ts'
import type { Asked } from './auction.ts'
import type { Act } from './deed.ts'
import type { Pieces } from './pieces.ts'
import type { RecordedGame } from './record.ts'
import type { ShareIds } from './share-ids.ts'
import type { TrainIds } from './train-ids.ts'
import { noteTrains } from './train-ids.ts'

export type Mx = Game<State, Action, Offer, Options>
type Pay = ActionOf<'dividend'>['pay']

/** What the record has said and only counts together with something later. */
export interface Memo {
  trackDone?: true // the track step was passed, the destination is looked at
  extraDone?: true // P9's rest was given up
  extraCombined?: true // P9 was used together with another private
  asksForToken?: boolean // settled before the destination token was placed
  ran?: true // there were routes, so the dividend was asked for
  special?: Pay
  pullman?: string // the card it is attached to
  minor?: { id: Minor; shares?: 0 | 1 | 2 }
}

/** A recorded game on its way through our rules, in two tables at once. */
export interface Course {
  readonly game: Mx
  readonly record: RecordedGame
  readonly there: State // stops where the recorded game stopped
  here: State // stops where ours does; its moves are what is brought
  readonly moves: Brought['moves'][number][]
  readonly findings: Finding[]
  readonly trains: TrainIds
  readonly shares: ShareIds
  readonly pieces: Pieces
  readonly cubes: Partial<Record<Company, Partial<Record<'P10' | 'P11', number>>>> // left on charters
  readonly news: News[] // of the running action
  asked?: Asked // in the auction of NdeM tokens
  ndem?: { charter: Charter; market: Market; shares: Shares } // as it was cashed in
  memo: Memo
  memoOf: string // the turn it belongs to
  at: number // the record's number of the running action
  ahead: readonly Act[] // what comes next
}

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
  const action = parsed(c.game, wish)
  const place = placeOf(c.there)
  c.there.news = []
  perform(c.there, seat, action)
  tellCourse(c)
  catchUp(c, place)
  if (compare(place, placeOf(c.here)) === 0) playHere(c, seat, action)
  else if (!isIdle(action)) throw new Error(`${c.at}: ${action.type} comes too late`)
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

function playHere(c: Course, seat: Seat, action: Action): void {
  const outcome = act(c.game, c.here, seat, action)
  if (!outcome.ok) throw new Illegal(outcome.rule, outcome.facts)
  c.here = outcome.state
  c.moves.push({ seat, action, at: c.at })
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
export const arriveHere = (c: Course): void => catchUp(c, placeOf(c.there))
