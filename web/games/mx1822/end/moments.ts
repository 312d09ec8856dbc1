import type { LogLine } from '../../../../shared/engine/protocol.ts'
import type { News } from '../../../../shared/games/mx1822/news.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { Moment } from '../../parts/Outcome.tsx'
import { toldIn } from '../../parts/told.ts'
import { t } from '../words/index.ts'

type Of<T extends News['type']> = Extract<News, { type: T }>

const only = <T extends News['type']>(news: readonly News[], type: T): Of<T>[] =>
  news.filter((it): it is Of<T> => it.type === type)

const most = <T>(all: readonly T[], of: (it: T) => number): T | undefined => all.toSorted((a, b) => of(b) - of(a))[0]

/** The dearest bid, the best run, the largest loan. */
export function momentsOf(log: readonly LogLine[], s: State, names: readonly string[]): Moment[] {
  const { end } = t()
  const news = toldIn<News>(log)
  const name = (seat: number) => names[seat] ?? ''
  const bid = most(only(news, 'won'), ({ amount }) => amount)
  const run = most(only(news, 'ran'), ({ revenue }) => revenue)
  const director = run && s.companies[run.company]?.director
  const loan = most(only(news, 'loan'), ({ amount }) => amount)
  return [
    ...(bid ? [{ seat: bid.seat, text: end.bid(name(bid.seat), t().item(bid.item), bid.amount) }] : []),
    ...(run && director !== undefined
      ? [{ seat: director, text: end.run(t().company(run.company), run.revenue) }]
      : []),
    ...(loan ? [{ seat: loan.seat, text: end.loan(name(loan.seat), loan.amount) }] : []),
  ]
}
