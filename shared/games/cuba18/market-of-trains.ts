import { onTop } from '../../rail/depot.ts'
import { isMinor } from './companies.ts'
import type { Company } from './companies.ts'
import { MINOR_LIMIT, NARROW_FROM, PHASE_KINDS } from './phases.ts'
import type { State } from './state.ts'
import { CARDS, KINDS, NARROW, SIDES, WAGON_KINDS, WAGONS } from './trains.ts'
import type { NarrowCard, Train, Wagon } from './trains.ts'

export interface ForSale {
  readonly train: Train
  readonly from: 'bank' | 'pool'
  readonly price: number
}

export const isNarrow = (train: Train): boolean => train.endsWith('n')
export const suits = (company: Company, train: Train): boolean => isMinor(company) === isNarrow(train)

/** VII.12: n-trains of any kind the phase has, as long as there are cards. */
export const narrowOnSale = (s: State): NarrowCard[] =>
  NARROW.filter((card) => s.phase >= NARROW_FROM[card] && (s.depot.left[card] ?? 0) > 0)

function standardOnSale(s: State): readonly Train[] {
  const card = onTop(CARDS, s.depot)
  return card ? SIDES[card] : []
}

/** VII.12, R31: the bank's and the pool's trains for this company, at face value. */
export function forSale(s: State, company: Company): ForSale[] {
  const bank: readonly Train[] = isMinor(company) ? narrowOnSale(s) : standardOnSale(s)
  const pool = [...new Set(s.depot.pool)].filter((train) => suits(company, train))
  const sale = (from: 'bank' | 'pool') => (train: Train) => ({ train, from, price: KINDS[train].price })
  return [...bank.map(sale('bank')), ...pool.map(sale('pool'))]
}

export const wagonsForSale = (s: State): { wagon: Wagon; from: 'bank' | 'pool' }[] => [
  ...WAGONS.filter((wagon) => s.phase >= WAGON_KINDS[wagon].from && s.wagons.left[wagon] > 0).map(
    (wagon) => ({ wagon, from: 'bank' }) as const,
  ),
  ...[...new Set(s.wagons.pool)].map((wagon) => ({ wagon, from: 'pool' }) as const),
]

/** VII.12: a major may have as many wagons as trains, counted apart (R32). */
export const limitOf = (s: State, company: Company): number =>
  isMinor(company) ? MINOR_LIMIT : PHASE_KINDS[s.phase].limit

/** VII.13: of the cheapest train for sale; undefined: there is none (R58). */
export const cheapest = (s: State, company: Company): number | undefined => {
  const prices = forSale(s, company).map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : undefined
}
