import type { Seat } from '../../engine/game.ts'
import type { Agreed } from './action.ts'
import type { Company, Major } from './companies.ts'

/** An interruption: somebody other than whoever has the turn has to decide before anything goes on. */
export type Pending =
  | { at: 'consent'; question: number; seat: Seat; by: Seat; action: Agreed } // VII.12: carried out on a yes
  | { at: 'discard'; seat: Seat; company: Company; what: 'train' }
  | { at: 'discard'; seat: Seat; company: Major; what: 'wagon' } // VII.17, R73: over the limit
