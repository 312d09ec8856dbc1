import type { Color } from '../../rail/tile.ts'
import type { Card, NarrowCard } from './trains.ts'

export const PHASES = [1, 2, 3, 4, 5, 6, 7] as const
export type Phase = (typeof PHASES)[number]

export interface PhaseKind {
  readonly color: Color // the newest tiles
  readonly rounds: number // operating rounds in a set
  readonly limit: number // trains of a major, and as many wagons
}

/** VII.17 */
export const PHASE_KINDS: Readonly<Record<Phase, PhaseKind>> = {
  1: { color: 'yellow', rounds: 1, limit: 4 },
  2: { color: 'yellow', rounds: 1, limit: 4 },
  3: { color: 'green', rounds: 2, limit: 4 },
  4: { color: 'green', rounds: 2, limit: 3 },
  5: { color: 'brown', rounds: 3, limit: 2 },
  6: { color: 'brown', rounds: 3, limit: 2 },
  7: { color: 'gray', rounds: 3, limit: 2 },
}
export const MINOR_LIMIT = 2

/** The first card of a kind to leave the bank begins a phase. */
export const BEGINS: Readonly<Record<Card, Phase>> = { '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 7 }
export const NARROW_FROM: Readonly<Record<NarrowCard, Phase>> = { '2n': 1, '3n': 3, '4n': 4, '5n': 5 }
export const DEALING_FROM = 3 // trains and wagons between companies (VII.12)
export const FIELDS_FROM = 3 // majors on sugar fields (VII.6)
export const AGING = 7 // a 4n runs three places from now on
