import type { Seat } from '../../../../shared/engine/game.ts'
import type { LogLine } from '../../../../shared/engine/protocol.ts'
import type { News } from '../../../../shared/games/cuba/news.ts'
import type { State } from '../../../../shared/games/cuba/state.ts'
import type { Moment } from '../../parts/Outcome.tsx'
import { toldIn } from '../../parts/told.ts'
import { t } from '../words/index.ts'

interface Count {
  readonly seat: Seat
  readonly n: number
}

const most = (counts: readonly Count[]): Count | undefined => {
  const [first] = counts.toSorted((a, b) => b.n - a.n)
  return first && first.n > 0 ? first : undefined
}

export function momentsOf(log: readonly LogLine[], s: State, names: readonly string[]): Moment[] {
  const { end } = t()
  const news = toldIn<News>(log)
  const name = (seat: Seat) => names[seat] ?? ''
  const haul = most(news.flatMap((told) => (told.type === 'loaded' ? [{ seat: told.seat, n: told.points }] : [])))
  const wins = most(
    s.players.map((_, seat) => ({ seat, n: news.filter((told) => told.type === 'won' && told.seat === seat).length })),
  )
  const laws = most(s.players.map((player, seat) => ({ seat, n: player.from.laws })))
  return [
    ...(haul ? [{ seat: haul.seat, text: end.haul(name(haul.seat), haul.n) }] : []),
    ...(wins ? [{ seat: wins.seat, text: end.parliament(name(wins.seat), wins.n) }] : []),
    ...(laws ? [{ seat: laws.seat, text: end.laws(name(laws.seat), laws.n) }] : []),
  ]
}
