import type { Seat } from '../../engine/game.ts'
import { gifts } from './benefits.ts'
import { auctionOffers } from './moves/auction.ts'
import { purchases } from './moves/buy.ts'
import { draftOffers } from './moves/draft.ts'
import { minorFoundings } from './moves/found-minor.ts'
import { foundings } from './moves/found.ts'
import { sales } from './moves/sell.ts'
import type { Offer } from './offer.ts'
import { operatingOffers, operatingSeat, withdrawals } from './operating.ts'
import { mustSell } from './sale.ts'
import type { State } from './state.ts'

export function active(s: State): readonly Seat[] {
  if (s.pending[0]) return [s.pending[0].seat]
  switch (s.round.at) {
    case 'auction':
    case 'draft':
    case 'stock':
      return [s.round.seat]
    case 'operating':
      return [operatingSeat(s)]
    case 'central':
    case 'exported':
    case 'over':
      return []
  }
}

export function offers(s: State, seat: Seat): Offer[] {
  return [...(active(s).includes(seat) ? choices(s, seat) : []), ...withdrawals(s, seat)]
}

function choices(s: State, seat: Seat): Offer[] {
  if (s.pending.length > 0 || s.round.at === 'operating') return operatingOffers(s, seat)
  if (s.round.at === 'auction') return auctionOffers(s, seat)
  return s.round.at === 'draft' ? draftOffers(s, seat) : stockOffers(s, seat)
}

/** VI.1 */
function stockOffers(s: State, seat: Seat): Offer[] {
  if (mustSell(s, seat)) return [...sales(s, seat), ...gifts(s, seat)]
  return [
    ...sales(s, seat),
    ...purchases(s, seat),
    ...foundings(s, seat),
    ...minorFoundings(s, seat),
    ...gifts(s, seat),
    { type: 'pass' },
  ]
}
