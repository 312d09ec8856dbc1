import type { Action, ActionOf } from '../../../shared/games/cuba18/action.ts'
import type { Minor } from '../../../shared/games/cuba18/companies.ts'
import type { Par } from '../../../shared/games/cuba18/market.ts'
import type { Offer } from '../../../shared/games/cuba18/offer.ts'
import { KINDS } from '../../../shared/games/cuba18/trains.ts'
import type { HexId } from '../../../shared/rail/hex.ts'

type Narrowed<O, T> = O extends { type: infer U } ? (U & T extends never ? never : O & { type: U & T }) : never
/** The offers of these types; one of them may stand for two. */
export type OfferOf<T extends Offer['type']> = Narrowed<Offer, T>

export const ofType =
  <T extends Offer['type']>(...types: readonly T[]) =>
  (offer: Offer): offer is OfferOf<T> =>
    (types as readonly string[]).includes(offer.type)

/** What may be done besides the question itself, and leaving it. */
const isAside = ofType('issue', 'redeem', 'giveWagon', 'giveMail', 'giveMachine', 'withdraw', 'pass')

/** Where there is only one thing to do it is chosen already; income is paid and a deal agreed to unless somebody thinks again. */
export const assumed = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(ofType('bid', 'run', 'pay', 'answer')) ??
  (offers.every(isAside) ? offers.find(ofType('pass')) : undefined)

export interface Place {
  readonly hex: HexId
  readonly city?: number
}

/** The parts of the map an offer is tapped on. */
export function placesOf(offer: Offer): readonly Place[] {
  switch (offer.type) {
    case 'layTile':
      return [{ hex: offer.hex }]
    case 'home':
    case 'placeStation':
      return [{ hex: offer.hex, city: offer.city }]
    case 'foundMinor':
      return offer.hexes.map((hex) => ({ hex }))
    default:
      return []
  }
}

/** What is open in an offer: a number between two limits. */
export interface Open {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly usual: number // unless somebody says another
}

type Deal = Extract<OfferOf<'buyTrain'>, { low: number }>

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value))

const usualPrice = ({ train, low, high }: Deal, asking: boolean): number =>
  asking ? within(KINDS[train].price, low, high) : low

/** `asking`: another director, who hardly gives a train away. */
export function openIn(offer: Offer, asking: boolean): Open | undefined {
  switch (offer.type) {
    case 'bid':
      return { ...offer, usual: offer.from }
    case 'contribute':
      return { ...offer, usual: offer.to }
    case 'buyTrain':
      return 'low' in offer ? { from: offer.low, to: offer.high, step: 1, usual: usualPrice(offer, asking) } : undefined
    default:
      return undefined
  }
}

/** What a founding of a minor still leaves open. */
export interface Founding {
  readonly company?: Minor
  readonly par?: Par
  readonly hex?: HexId
}

interface Filled {
  readonly amount: number
  readonly founding: Founding
  readonly run: ActionOf<'run'> | undefined
}

/** The action to send: the offer with what it leaves open; undefined as long as something is missing. */
export function actionFor(offer: Offer, { amount, founding, run }: Filled): Action | undefined {
  switch (offer.type) {
    case 'bid':
    case 'contribute':
      return { type: offer.type, amount }
    case 'foundMinor': {
      const { company, par, hex } = founding
      if (!company || !par || !hex) return undefined
      return { type: 'foundMinor', concession: offer.concession, company, par, hex }
    }
    case 'run':
      return run
    case 'buyTrain': {
      if ('price' in offer) return offer
      const { low: _low, high: _high, ...sale } = offer
      return { ...sale, price: amount }
    }
    default:
      return offer
  }
}

export type Lay = ActionOf<'layTile'>

/** The other ways to turn the same tile. */
export const turnsOf = (offers: readonly Offer[], lay: Lay): Lay[] =>
  offers
    .filter(ofType('layTile'))
    .filter((it) => it.hex === lay.hex && it.tile === lay.tile && it.commissioner === lay.commissioner)
    .toSorted((a, b) => a.turn - b.turn)
