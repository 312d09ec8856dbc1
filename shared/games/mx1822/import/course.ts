import type { Brought, Finding, Game } from '../../../engine/game.ts'
import type { Market } from '../../../rail/market.ts'
import type { Shares } from '../../../rail/shares.ts'
import type { Action, ActionOf } from '../action.ts'
import type { Company, Minor } from '../companies.ts'
import type { News } from '../news.ts'
import type { Offer } from '../offer.ts'
import type { Options } from '../options.ts'
import type { Pending } from '../pending.ts'
import type { Charter, State } from '../state.ts'
import type { Asked } from './auction.ts'
import type { Act } from './deed.ts'
import type { Pieces } from './pieces.ts'
import type { RecordedGame } from './record.ts'
import type { ShareIds } from './share-ids.ts'
import type { TrainIds } from './train-ids.ts'

export type Mx = Game<State, Action, Offer, Options>
export type Excess = Extract<Pending, { at: 'discard' | 'scrap' }>

/** What the record has said in this turn and only counts together with something later. */
export interface Memo {
  trackDone?: true // the track step was passed, the destination is looked at
  extraDone?: true // P9's rest was given up
  extraCombined?: true // P9 was used together with another private
  asksForToken?: boolean // settled before the destination token was placed
  ran?: true // there were routes, so the dividend was asked for
  special?: ActionOf<'dividend'>['pay']
  pullman?: string // the card it is attached to
  minor?: { id: Minor; shares?: 0 | 1 | 2 }
}

/** A run as it is about to be booked; without `counted`, our rules know no such routes. */
export interface Ran {
  readonly at: number
  readonly company: Company
  readonly recorded: number
  readonly counted?: number
}

/** A recorded game on its way through our rules, at two tables. */
export interface Course {
  readonly game: Mx
  readonly record: RecordedGame
  readonly there: State // waits where the recorded game waited
  readonly here: State // waits where ours does; its moves are what is brought
  readonly moves: Brought['moves'][number][]
  readonly findings: Finding[]
  readonly trains: TrainIds
  readonly shares: ShareIds
  readonly pieces: Pieces
  readonly cubes: Partial<Record<Company, Partial<Record<'P10' | 'P11', number>>>> // left on charters
  readonly news: News[] // of the running action
  readonly early: Set<Act> // discards already made here
  excess: Excess[] // discards that have to wait there
  asked?: Asked // in the auction of NdeM tokens
  ndem?: { charter: Charter; market: Market; shares: Shares } // as it was cashed in
  memo: Memo
  memoOf: string // the turn it belongs to
  at: number // the record's number of the running action
  acts: readonly Act[]
  next: number // the first of them that is still to come
  onRun?: (ran: Ran) => void
}
