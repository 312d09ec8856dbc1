import { below, within } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import type { Action } from './action.ts'
import type { Offer } from './offer.ts'
import { completeOperating } from './operating.ts'
import type { State } from './state.ts'

/** Fills in by lot what an offer leaves open. */
export function complete(s: State, offer: Offer, lot: Rng): Action {
  switch (offer.type) {
    case 'bid': {
      const bids = [{ item: offer.item, amount: within(offer, lot) }]
      return below(lot, 3) === 0 ? { type: 'bid', bids, done: true } : { type: 'bid', bids }
    }
    case 'repay':
      return { type: 'repay', amount: within({ from: 1, to: offer.to, step: 1 }, lot) }
    case 'bidUpTo':
      return { type: 'bidUpTo', item: offer.item, limit: within(offer, lot) }
    default:
      return completeOperating(s, offer, lot)
  }
}
