import type { Seat } from '../../../engine/game.ts'
import { seatsAfter } from '../shares.ts'
import type { Pending } from '../pending.ts'
import { isMajor } from '../companies.ts'
import type { Course } from './course.ts'
import { play } from './tables.ts'
import type { Act } from './deed.ts'
import { unreadable } from './finding.ts'
import { cityNamed } from './pieces.ts'

/** The auction of NdeM tokens as it was recorded: everybody is asked, those who cannot bid too. */
export interface Asked {
  start: Seat
  seat: Seat // who is asked
  passes: number
  token?: { hex: string; city: number }
  bidders?: Seat[] // still in, the one asked first
}

type Auction = Extract<Pending, { at: 'auction' }>
const auctionOf = (c: Course): Auction | undefined =>
  c.there.pending[0]?.at === 'auction' ? c.there.pending[0] : undefined

const firstAsked = (c: Course): Asked => ({ start: c.there.order[0]!, seat: c.there.order[0]!, passes: 0 })

const askedOf = (c: Course): Asked => (c.asked ??= firstAsked(c))

export function putUp(c: Course, act: Act): void {
  const token = cityNamed(c.pieces, act.city ?? '')
  if (!token) throw unreadable(act)
  askedOf(c).token = token
}

export function bidForToken(c: Course, act: Act): void {
  const asked = askedOf(c)
  const { price: amount } = act
  if (!asked.token || amount === undefined) throw unreadable(act)
  if (asked.bidders) play(c, { type: 'raise', amount }, asked.seat)
  else play(c, { type: 'offerToken', ...asked.token, amount }, asked.seat)
  const [first, ...others] = asked.bidders ?? [asked.seat, ...seatsAfter(c.there, asked.seat)]
  asked.bidders = [...others, first!]
  asked.seat = asked.bidders[0]!
}

/** Whoever could not go on has been left out already. */
export function passAuction(c: Course): void {
  const asked = askedOf(c)
  if (auctionOf(c)?.seat === asked.seat) play(c, { type: 'pass' }, asked.seat)
  if (asked.bidders) {
    asked.bidders = asked.bidders.slice(1)
    asked.seat = asked.bidders[0] ?? asked.seat
  } else {
    asked.passes += 1
    asked.seat = seatsAfter(c.there, asked.seat)[0]!
  }
}

export function takeToken(c: Course, act: Act): void {
  const asked = askedOf(c)
  const company = act.corporation
  if (company === undefined || !isMajor(company)) throw unreadable(act)
  if (auctionOf(c)?.lot) play(c, { type: 'takeToken', company }, asked.seat)
  const start = seatsAfter(c.there, asked.start)[0]!
  c.asked = { start, seat: start, passes: 0 }
}
