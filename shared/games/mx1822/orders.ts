import type { ActionOf } from './action.ts'
import type { Item } from './state.ts'

/** A standing order; `ended` tells its owner why it does nothing any more. */
export type Order =
  | { kind: 'pass'; until: ActionOf<'passUntil'>['until']; ended?: Ended }
  | { kind: 'bid'; item: Item; limit: number; ended?: Ended }

/** A rule that stands in the way, or: it happened, the limit is reached, the item is gone. */
export type Ended = string
