import type { Rng, Seat, State as AnyState } from '../../engine/game.ts'
import type { Board } from '../../rail/board.ts'
import type { Purse } from '../../rail/cash.ts'
import type { Depot } from '../../rail/depot.ts'
import type { HexId } from '../../rail/hex.ts'
import type { Market } from '../../rail/market.ts'
import type { Shares } from '../../rail/shares.ts'
import type { Company, Traded } from './companies.ts'
import type { Benefit, Commissioner, Concession, Machine } from './data.ts'
import type { News } from './news.ts'
import type { Options } from './options.ts'
import type { Pending } from './pending.ts'
import type { Phase } from './phases.ts'
import type { Card, NarrowCard, Train, Wagon } from './trains.ts'
import type { Turn } from './turn.ts'
import type { VersionName } from './versions.ts'

export interface Player extends Purse {
  commissioners: Commissioner[]
  concessions: Concession[] // not yet turned into a minor
  benefits: Benefit[] // of founded minors, not yet used (R6)
  sold: Traded[] // in this stock round (VI.5)
  curve: number[] // wealth at the end of each round
}

/** A company with a director. */
export interface Charter extends Purse {
  director: Seat
  par: number
  floated: boolean
  trains: Train[]
  wagons: Wagon[]
  machines: Machine[]
  mail: boolean
  cubes: number // in a minor's warehouse
  stations: number // placed; the home is the first
  available: number // markers free to use, the home included; never fewer again (VII.8)
  operated: boolean // its first income step is done (R75)
  revenue?: number // of the last run
}

/** VII.15, VII.16: nobody directs it, everything happens by itself. */
export interface Central extends Purse {
  stack: Card[] // exported trains, newest last
  waiting: HexId[] // markers beside a city that has no green tile yet
}

/** A card of the commissioner auction (VI.6). */
export interface Auction {
  card: Commissioner
  seat: Seat
  bidders: Seat[] // still in, in turn order
  highest?: { seat: Seat; amount: number }
}

export type Round =
  | ({ at: 'auction' } & Auction)
  | { at: 'draft'; seat: Seat; pass: number } // pass counts from 1
  | { at: 'stock'; seat: Seat; passes: number; sold: Traded[] } // sold: in this turn
  | { at: 'operating'; done: Company[]; turn: Turn }
  | { at: 'central' } // the FC's turn
  | { at: 'exported' } // the end of a set; waits only for discards
  | { at: 'over' }

/** IX.1: a broken bank ends the game with the set, the others at once. */
export type End = 'bank' | 'export' | 'bankrupt'

export interface State extends AnyState<News> {
  options: Options
  version: VersionName
  players: Player[]
  order: Seat[] // first in playing order first
  phase: Phase
  stockRound: number // counted from 1
  set: { round: number; of: number } // operating rounds; round 0 during a stock round
  round: Round
  pending: Pending[] // the first is waited for
  asked: number // questions so far, so that an answer names its own
  bank: Purse // 0 or below once broken
  end?: End
  commissioners: Commissioner[] // not yet auctioned
  concessions: Concession[] // on offer in the draft
  companies: Partial<Record<Company, Charter>>
  central: Central
  shares: Partial<Record<Traded, Shares>>
  market: Market
  depot: Depot<Card | NarrowCard, Train>
  wagons: { left: Record<Wagon, number>; pool: Wagon[] }
  machines: Record<Machine, number[]> // the spaces of the charter that still have one, cheapest first (VII.14)
  board: Board
  secret: { rng: Rng }
}
