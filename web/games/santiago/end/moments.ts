import type { Seat } from '../../../../shared/engine/game.ts'
import type { LogLine } from '../../../../shared/engine/protocol.ts'
import { SHIPS } from '../../../../shared/games/santiago/data.ts'
import type { News } from '../../../../shared/games/santiago/news.ts'
import type { State } from '../../../../shared/games/santiago/state.ts'
import type { Moment } from '../../parts/Outcome.tsx'
import { toldIn } from '../../parts/told.ts'
import { t } from '../words/index.ts'

interface Haul {
  readonly seat: Seat
  readonly ship: number
  readonly points: number
}

function largestHaul(news: readonly News[]): Haul | undefined {
  const hauls = new Map<string, Haul>()
  let ship = 1
  for (const told of news) {
    if (told.type === 'departed') ship = told.ship + 1
    if (told.type !== 'delivered') continue
    const key = `${ship}/${told.seat}`
    hauls.set(key, { seat: told.seat, ship, points: (hauls.get(key)?.points ?? 0) + told.points })
  }
  return [...hauls.values()].toSorted((a, b) => b.points - a.points)[0]
}

export function momentsOf(log: readonly LogLine[], s: State, names: readonly string[]): Moment[] {
  const { end } = t()
  const news = toldIn<News>(log)
  const name = (seat: Seat) => names[seat] ?? ''
  const out: Moment[] = []
  const haul = largestHaul(news)
  if (haul) out.push({ seat: haul.seat, text: end.haul(haul.ship, name(haul.seat), haul.points) })
  const rents = s.secret.holdings.map((holding, seat) => ({ seat, points: holding?.from.visits ?? 0 }))
  const rent = rents.toSorted((a, b) => b.points - a.points)[0]
  if (rent && rent.points > 0) out.push({ seat: rent.seat, text: end.rent(name(rent.seat), rent.points) })
  const last = news.findLast((told) => told.type === 'departed')
  if (last?.type === 'departed' && last.ship === SHIPS) {
    out.push({ seat: last.seat, text: (last.full ? end.full : end.early)(name(last.seat), last.ship) })
  }
  return out
}
