import { Illegal } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { freeCash, items } from '../bids.ts'
import { MAJOR } from '../companies.ts'
import type { Major } from '../companies.ts'
import { isMajor } from '../companies.ts'
import { playerOf } from '../money.ts'
import type { Item } from '../state.ts'
import type { Course } from './course.ts'
import { play } from './tables.ts'
import type { Act } from './deed.ts'
import { unreadable } from './finding.ts'
import { seatNamed } from './names.ts'
import { companyOfShare, emptyTreasury, moveIds, sourceOf } from './share-ids.ts'

/** The player who acts; somebody else's turn is refused as at any table. */
function seatOf(c: Course, act: Act): Seat {
  const seat = seatNamed(c.record.players, act.entity)
  if (seat === undefined) throw unreadable(act)
  const { round } = c.there
  if (round.at === 'stock' && round.seat !== seat) throw new Illegal('5.1.2', { seat: round.seat })
  return seat
}

export function bidOn(c: Course, act: Act): void {
  const item = items(c.there).find((it) => it === act.company) ?? (act.company as Item | undefined)
  if (item === undefined || act.price === undefined) throw unreadable(act)
  play(c, { type: 'bid', bids: [{ item, amount: act.price }] }, seatOf(c, act))
}

export const passTurn = (c: Course, act: Act): void => play(c, { type: 'pass' }, seatOf(c, act))

export function buyShare(c: Course, act: Act): void {
  const [id] = act.shares ?? []
  const company = companyOfShare(id)
  if (id === undefined || !company) throw unreadable(act)
  const seat = seatOf(c, act)
  play(c, { type: 'buy', company, from: sourceOf(c.there, c.shares, company, id) }, seat)
  moveIds(c.shares, company, [id], 'hand')
  emptyTreasury(c.there, c.shares, company)
}

/** Also to raise money for a train. */
export function sellShares(c: Course, act: Act): void {
  const { shares = [], percent } = act
  const company = companyOfShare(shares[0])
  if (!company) throw unreadable(act)
  const all = shares.reduce((sum, id) => sum + (id === `${company}_0` && isMajor(company) ? 20 : 10), 0)
  play(c, { type: 'sell', company, shares: (percent ?? all) / 10 }, seatOf(c, act))
  moveIds(c.shares, company, shares, 'pool')
}

/** '100,0,14': the price, then where it is on the market. */
export function par(c: Course, act: Act): void {
  const company = act.corporation
  const price = Number(String(act.share_price).split(',')[0]) as ActionOf<'form'>['price'] // the rule looks at it
  if (company === undefined || !isMajor(company)) throw unreadable(act)
  const seat = seatOf(c, act)
  if (holdsConcession(c, seat, company)) play(c, { type: 'convert', company, price }, seat)
  else play(c, { type: 'form', company, price }, seat)
}

const holdsConcession = (c: Course, seat: Seat, company: Major): boolean =>
  playerOf(c.there, seat).concessions.includes(MAJOR[company].concession)

/** As much as there is, unless told otherwise. */
export function repay(c: Course, act: Act): void {
  const seat = seatOf(c, act)
  const most = Math.min(playerOf(c.there, seat).loan, freeCash(c.there, seat))
  play(c, { type: 'repay', amount: act.amount ?? most }, seat)
}
