import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { NDEM, isMajor, isMinor } from '../companies.ts'
import type { Company, Traded } from '../companies.ts'
import { charterOf, pay, playerOf } from '../money.ts'
import { movePrice, priceOf } from '../price.ts'
import { directorOf, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'
import type { Earned } from '../turn.ts'

type Dividend = ActionOf<'dividend'>
type Share = Dividend['pay']

/** What a dividend means, before it is paid. */
export interface Payout {
  readonly paid: number // the total dividend, ten times what a share gets
  readonly kept: number
  readonly steps: number // of the price
}

const PAYS: readonly Share[] = ['full', 'half', 'none']

/** 6.13.1: half is rounded up to the next ten. */
function dividendOf(revenue: number, share: Share): number {
  if (share === 'none') return 0
  return share === 'full' ? revenue : Math.ceil(revenue / 20) * 10
}

/** 6.13.3: a special train treated alike is added first. */
function paidOf({ normal, special }: Earned, { pay: share, special: apart = share }: Dividend, alone = false): number {
  return apart === share && !alone
    ? dividendOf(normal + special, share)
    : dividendOf(normal, share) + dividendOf(special, apart)
}

/** 6.13.6 to 6.13.9 */
function steps(paid: number, price: number): number {
  if (paid === 0) return -1
  return Math.min(2, Math.floor(paid / price))
}

export function payoutOf(s: State, action: Dividend): Payout {
  const earned = turnOf(s).earned ?? { normal: 0, special: 0, mail: 0 }
  const paid = paidOf(earned, action, s.options.compat?.specialApart && action.special !== undefined)
  return { paid, kept: earned.normal + earned.special - paid, steps: steps(paid, priceOf(s, turnOf(s).company)) }
}

/** 6.13.2: apart only where it makes a difference. */
export function dividends(s: State): Dividend[] {
  const { normal = 0, special = 0 } = turnOf(s).earned ?? {}
  const together = PAYS.map((share): Dividend => ({ type: 'dividend', pay: share }))
  if (normal === 0 || special === 0) return together
  const apart = PAYS.flatMap((share) =>
    PAYS.filter((other) => other !== share).map((other): Dividend => ({
      type: 'dividend',
      pay: share,
      special: other,
    })),
  )
  return [...together, ...apart]
}

export function dividend(s: State, action: Dividend): void {
  const { company } = during(s, 'dividend')
  check(isMajor(company), '6.13.10')
  const { paid, kept, steps: by } = payoutOf(s, action)
  pay(s, s.bank, operating(s), kept)
  payShares(s, company, paid / 10)
  moveOn(s, { paid, kept, perShare: paid / 10, by })
}

/** 6.13.1: the treasury's shares earn for the company, the pool's nothing. */
function payShares(s: State, company: Traded, perShare: number): void {
  const { players, treasury } = stockOf(s, company)
  for (const [seat, shares] of players.entries()) pay(s, s.bank, playerOf(s, seat), shares * perShare)
  if (company !== NDEM) pay(s, s.bank, charterOf(s, company), treasury * perShare)
}

function moveOn(s: State, { paid, kept, perShare, by }: { paid: number; kept: number; perShare: number; by: number }) {
  const { company } = turnOf(s)
  tell(s, { type: 'dividend', company, paid, kept, perShare, ...movePrice(s, company, by) })
  nextStep(s)
}

/** Without a choice: a minor (6.13.10), the NdeM (6.21.5), or nothing earned (6.13.6). */
export function isSettled(s: State): boolean {
  const { company, earned } = turnOf(s)
  return !isMajor(company) || (earned?.normal ?? 0) + (earned?.special ?? 0) === 0
}

export function payByItself(s: State): void {
  const { company, earned } = turnOf(s)
  const revenue = (earned?.normal ?? 0) + (earned?.special ?? 0)
  if (company === NDEM) return payNdem(s, revenue)
  if (revenue === 0 || !isMinor(company)) return moveOn(s, { paid: 0, kept: 0, perShare: 0, by: -1 })
  const half = revenue / 2
  pay(s, s.bank, operating(s), half)
  pay(s, s.bank, playerOf(s, seatOf(s, company)), half)
  moveOn(s, { paid: half, kept: half, perShare: half / 2, by: 1 })
}

/** 6.21.5: always in full; one space for each time the revenue covers the price. */
function payNdem(s: State, revenue: number): void {
  payShares(s, NDEM, revenue / 10)
  const by = revenue === 0 ? -1 : Math.floor(revenue / priceOf(s, NDEM))
  moveOn(s, { paid: revenue, kept: 0, perShare: revenue / 10, by })
}

function seatOf(s: State, company: Company): Seat {
  const seat = directorOf(s, company)
  if (seat === undefined) throw new Error(`${company} has no director`)
  return seat
}
