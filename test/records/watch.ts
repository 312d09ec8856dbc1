import type { Company } from '../../shared/games/mx1822/companies.ts'
import type { Course } from '../../shared/games/mx1822/import/course.ts'

/** What a trace knows and our state need not remember. */
export interface Watch {
  ended: boolean // by hand
  broken: boolean
  passed: Set<number> // seats whose last turn was a pass
  revenue: Map<Company, number> // of the last dividend
  ran: Map<Company, number>
  order: string[] // of companies, as it was last
}

export const newWatch = (): Watch => ({
  ended: false,
  broken: false,
  passed: new Set(),
  revenue: new Map(),
  ran: new Map(),
  order: [],
})

const ACTS = new Set(['bid', 'bought', 'sold', 'repaid', 'converted', 'formed'])

/** Takes in what the action just followed has told. */
export function watchNews(w: Watch, c: Course): void {
  for (const news of c.news) {
    if (news.type === 'passed') w.passed.add(news.seat)
    if (ACTS.has(news.type) && 'seat' in news && news.seat !== undefined) w.passed.delete(news.seat)
    if (news.type === 'operatingRound' || news.type === 'stockRound') w.passed.clear()
    if (news.type === 'ran') w.ran.set(news.company, news.revenue)
    if (news.type === 'dividend') w.revenue.set(news.company, w.ran.get(news.company) ?? 0)
  }
  if (c.there.bank.cash < 0 || c.there.end?.by === 'bank') w.broken = true
}
