import type { Score } from '../engine/game.ts'

/** The richest first; equal wealth shares the place. */
export function scoresOf(wealth: readonly Pick<Score, 'total' | 'parts'>[]): Score[] {
  const lines = wealth.map((line, seat) => ({ seat, ...line })).sort((a, b) => b.total - a.total)
  return lines.map((line) => ({ ...line, rank: 1 + lines.findIndex((other) => other.total === line.total) }))
}
