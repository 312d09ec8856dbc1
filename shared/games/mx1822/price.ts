import { move, spaceOf } from '../../rail/market.ts'
import type { Company } from './companies.ts'
import { trigger } from './end.ts'
import { END_PRICE, PRICES, YELLOW_UP_TO } from './market.ts'
import type { State } from './state.ts'

/** What its token stands on; 0 without one. */
export const priceOf = (s: State, company: Company): number => PRICES[spaceOf(s.market, company)] ?? 0
export const isYellow = (s: State, company: Company): boolean => priceOf(s, company) <= YELLOW_UP_TO
export const spaceAt = (price: number): number => (PRICES as readonly number[]).indexOf(price)

/** What it would be so many spaces further on. */
export const priceAfter = (s: State, company: Company, by: number): number =>
  PRICES[Math.max(0, Math.min(PRICES.length - 1, spaceOf(s.market, company) + by))] ?? 0

/** 5.5.6, 6.13.11, 6.13.12: to the right if positive. Says where it came from and where it went. */
export function movePrice(s: State, company: Company, by: number): { from: number; to: number } {
  const from = priceOf(s, company)
  move(s.market, company, by)
  const to = priceOf(s, company)
  if (to === END_PRICE && from !== to) trigger(s, 'price', company)
  return { from, to }
}
