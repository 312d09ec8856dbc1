import type { ActionOf, Action } from './action.ts'
import type { Item } from './state.ts'

/** What a seat may do: an action as it can be sent, or one that leaves something open. */
export type Offer =
  | Exclude<Action, { type: 'bid' | 'repay' | 'run' | 'buyTrain' | 'offerToken' | 'raise' | 'bidUpTo' }>
  | { type: 'bid'; item: Item; from: number; to: number; step: number; left: number } // left: bids in this turn
  | { type: 'repay'; to: number }
  | { type: 'run' } // any legal set of routes
  | ActionOf<'buyTrain'>
  | (Omit<ActionOf<'buyTrain'>, 'price'> & { low: number; high: number }) // from another company
  | (Omit<ActionOf<'offerToken'>, 'amount'> & Range)
  | ({ type: 'raise' } & Range)
  | { type: 'bidUpTo'; item: Item; from: number; to: number; step: number }

export interface Range {
  readonly from: number
  readonly to: number
  readonly step: number
}
