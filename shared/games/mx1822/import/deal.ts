import type { Concession, Minor } from '../companies.ts'
import { CONCESSIONS, LOT, MINORS } from '../companies.ts'
import type { Private } from '../privates.ts'
import { FIRST_PRIVATE, PRIVATES } from '../privates.ts'
import type { Deal } from '../setup.ts'

const RANGE = 2 ** 31

/** The numbers the recording program draws from a seed. */
function* draws(seed: number): Generator<number, never> {
  let drawn = seed % RANGE
  for (;;) {
    drawn = (Math.imul(1_103_515_245, drawn) + 12_345) & (RANGE - 1)
    yield drawn
  }
}

/** Every card draws a number, and they come in the order of these. */
export function dealOf(seed: number, seats: number): Deal {
  const numbers = draws(seed)
  const cards = [...PRIVATES, ...CONCESSIONS, ...MINORS]
    .map((card) => ({ card, number: numbers.next().value }))
    .sort((a, b) => a.number - b.number)
    .map(({ card }) => card)
  const among = <C>(kind: readonly C[], apart: C) =>
    cards.filter((card) => card !== apart && (kind as readonly unknown[]).includes(card)) as C[]
  return {
    order: Array.from({ length: seats }, (_, seat) => seat),
    minors: among<Minor>(MINORS, LOT.minor),
    concessions: among<Concession>(CONCESSIONS, LOT.concession),
    privates: among<Private>(PRIVATES, FIRST_PRIVATE),
  }
}
