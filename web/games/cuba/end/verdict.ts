import type { Score } from '../../../../shared/engine/game.ts'
import { t } from '../words/index.ts'

export type Breaker = 'points' | 'pesos' | 'none'

export interface Verdict {
  readonly title: string
  readonly why: string
  readonly breaker: Breaker
}

const pesosOf = (score: Score): number => score.parts.pesos ?? 0

/** Who won, by what, and what decided it. */
export function verdictOf(scores: readonly Score[], names: readonly string[]): Verdict {
  const name = (score: Score): string => names[score.seat] ?? ''
  const { end } = t()
  const winners = scores.filter((score) => score.rank === 1)
  const [first] = winners
  const next = scores.find((score) => score.rank > 1)
  if (!first) return { title: '', why: '', breaker: 'none' }
  if (winners.length > 1 || !next)
    return { title: end.shares(winners.map(name)), why: end.equal(first.total, pesosOf(first)), breaker: 'none' }
  if (first.total > next.total) {
    const by = end.points(first.total - next.total)
    return { title: end.wins(name(first), by), why: end.clear(first.total, next.total), breaker: 'points' }
  }
  const level = scores.filter((score) => score.total === first.total)
  const title = end.wins(name(first), end.pesos(pesosOf(first) - pesosOf(next)))
  const why = end.byPesos(level.map(name), first.total, pesosOf(first), pesosOf(next))
  return { title, why, breaker: 'pesos' }
}
