import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { placeToken, removeToken, tokensIn, tokensOf } from '../../../rail/board.ts'
import { othersAfter } from '../../../rail/order.ts'
import type { ActionOf } from '../action.ts'
import { MAJORS, NDEM } from '../companies.ts'
import type { Home, Major } from '../companies.ts'
import { charterOf, pay } from '../money.ts'
import { stopAt } from '../network.ts'
import type { Offer } from '../offer.ts'
import type { Pending, TokenLot } from '../pending.ts'
import { valueOf } from '../run-forms.ts'
import { directorOf, seatsAfter } from '../shares.ts'
import type { State } from '../state.ts'

type Auction = Extract<Pending, { at: 'auction' }>
const STEP = 10

function auctionOf(s: State, seat: Seat): Auction {
  const [first] = s.pending
  check(first?.at === 'auction' && first.seat === seat, '6.22.2')
  return first
}

/** 6.22.3: with an exchange token, the cash, and no token in the hex; floated companies only. */
const buyers = (s: State, seat: Seat, { hex }: Home, amount: number): Major[] =>
  MAJORS.filter((major) => {
    const charter = s.companies[major]
    if (!charter || directorOf(s, major) !== seat || charter.exchange === 0 || charter.cash < amount) return false
    if (!charter.floated && !s.options.compat?.unfloatedBid) return false
    return !tokensIn(s.board, hex).some((token) => token.company === major)
  })

/** 6.22.4: in tens, as far as the richest of them can go. */
function mostFor(s: State, seat: Seat, home: Home): number {
  const cash = buyers(s, seat, home, 0).map((major) => charterOf(s, major).cash)
  return Math.floor(Math.max(0, ...cash) / STEP) * STEP
}

/** 6.22.4: the city's value, at least 10. */
const leastFor = (s: State, home: Home): number => Math.max(STEP, valueOf(s, stopAt(s, home)))

function tokenOffers(s: State, seat: Seat): Offer[] {
  return tokensOf(s.board, NDEM)
    .map(({ hex, city }) => ({ hex, city, from: leastFor(s, { hex, city }), to: mostFor(s, seat, { hex, city }) }))
    .filter(({ from, to }) => from <= to)
    .map((it) => ({ type: 'offerToken', ...it, step: STEP }))
}

export function auctionOffers(s: State, { seat, lot }: Auction): Offer[] {
  if (!lot) return [...tokenOffers(s, seat), { type: 'pass' }]
  if (lot.bidders.length === 1)
    return buyers(s, seat, lot, lot.highest.amount).map((company) => ({ type: 'takeToken', company }))
  return [{ type: 'raise', from: lot.highest.amount + STEP, to: mostFor(s, seat, lot), step: STEP }, { type: 'pass' }]
}

/** 6.22.2: from Player 1 on. */
export function startAuction(s: State): void {
  const [first = 0] = s.order
  s.pending.push({ at: 'auction', seat: first, start: first, passes: 0 })
  skipIdle(s)
}

/** 6.22.2: on to somebody who could put a token up; over when nobody did or can. */
function skipIdle(s: State): void {
  const auction = s.pending[0] as Auction // the caller has it there
  while (auction.passes < s.order.length && tokenOffers(s, auction.seat).length === 0) {
    auction.passes += 1
    auction.seat = seatsAfter(s, auction.seat)[0]!
  }
  if (auction.passes >= s.order.length) s.pending.shift()
}

export function offerToken(s: State, seat: Seat, { hex, city, amount }: ActionOf<'offerToken'>): void {
  const auction = auctionOf(s, seat)
  check(!auction.lot, '6.22.2')
  check(
    tokensIn(s.board, hex, city).some((token) => token.company === NDEM),
    '6.22.2',
    { hex },
  )
  check(amount % STEP === 0 && amount >= leastFor(s, { hex, city }), '6.22.4', { least: leastFor(s, { hex, city }) })
  check(buyers(s, seat, { hex, city }, amount).length > 0, '6.22.3', { hex })
  const bidders = [seat, ...seatsAfter(s, seat)]
  auction.lot = { hex, city, by: seat, highest: { seat, amount }, bidders }
  tell(s, { type: 'tokenBid', seat, hex, city, amount })
  nextBidder(s, auction, auction.lot)
}

export function raise(s: State, seat: Seat, { amount }: ActionOf<'raise'>): void {
  const auction = auctionOf(s, seat)
  const { lot } = auction
  check(lot && lot.bidders.length > 1, '6.22.2')
  check(amount % STEP === 0 && amount > lot.highest.amount, '6.22.4', { least: lot.highest.amount + STEP })
  check(buyers(s, seat, lot, amount).length > 0, '6.22.3', { hex: lot.hex })
  lot.highest = { seat, amount }
  tell(s, { type: 'tokenBid', seat, hex: lot.hex, city: lot.city, amount })
  nextBidder(s, auction, lot)
}

/** 6.22.2, 6.22.4: out of this lot for good, or one pass in the row that ends the auctions. */
export function passAuction(s: State, seat: Seat): void {
  const auction = auctionOf(s, seat)
  const { lot } = auction
  check(!lot || lot.bidders.length > 1, '6.22.4')
  tell(s, { type: 'tokenPass', seat })
  if (lot) {
    const next = { ...lot, bidders: othersAfter(lot.bidders, seat) }
    auction.lot = next
    return callNext(s, auction, next)
  }
  auction.passes += 1
  auction.seat = seatsAfter(s, seat)[0]!
  skipIdle(s)
}

function nextBidder(s: State, auction: Auction, lot: TokenLot): void {
  lot.bidders = [...othersAfter(lot.bidders, auction.seat), auction.seat]
  callNext(s, auction, lot)
}

/** The first in the row who holds the bid or can go higher; whoever cannot is out. */
function callNext(s: State, auction: Auction, lot: TokenLot): void {
  const { seat: leader, amount } = lot.highest
  lot.bidders = lot.bidders.filter((seat) => seat === leader || mostFor(s, seat, lot) > amount)
  auction.seat = lot.bidders.find((seat) => seat !== leader) ?? leader
  const [only, second] = buyers(s, leader, lot, amount)
  if (auction.seat === leader && only && !second && !s.options.compat?.winnerNames) hand(s, auction, lot, only)
}

export function takeToken(s: State, seat: Seat, { company }: ActionOf<'takeToken'>): void {
  const auction = auctionOf(s, seat)
  const { lot } = auction
  check(lot && lot.bidders.length === 1, '6.22.4')
  const all = s.options.compat?.winnerNames ? { hex: '', city: 0 } : lot
  check(buyers(s, seat, all, lot.highest.amount).includes(company), '6.22.3', { company })
  hand(s, auction, lot, company)
}

/** 6.22.4: the bid to the bank, an exchange token in place of the NdeM's. */
function hand(s: State, auction: Auction, { hex, city, by, highest }: TokenLot, company: Major): void {
  const charter = charterOf(s, company)
  const old = tokensIn(s.board, hex, city).find((token) => token.company === NDEM)
  if (old) removeToken(s.board, hex, old)
  pay(s, charter, s.bank, highest.amount)
  charter.exchange -= 1
  placeToken(s.board, hex, { company, city, kind: 'station' })
  tell(s, { type: 'tokenSold', company, hex, city, amount: highest.amount })
  auction.start = seatsAfter(s, auction.start)[0]!
  auction.seat = s.options.compat?.auctionRotates ? auction.start : seatsAfter(s, by)[0]!
  auction.passes = 0
  delete auction.lot
  skipIdle(s)
}
