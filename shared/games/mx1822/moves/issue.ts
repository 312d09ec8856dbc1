import { check, tell } from '../../../engine/game.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { isMajor } from '../companies.ts'
import type { Major } from '../companies.ts'
import { POOL_LIMIT } from '../data.ts'
import { pay } from '../money.ts'
import { movePrice, priceOf } from '../price.ts'
import { holding, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'

/** 6.20.1, 6.20.2 */
export function mostToIssue(s: State): number {
  const { company } = turnOf(s)
  if (!isMajor(company) || operating(s).turns === 0 || turnOf(s).traded) return 0
  return Math.max(0, Math.min(holding(s, company, 'treasury'), POOL_LIMIT - holding(s, company, 'pool')))
}

/** 6.20.3 */
export function mostToRedeem(s: State): number {
  const { company } = turnOf(s)
  if (!isMajor(company) || turnOf(s).traded) return 0
  return Math.min(holding(s, company, 'pool'), Math.floor(operating(s).cash / priceOf(s, company)))
}

/** 6.20.1: one of the two, once. */
function major(s: State): Major {
  const { company, traded } = during(s, 'stock')
  check(isMajor(company), '6.20.1')
  check(!traded, '6.20.1', { traded: true })
  return company
}

/** 6.20.1: paid at the price the issue leads to. */
export function issue(s: State, { shares }: ActionOf<'issue'>): void {
  const company = major(s)
  check(operating(s).turns > 0, '6.20.2')
  check(shares <= mostToIssue(s), '6.20.1', { most: mostToIssue(s) })
  moveShares(stockOf(s, company), 'treasury', 'pool', shares)
  const { from, to } = movePrice(s, company, -shares)
  pay(s, s.bank, operating(s), shares * to)
  turnOf(s).traded = true
  tell(s, { type: 'issued', company, shares, money: shares * to, from, to })
}

export function redeem(s: State, { shares }: ActionOf<'redeem'>): void {
  const company = major(s)
  check(shares <= mostToRedeem(s), '6.20.3', { most: mostToRedeem(s) })
  const money = shares * priceOf(s, company)
  moveShares(stockOf(s, company), 'pool', 'treasury', shares)
  pay(s, operating(s), s.bank, money)
  turnOf(s).traded = true
  tell(s, { type: 'redeemed', company, shares, money })
}
