import { below } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'

/** One of the steps of a range, mostly a low one. */
export function within({ from, to, step }: { from: number; to: number; step: number }, lot: Rng): number {
  const steps = Math.floor((to - from) / step) + 1
  return from + step * below(lot, 1 + below(lot, steps))
}
