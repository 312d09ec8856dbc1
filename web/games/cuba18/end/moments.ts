import type { LogLine } from '../../../../shared/engine/protocol.ts'
import type { News } from '../../../../shared/games/cuba18/news.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import { most, only } from '../../../rail/moments.ts'
import type { Moment } from '../../parts/Outcome.tsx'
import { toldIn } from '../../parts/told.ts'
import { t } from '../words/index.ts'

/** The dearest commissioner, the best run, the most cubes in one run, the most a director had to add. */
export function momentsOf(log: readonly LogLine[], s: State, names: readonly string[]): Moment[] {
  const { end } = t()
  const news = toldIn<News>(log)
  const name = (seat: number) => names[seat] ?? ''
  const bid = most(only(news, 'auctioned'), ({ amount }) => amount)
  const run = most(only(news, 'ran'), ({ revenue, machines }) => revenue + machines)
  const load = most(only(news, 'ran'), ({ delivered }) => delivered)
  const help = most(only(news, 'helped'), ({ amount }) => amount)
  const runner = run && s.companies[run.company]?.director
  const carrier = load && s.companies[load.company]?.director
  return [
    ...(bid ? [{ seat: bid.seat, text: end.bid(name(bid.seat), t().commissioner(bid.card), bid.amount) }] : []),
    ...(run && runner !== undefined && run.revenue + run.machines > 0
      ? [{ seat: runner, text: end.run(run.company, run.revenue + run.machines) }]
      : []),
    ...(load && carrier !== undefined && load.delivered > 0
      ? [{ seat: carrier, text: end.load(load.company, load.delivered) }]
      : []),
    ...(help ? [{ seat: help.seat, text: end.help(name(help.seat), help.company, help.amount) }] : []),
  ]
}
