import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { BID_STEP } from '../data.ts'
import type { Offer } from '../offer.ts'
import { pay, playerOf } from '../money.ts'
import { startDraft } from './draft.ts'
import type { Round, State } from '../state.ts'

type AuctionRound = Extract<Round, { at: 'auction' }>

/** VI.6: the k-th card is opened by the k-th player in order. */
export function startAuction(s: State): void {
  const [card, ...rest] = s.commissioners
  if (card === undefined) return startDraft(s)
  s.commissioners = rest
  const opener = (card - 1) % s.order.length
  const bidders = [...s.order.slice(opener), ...s.order.slice(0, opener)]
  s.round = { at: 'auction', card, seat: bidders[0] as Seat, bidders } // there are players
}

function duringAuction(s: State): AuctionRound {
  check(s.round.at === 'auction', 'VI.6a', { now: s.round.at })
  return s.round
}

const lowest = ({ highest }: AuctionRound): number => (highest ? highest.amount + BID_STEP : 0)
const nextBidder = ({ bidders, seat }: AuctionRound): Seat =>
  bidders[(bidders.indexOf(seat) + 1) % bidders.length] as Seat // somebody is still in

export function auctionOffers(s: State, seat: Seat): Offer[] {
  const round = duringAuction(s)
  const to = playerOf(s, seat).cash - (playerOf(s, seat).cash % BID_STEP)
  return [
    ...(lowest(round) <= to ? [{ type: 'bid', from: lowest(round), to, step: BID_STEP } as const] : []),
    ...(round.highest ? [{ type: 'pass' } as const] : []),
  ]
}

export function bid(s: State, seat: Seat, amount: number): void {
  const round = duringAuction(s)
  check(amount % BID_STEP === 0, 'VI.6c', { step: BID_STEP })
  check(amount >= lowest(round), 'VI.6c', { lowest: lowest(round) })
  check(amount <= playerOf(s, seat).cash, 'VI.6d', { cash: playerOf(s, seat).cash })
  tell(s, { type: 'bid', seat, card: round.card, amount })
  s.round = { ...round, highest: { seat, amount }, seat: nextBidder(round) }
}

/** VI.6: final for this card. */
export function passBid(s: State, seat: Seat): void {
  const round = duringAuction(s)
  check(round.highest, 'VI.6b')
  tell(s, { type: 'bidPassed', seat, card: round.card })
  const next = nextBidder(round)
  s.round = { ...round, bidders: round.bidders.filter((it) => it !== seat), seat: next }
}

/** A card nobody else wants any more is sold; who cannot bid higher passes unasked. True: something happened. */
export function settleBids(s: State): boolean {
  const round = duringAuction(s)
  const { card, highest, bidders, seat } = round
  if (!highest) return false
  if (bidders.length === 1) {
    pay(s, playerOf(s, highest.seat), s.bank, highest.amount)
    playerOf(s, highest.seat).commissioners.push(card)
    tell(s, { type: 'auctioned', seat: highest.seat, card, amount: highest.amount })
    startAuction(s)
    return true
  }
  if (playerOf(s, seat).cash >= lowest(round)) return false
  passBid(s, seat)
  return true
}
