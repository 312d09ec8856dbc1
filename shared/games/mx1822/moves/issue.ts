import { check, tell } from '../../../engine/game.ts'
import { moveShares } from '../../../rail/shares.ts'
import type { ActionOf } from '../action.ts'
import { isMajor } from '../companies.ts'
import type { Major } from '../companies.ts'
import { POOL_LIMIT } from '../data.ts'
import { pay } from '../money.ts'
import { movePrice, priceOf } from '../price.ts'
import { endTurn } from '../rounds.ts'
import { holding, stockOf } from '../shares.ts'
import type { State } from '../state.ts'
import { during, operating, turnOf } from '../turn.ts'

/** 6.20.1, 6.20.2 */
export function mostToIssue(s: State): number {
  const { company } = turnOf(s)
  if (!isMajor(company) || operating(s).turns === 0) return 0
  return Math.max(0, Math.min(holding(s, company, 'treasury'), POOL_LIMIT - holding(s, company, 'pool')))
}

/** 6.20.3 */
export function mostToRedeem(s: State): number {
  const { company } = turnOf(s)
  if (!isMajor(company)) return 0
  return Math.min(holding(s, company, 'pool'), Math.floor(operating(s).cash / priceOf(s, company)))
}

function major(s: State): Major {
  const { company } = during(s, 'stock')
  check(isMajor(company), '6.20.1')
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
  tell(s, { type: 'issued', company, shares, money: shares * to, from, to })
  endTurn(s)
}

export function redeem(s: State, { shares }: ActionOf<'redeem'>): void {
  const company = major(s)
  check(shares <= mostToRedeem(s), '6.20.3', { most: mostToRedeem(s) })
  const money = shares * priceOf(s, company)
  moveShares(stockOf(s, company), 'pool', 'treasury', shares)
  pay(s, operating(s), s.bank, money)
  tell(s, { type: 'redeemed', company, shares, money })
  endTurn(s)
}
