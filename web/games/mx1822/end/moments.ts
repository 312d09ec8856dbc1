import type { LogLine } from '../../../../shared/engine/protocol.ts'
import type { News } from '../../../../shared/games/mx1822/news.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { most, only } from '../../../rail/moments.ts'
import type { Moment } from '../../parts/Outcome.tsx'
import { toldIn } from '../../parts/told.ts'
import { t } from '../words/index.ts'

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
