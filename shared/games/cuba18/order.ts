import type { Company } from './companies.ts'
import { isMajor, isMinor } from './companies.ts'
import type { State } from './state.ts'

/** VII.1, R45: minors from the lowest price up, then majors from the highest down; equals from the top of the stack. */
export function operatingOrder(s: State): Company[] {
  const floated = s.market.flatMap((stack, space) => (stack as Company[]).map((company) => ({ company, space })))
  const operating = floated.filter(({ company }) => s.companies[company]?.floated)
  return [
    ...operating.filter(({ company }) => isMinor(company)),
    ...operating.filter(({ company }) => isMajor(company)).toSorted((a, b) => b.space - a.space),
  ].map(({ company }) => company)
}
