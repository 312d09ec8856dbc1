import type { Score } from '../../shared/engine/game.ts'
import { railWords } from './words/index.ts'

/** Who won, and by how much. */
export function victoryOf(scores: readonly Score[], names: readonly string[]): string {
  const { victory } = railWords()
  const name = ({ seat }: Score) => names[seat] ?? ''
  const winners = scores.filter(({ rank }) => rank === 1)
  const [first] = winners
  const next = scores.find(({ rank }) => rank > 1)
  if (!first) return ''
  return winners.length > 1 || !next
    ? victory.shared(winners.map(name))
    : victory.wins(name(first), first.total - next.total)
}
