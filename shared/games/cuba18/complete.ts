import { below, within } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import type { Action } from './action.ts'
import type { Offer } from './offer.ts'
import { proposedRun } from './runs.ts'
import type { State } from './state.ts'
import { turnOf } from './turn.ts'

const oneOf = <T>(lot: Rng, items: readonly T[]): T => items[below(lot, items.length)] as T // an offer lists something

/** Fills in by lot what an offer leaves open; trains run for the most. */
export function complete(s: State, offer: Offer, lot: Rng): Action {
  switch (offer.type) {
    case 'bid':
    case 'contribute':
      return { type: offer.type, amount: within(offer, lot) }
    case 'foundMinor': {
      const { type, concession, companies, pars, hexes } = offer
      return { type, concession, company: oneOf(lot, companies), par: oneOf(lot, pars), hex: oneOf(lot, hexes) }
    }
    case 'run':
      return proposedRun(s, turnOf(s).company)
    case 'buyTrain': {
      if ('price' in offer) return offer
      const { low, high, ...sale } = offer
      return { ...sale, price: within({ from: low, to: high, step: 1 }, lot) }
    }
    default:
      return offer
  }
}
