import type { Score } from '../../../../shared/engine/game.ts'
import type { End } from '../../../../shared/games/cuba18/state.ts'
import { t } from '../words/index.ts'

/** Who won, by how much, and what ended the game. */
export function verdictOf(scores: readonly Score[], names: readonly string[], by: End) {
  const { end } = t()
  const why = end.why[by]
  const winners = scores.filter((score) => score.rank === 1)
  const [first] = winners
  const next = scores.find((score) => score.rank > 1)
  const name = (score: Score) => names[score.seat] ?? ''
  if (!first) return { title: '', why }
  if (winners.length > 1 || !next) return { title: end.shares(winners.map(name)), why }
  return { title: end.wins(name(first), first.total - next.total), why }
}
