import type { Seat } from '../../engine/game.ts'
import type { Agreed } from './action.ts'
import type { Company } from './companies.ts'

/** An interruption: somebody other than whoever has the turn may have to decide before anything goes on. */
export type Pending =
  | { at: 'consent'; question: number; seat: Seat; by: Seat; action: Agreed } // carried out on a yes
  | { at: 'discard'; seat: Seat; company: Company } // 6.14.8: over the train limit, to the bank pool
  | { at: 'scrap'; seat: Seat; company: Company } // 6.5.15: one of two special trains leaves the game
  | { at: 'auction'; seat: Seat; start: Seat; passes: number; lot?: TokenLot } // 6.22

/** The NdeM token being auctioned. */
export interface TokenLot {
  hex: string
  city: number
  by: Seat // who put it up
  highest: { seat: Seat; amount: number }
  bidders: Seat[] // still in, in turn order
}
