import { BOXES } from './data.ts'
import type { Row, State } from './state.ts'

/** 5.1.1: cards shift to the lowest boxes, the piles fill the rest. */
export function refill(s: State): void {
  fill(s.minors, BOXES.minors)
  fill(s.concessions, BOXES.concessions)
  fill(s.privates, BOXES.privates)
}

const fill = <I>({ boxes, pile }: Row<I>, size: number): void => {
  boxes.push(...pile.splice(0, Math.max(0, size - boxes.length)))
}
