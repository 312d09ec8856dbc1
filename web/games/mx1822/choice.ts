import type { Action, ActionOf, Route } from '../../../shared/games/mx1822/action.ts'
import { homeOf } from '../../../shared/games/mx1822/companies.ts'
import { MEXICO_CITY } from '../../../shared/games/mx1822/map.ts'
import type { Offer } from '../../../shared/games/mx1822/offer.ts'
import type { Item, State } from '../../../shared/games/mx1822/state.ts'
import { cityNow } from '../../../shared/games/mx1822/stations.ts'
import type { HexId } from '../../../shared/rail/hex.ts'

export type OfferOf<T extends Offer['type']> = Extract<Offer, { type: T }>
export interface OwnBid {
  readonly item: Item
  readonly amount: number
}

export const ofType =
  <T extends Offer['type']>(...types: readonly T[]) =>
  (offer: Offer): offer is OfferOf<T> =>
    (types as readonly string[]).includes(offer.type)

/** The token of the NdeM that is bid for. */
function lotNow({ pending }: State): { hex: HexId; city: number } | undefined {
  const [first] = pending
  return first?.at === 'auction' ? first.lot : undefined
}

/** The part of the map an offer is tapped on. */
export function placeOfOffer(s: State, offer: Offer): { hex: HexId; city?: number } | undefined {
  switch (offer.type) {
    case 'layTile':
    case 'placeCube':
    case 'layPort':
      return { hex: offer.hex }
    case 'placeToken':
    case 'offerToken':
      return { hex: offer.hex, city: offer.city }
    case 'raise':
    case 'takeToken':
      return lotNow(s)
    case 'upgradeMexicoCity':
      return { hex: MEXICO_CITY }
    case 'acquireMinor':
      return cityNow(s, homeOf(offer.minor))
    default:
      return undefined
  }
}

/** What is open in an offer: a number between two limits. */
export interface Open {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly usual: number // unless somebody says another
}

export function openIn(offer: Offer): Open | undefined {
  switch (offer.type) {
    case 'bid':
    case 'bidUpTo':
    case 'offerToken':
    case 'raise':
      return { ...offer, usual: offer.from }
    case 'repay':
      return { from: 1, to: offer.to, step: 1, usual: offer.to }
    case 'buyTrain':
      return 'low' in offer ? { from: offer.low, to: offer.high, step: 1, usual: offer.low } : undefined
    default:
      return undefined
  }
}

interface Filled {
  readonly amount: number
  readonly bids: readonly OwnBid[] // made before in this turn, not sent yet
  readonly routes: readonly Route[]
  readonly done: boolean // a bid that ends the turn
}

/** The action to send: the offer with what it leaves open. */
export function actionFor(offer: Offer, { amount, bids, routes, done }: Filled): Action {
  switch (offer.type) {
    case 'bid': {
      const all = [...bids, { item: offer.item, amount }]
      return { type: 'bid', bids: all, ...(done ? { done: true } : {}) }
    }
    case 'bidUpTo':
      return { type: 'bidUpTo', item: offer.item, limit: amount }
    case 'offerToken':
      return { type: 'offerToken', hex: offer.hex, city: offer.city, amount }
    case 'raise':
      return { type: 'raise', amount }
    case 'repay':
      return { type: 'repay', amount }
    case 'run':
      return { type: 'run', routes: [...routes] }
    case 'buyTrain': {
      if ('price' in offer) return offer
      const { low: _low, high: _high, ...sale } = offer
      return { ...sale, price: amount }
    }
    default:
      return offer
  }
}

type Lay = ActionOf<'layTile'>
const sameUse = (a: Lay, b: Lay): boolean => (a.using ?? []).join() === (b.using ?? []).join()

/** The other ways to turn the same tile. */
export const turnsOf = (offers: readonly Offer[], lay: Lay): Lay[] =>
  offers
    .filter(ofType('layTile'))
    .filter((it) => it.hex === lay.hex && it.tile === lay.tile && sameUse(it, lay))
    .toSorted((a, b) => a.turn - b.turn)
