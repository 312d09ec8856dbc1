export const PHASES = ['1', '2', '3', '4', '5', '6', '7'] as const
export type Phase = (typeof PHASES)[number]
export const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const
export type Colour = (typeof COLOURS)[number]

export interface PhaseFigures {
  readonly limit: { readonly minor: number; readonly major: number } // trains
  readonly rounds: 1 | 2 // operating rounds in a set
  readonly colour: Colour // the newest tiles; also what off-board areas are worth
}

/** 3.1.1 */
export const PHASE = {
  1: { limit: { minor: 2, major: 4 }, rounds: 1, colour: 'yellow' },
  2: { limit: { minor: 2, major: 4 }, rounds: 2, colour: 'yellow' },
  3: { limit: { minor: 2, major: 4 }, rounds: 2, colour: 'green' },
  4: { limit: { minor: 1, major: 3 }, rounds: 2, colour: 'green' },
  5: { limit: { minor: 1, major: 2 }, rounds: 2, colour: 'brown' },
  6: { limit: { minor: 1, major: 2 }, rounds: 2, colour: 'brown' },
  7: { limit: { minor: 1, major: 2 }, rounds: 2, colour: 'gray' },
} as const satisfies Record<Phase, PhaseFigures>

export const from = (first: Phase, s: { readonly phase: Phase }): boolean => s.phase >= first
