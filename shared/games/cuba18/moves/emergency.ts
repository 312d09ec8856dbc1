import { allows, check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { ActionOf } from '../action.ts'
import { TRADED } from '../companies.ts'
import { canBeHelped, canIssue, inNeed, missing, mostToRaise, raisable } from '../forced.ts'
import { pay, playerOf } from '../money.ts'
import type { Offer } from '../offer.ts'
import { finish } from '../over.ts'
import { priceOf } from '../price.ts'
import { sellShares } from '../sale.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'
import { checkIssue, issueShare } from './issue.ts'

type Sell = ActionOf<'sell'>

function checkNeed(s: State): void {
  during(s, 'trains')
  check(inNeed(s), 'VII.13a', { missing: missing(s) })
  check(canBeHelped(s), 'VII.13f')
}

/** VII.13: one issue first, if it has not issued in this turn; later ones in any mixture with the director's money. */
export function emergencyIssue(s: State): void {
  checkNeed(s)
  checkIssue(s)
  turnOf(s).raising = true
  issueShare(s)
}

const mostToContribute = (s: State): number => Math.min(missing(s), playerOf(s, operating(s).director).cash)
const mustIssueFirst = (s: State): boolean => turnOf(s).traded !== 'issue' && canIssue(s)

/** VII.13: up to the exact deficit. */
export function contribute(s: State, seat: Seat, amount: number): void {
  checkNeed(s)
  check(!mustIssueFirst(s), 'VII.13b')
  check(amount <= mostToContribute(s), 'VII.13c', { most: mostToContribute(s) })
  turnOf(s).raising = true
  pay(s, playerOf(s, seat), operating(s), amount)
  tell(s, { type: 'helped', company: turnOf(s).company, seat, amount })
}

/** VII.13, R76: only when neither an issue nor cash is left; no more and no fewer than needed. */
function checkSale(s: State, seat: Seat, { company, shares }: Sell): void {
  check(!canIssue(s) && playerOf(s, seat).cash === 0, 'VII.13d')
  check(shares <= mostToRaise(s, seat, company), 'VII.13e', { company, most: mostToRaise(s, seat, company) })
  check((shares - 1) * priceOf(s, company) < missing(s), 'VII.13e', { company, missing: missing(s) })
  const others = raisable(
    s,
    seat,
    TRADED.filter((it) => it !== company),
  )
  const enough = shares === mostToRaise(s, seat, company) || missing(s) - shares * priceOf(s, company) <= others
  check(enough, 'VII.13e', { company, missing: missing(s) })
}

export function emergencySell(s: State, seat: Seat, sale: Sell): void {
  checkNeed(s)
  checkSale(s, seat, sale)
  turnOf(s).raising = true
  sellShares(s, seat, sale.company, sale.shares)
  turnOf(s).sold.push(sale.company)
}

export function emergencyOffers(s: State): Offer[] {
  if (!inNeed(s) || !canBeHelped(s)) return []
  const most = mustIssueFirst(s) ? 0 : mostToContribute(s)
  return [
    ...(canIssue(s) ? [{ type: 'issue' } as const] : []),
    ...(most > 0 ? [{ type: 'contribute', from: 1, to: most, step: 1 } as const] : []),
    ...salesToRaise(s, operating(s).director),
  ]
}

function salesToRaise(s: State, seat: Seat): Sell[] {
  if (canIssue(s) || playerOf(s, seat).cash > 0) return []
  return TRADED.flatMap((company) =>
    Array.from({ length: mostToRaise(s, seat, company) }, (_, at): Sell => ({ type: 'sell', company, shares: at + 1 })),
  ).filter((sale) => allows(() => checkSale(s, seat, sale)))
}

/** VII.13, IX.1: nothing more is sold, and the game is over. */
export function goBankrupt(s: State): void {
  const { company } = turnOf(s)
  tell(s, { type: 'bankrupt', company, seat: operating(s).director, missing: missing(s) })
  finish(s, 'bankrupt')
}
