import type { Seat } from '../../shared/engine/game.ts'
import type { CompanyId } from '../../shared/rail/board.ts'
import type { Purse } from '../../shared/rail/cash.ts'

type By<Company extends CompanyId, T> = Readonly<Partial<Record<Company, T>>>

/** A table's figures as one seat reads them. */
export interface Reading<Company extends CompanyId> {
  readonly players: readonly Purse[]
  readonly companies: By<Company, Purse & { director?: Seat }>
  readonly prices: By<Company, number> // of those with a token on the track
  readonly holdings: By<Company, number> // the seat's own, in percent
  readonly certificates: number // the seat's own
  readonly limit: number // of certificates
}

/** A figure that a choice changes. */
export type Change<Company extends CompanyId> = { readonly before: number; readonly after: number } & (
  | { readonly of: 'treasury' | 'price' | 'holding'; readonly company: Company }
  | { readonly of: 'purse'; readonly seat: Seat }
  | { readonly of: 'certificates'; readonly limit: number }
)

export interface Changes<Company extends CompanyId> {
  readonly figures: readonly Change<Company>[]
  readonly directors: readonly { readonly company: Company; readonly seat: Seat }[]
}

const idsIn = <Company extends CompanyId>(all: By<Company, unknown>) => Object.keys(all) as Company[] // its keys by type

/** A price is compared only where there was one: a new company's is said by what founds it. */
export function changesBetween<Company extends CompanyId>(
  was: Reading<Company>,
  is: Reading<Company>,
): Changes<Company> {
  const ids = idsIn(is.companies)
  const figures: Change<Company>[] = [
    ...ids.map((company) => ({
      of: 'treasury' as const,
      company,
      before: was.companies[company]?.cash ?? 0,
      after: is.companies[company]?.cash ?? 0,
    })),
    ...is.players.map(({ cash }, seat) => ({
      of: 'purse' as const,
      seat,
      before: was.players[seat]?.cash ?? 0,
      after: cash,
    })),
    ...idsIn(was.prices).flatMap((company) => {
      const [before, after] = [was.prices[company], is.prices[company]]
      return before === undefined || after === undefined ? [] : [{ of: 'price' as const, company, before, after }]
    }),
    ...idsIn(is.holdings).map((company) => ({
      of: 'holding' as const,
      company,
      before: was.holdings[company] ?? 0,
      after: is.holdings[company] ?? 0,
    })),
    { of: 'certificates', before: was.certificates, after: is.certificates, limit: is.limit },
  ]
  return {
    figures: figures.filter(({ before, after }) => before !== after),
    directors: ids.flatMap((company) => {
      const seat = is.companies[company]?.director
      return seat === undefined || seat === was.companies[company]?.director ? [] : [{ company, seat }]
    }),
  }
}
