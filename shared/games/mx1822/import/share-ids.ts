import type { Traded } from '../companies.ts'
import { MAJORS, NDEM } from '../companies.ts'
import { holding } from '../shares.ts'
import type { State } from '../state.ts'

type Place = 'treasury' | 'pool' | 'hand'

/** Which certificates lie in a treasury and in the pool, those that came first at the front. The others are in hands. */
export type ShareIds = Partial<Record<Traded, { treasury: string[]; pool: string[] }>>

export const companyOfShare = (id: string | undefined): Traded | undefined =>
  ([...MAJORS, NDEM] as const).find((company) => id?.startsWith(`${company}_`))

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const known = (ids: ShareIds, company: Traded) =>
  (ids[company] ??= { treasury: company === NDEM ? [] : TENTHS.map((number) => `${company}_${number}`), pool: [] })

/** What is known to be in no treasury has come to the pool from a hand, perhaps changed for another on the way. */
export function sourceOf(s: State, ids: ShareIds, company: Traded, id: string): 'treasury' | 'pool' {
  const place = known(ids, company).treasury.includes(id) ? 'treasury' : 'pool'
  const other = place === 'pool' ? 'treasury' : 'pool'
  return holding(s, company, place) > 0 || holding(s, company, other) === 0 ? place : other
}

export function moveIds(ids: ShareIds, company: Traded, shares: readonly string[], to: Place): void {
  const lists = known(ids, company)
  lists.treasury = lists.treasury.filter((id) => !shares.includes(id))
  lists.pool = lists.pool.filter((id) => !shares.includes(id))
  if (to !== 'hand') lists[to].push(...shares)
}

/** 5.8.3: the rest of a treasury goes to the pool when a company floats late. */
export function emptyTreasury(s: State, ids: ShareIds, company: Traded): void {
  if (holding(s, company, 'treasury') === 0) moveIds(ids, company, [...known(ids, company).treasury], 'pool')
}

export const ofTreasury = (ids: ShareIds, company: Traded, count: number): string[] =>
  known(ids, company).treasury.slice(0, count)
