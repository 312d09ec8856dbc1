import type { Seat } from '../../../engine/game.ts'
import type { Traded } from '../companies.ts'
import { MAJORS, NDEM } from '../companies.ts'
import { holding } from '../shares.ts'
import type { State } from '../state.ts'

type Place = 'treasury' | 'pool' | Seat

/** Where the certificates lie that a record names; those of which nothing is known were never moved. */
export type ShareIds = Record<string, Place>

export const companyOfShare = (id: string | undefined): Traded | undefined =>
  ([...MAJORS, NDEM] as const).find((company) => id?.startsWith(`${company}_`))

const first = (company: Traded): Place => (company === NDEM ? 'pool' : 'treasury')

/** The certificates themselves do not matter here, only whether one comes from the company or from the bank. */
export function sourceOf(s: State, ids: ShareIds, company: Traded, id: string): 'treasury' | 'pool' {
  const known = ids[id] ?? first(company)
  const place = known === 'treasury' || known === 'pool' ? known : 'pool'
  const other = place === 'pool' ? 'treasury' : 'pool'
  return holding(s, company, place) > 0 || holding(s, company, other) === 0 ? place : other
}

export function moveIds(ids: ShareIds, shares: readonly string[], to: Place): void {
  for (const id of shares) ids[id] = to
}

/** The first certificates a treasury still has. */
export const ofTreasury = (ids: ShareIds, company: Traded, count: number): string[] =>
  Array.from({ length: 8 }, (_, at) => `${company}_${at + 1}`)
    .filter((id) => (ids[id] ?? 'treasury') === 'treasury')
    .slice(0, count)
