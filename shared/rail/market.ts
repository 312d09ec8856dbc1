import type { CompanyId } from './board.ts'

/** Companies on each space of the price track, top of the stack first. Stacks are frozen and replaced: clones share them. */
export type Market = (readonly CompanyId[])[]

export const emptyMarket = (spaces: number): Market => Array.from({ length: spaces }, () => Object.freeze([]))
export const spaceOf = (market: Market, company: CompanyId): number =>
  market.findIndex((stack) => stack.includes(company))

/** A marker that comes to an occupied space goes under the others. */
export function enter(market: Market, company: CompanyId, space: number): void {
  market[space] = Object.freeze([...market[space]!, company]) // a space of the track
}

export function leave(market: Market, company: CompanyId): void {
  const space = spaceOf(market, company)
  if (space >= 0) market[space] = Object.freeze(market[space]!.filter((other) => other !== company))
}

/** Moves along the track, at most to its end. One that cannot move keeps its place in the stack. */
export function move(market: Market, company: CompanyId, by: number): void {
  const from = spaceOf(market, company)
  const to = Math.max(0, Math.min(market.length - 1, from + by))
  if (from < 0 || from === to) return
  leave(market, company)
  enter(market, company, to)
}

/** Highest price first, top of the stack first. */
export function byPrice(market: Market): CompanyId[] {
  return market.toReversed().flat()
}
