import type { Rng, Seat, State as AnyState } from '../../engine/game.ts'
import type { Board } from '../../rail/board.ts'
import type { Purse } from '../../rail/cash.ts'
import type { Depot } from '../../rail/depot.ts'
import type { Market } from '../../rail/market.ts'
import type { Shares } from '../../rail/shares.ts'
import type { Company, Concession, Minor, Traded } from './companies.ts'
import type { News } from './news.ts'
import type { Options } from './options.ts'
import type { Order } from './orders.ts'
import type { Pending } from './pending.ts'
import type { Phase } from './phases.ts'
import type { Private } from './privates.ts'
import type { Card, Train } from './trains.ts'
import type { Turn } from './turn.ts'

export interface Player extends Purse {
  loan: number // 5.4: the debt, interest included
  privates: Private[]
  concessions: Concession[]
  sold: Traded[] // in this stock round (5.6.5)
  curve: number[] // wealth at the end of each round
}

/** A company in play: floated minors, majors with a director's certificate sold, the NdeM until it closes. */
export interface Charter extends Purse {
  director?: Seat // never for the NdeM
  trains: Train[]
  privates: Private[]
  cubes: number // of P10 and P11
  available: number // tokens; home and destination are not counted
  exchange: number
  turns: number // completed
  start: number // price
  floated: boolean
  destination: boolean // token placed
  revenue?: number // of the last run
}

/** What is bid for: C1 stands for the lot with M18 (2.1.6). */
export type Item = Minor | Concession | Private
export interface Bid {
  seat: Seat
  amount: number
}
export interface Row<I> {
  boxes: I[] // box 1 first
  pile: I[] // open, top first
}

/** 5.1.3: what has been done in this turn, in its order. */
export interface StockTurn {
  sold: Traded[]
  repaid: boolean
  bids: number
}

export type Round =
  | { at: 'stock'; seat: Seat; passes: number; turn: StockTurn }
  | { at: 'closing' } // 5.12: items are paid for and the NdeM has taken its trains; waits for discards
  | { at: 'double'; seat: Seat } // P7
  | { at: 'operating'; done: Company[]; turn: Turn; order?: Company[] } // order: only with the compat option of that name
  | { at: 'over' }

/** 1.3.1: the first trigger decides. `round`: the end of this operating round, or of the next; `set`: of the pair. */
export interface End {
  by: 'nothing' | 'price' | 'bank'
  after: 'round' | 'set'
}

export interface State extends AnyState<News> {
  options: Options
  players: Player[]
  order: Seat[] // Player 1 first
  phase: Phase
  stockRound: number // counted from 1
  set: { round: number; of: number } // operating rounds; round 0 during a stock round
  round: Round
  pending: Pending[] // the first is waited for
  asked: number // questions so far, so that an answer names its own
  bank: Purse // below 0 once broken
  end?: End
  companies: Partial<Record<Company, Charter>>
  shares: Partial<Record<Traded, Shares>> // of ten; majors in play and the NdeM
  market: Market
  depot: Depot<Card, Train>
  board: Board
  cubes: { pool: number; on: Record<string, number> } // builder cubes; on hexes
  minors: Row<Minor>
  concessions: Row<Concession>
  privates: Row<Private>
  bids: Partial<Record<Item, Bid[]>> // ascending, one per player
  ndem: 'open' | 'closing' | 'closed' // closing: a 7/E is out, privatisation comes (6.22)
  secret: { rng: Rng; orders: (Order[] | null)[] } // standing orders by seat; null: not for this view
}
