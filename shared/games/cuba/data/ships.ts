import type { Confidence, Merchandise } from '../data.ts'

export const DOCKS = [1, 2, 3] as const // and as many points for each piece
export type Dock = (typeof DOCKS)[number]
export const SPACES_PER_SHIP = 5

const ship = (spaces: Partial<Record<Merchandise, number>>): Readonly<Partial<Record<Merchandise, number>>> => spaces

/** The spaces of the fifteen ships; ship n is the nth of the list. */
const CARDS = [
  ship({ citrus: 3, rum: 2 }),
  ship({ sugar: 3, cigar: 2 }),
  ship({ citrus: 2, tobacco: 3 }),
  ship({ sugar: 2, rum: 3 }),
  ship({ tobacco: 2, cigar: 3 }),
  ship({ citrus: 2, sugar: 2, rum: 1 }),
  ship({ citrus: 2, tobacco: 2, cigar: 1 }),
  ship({ citrus: 2, tobacco: 1, rum: 2 }),
  ship({ citrus: 2, sugar: 1, cigar: 2 }),
  ship({ sugar: 2, tobacco: 2, rum: 1 }),
  ship({ sugar: 2, rum: 2, cigar: 1 }),
  ship({ sugar: 2, tobacco: 1, cigar: 2 }),
  ship({ citrus: 1, tobacco: 2, rum: 2 }),
  ship({ sugar: 1, tobacco: 2, cigar: 2 }),
  ship({ citrus: 1, rum: 2, cigar: 2 }),
]
export const SHIPS_CONFIDENCE: Confidence = 'our choice'

export type Ship = number // 1 to 15
export const SHIPS: readonly Ship[] = CARDS.map((_, at) => at + 1)

export const spacesOf = (id: Ship, kind: Merchandise): number => CARDS[id - 1]?.[kind] ?? 0
