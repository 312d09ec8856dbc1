import type { HexId } from '../../rail/hex.ts'
import type { Action, ActionOf } from './action.ts'
import type { Minor } from './companies.ts'
import type { Concession } from './data.ts'
import type { Par } from './market.ts'

/** What a seat may do: an action as it can be sent, or one that leaves something open. */
export type Offer =
  | Exclude<Action, { type: 'bid' | 'foundMinor' | 'run' | 'contribute' }>
  | { type: 'bid' | 'contribute'; from: number; to: number; step: number }
  | { type: 'foundMinor'; concession: Concession; companies: Minor[]; pars: Par[]; hexes: HexId[] } // one of each
  | { type: 'run' } // any legal set of routes of the highest value
  | (Omit<ActionOf<'buyTrain'>, 'price'> & { low: number; high: number }) // from another company
