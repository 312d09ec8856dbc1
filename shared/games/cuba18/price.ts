import { move, spaceOf } from '../../rail/market.ts'
import type { Traded } from './companies.ts'
import { PRICES } from './market.ts'
import type { State } from './state.ts'

/** What its marker stands on; 0 without one. */
export const priceOf = (s: State, company: Traded): number => PRICES[spaceOf(s.market, company)] ?? 0
export const spaceAt = (price: number): number => (PRICES as readonly number[]).indexOf(price)

/** VIII.1: says where it came from and where it went. */
export function movePrice(s: State, company: Traded, by: number): { from: number; to: number } {
  const from = priceOf(s, company)
  move(s.market, company, by)
  return { from, to: priceOf(s, company) }
}
