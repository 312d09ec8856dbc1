import type { Score } from '../../../../shared/engine/game.ts'
import { t } from '../words/index.ts'

export type Breaker = 'points' | 'goods' | 'pesos' | 'none'

export interface Verdict {
  readonly title: string
  readonly why: string
  readonly breaker: Breaker
}

const part = (score: Score, key: string): number => score.parts[key] ?? 0

/** Who won, by what, and what decided it. */
export function verdictOf(scores: readonly Score[], names: readonly string[]): Verdict {
  const name = (score: Score): string => names[score.seat] ?? ''
  const { end } = t()
  const winners = scores.filter((score) => score.rank === 1)
  const [first] = winners
  const next = scores.find((score) => score.rank > 1)
  if (!first) return { title: '', why: '', breaker: 'none' }
  if (winners.length > 1) {
    const why = end.equal(first.total, part(first, 'left'), part(first, 'pesos'))
    return { title: end.shares(winners.map(name)), why, breaker: 'none' }
  }
  if (!next) return { title: end.wins(name(first), end.points(first.total)), why: '', breaker: 'none' }
  if (first.total > next.total) {
    const by = end.points(first.total - next.total)
    return { title: end.wins(name(first), by), why: end.clear(first.total, next.total), breaker: 'points' }
  }
  return broken(scores, first, next, name)
}

function broken(scores: readonly Score[], first: Score, next: Score, name: (score: Score) => string): Verdict {
  const { end } = t()
  const level = scores.filter((score) => score.total === first.total)
  const lefts = [part(first, 'left'), part(next, 'left')] as const
  if (lefts[0] > lefts[1]) {
    const title = end.wins(name(first), end.goods(lefts[0] - lefts[1]))
    return { title, why: end.byGoods(level.map(name), first.total, ...lefts), breaker: 'goods' }
  }
  const still = level.filter((score) => part(score, 'left') === lefts[0])
  const pesos = [part(first, 'pesos'), part(next, 'pesos')] as const
  const title = end.wins(name(first), end.pesos(pesos[0] - pesos[1]))
  return { title, why: end.byPesos(still.map(name), first.total, lefts[0], ...pesos), breaker: 'pesos' }
}
