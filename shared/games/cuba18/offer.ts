import type { Action, ActionOf } from './action.ts'

/** What a seat may do: an action as it can be sent, or one that leaves something open. */
export type Offer =
  | Exclude<Action, { type: 'bid' | 'run' | 'contribute' }>
  | { type: 'bid' | 'contribute'; from: number; to: number; step: number }
  | { type: 'run' } // any legal set of routes of the highest value
  | (Omit<ActionOf<'buyTrain'>, 'price'> & { low: number; high: number }) // from another company
