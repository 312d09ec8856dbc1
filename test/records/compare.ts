import { equal } from '../../shared/engine/diff.ts'
import type { Keys } from './snapshot.ts'

export interface Mismatch {
  readonly at: number
  readonly key: string
  readonly trace: unknown
  readonly ours: unknown
}

const UNORDERED = /\.(?:privates|concessions|dir|trains|tokens)$|^d\.pool$/

const same = (key: string, one: unknown, two: unknown): boolean =>
  UNORDERED.test(key) && Array.isArray(one) && Array.isArray(two)
    ? equal([...(one as string[])].sort(), [...(two as string[])].sort())
    : equal(one ?? null, two ?? null)

/** Every key of both sides; a key that is not there is the same as null. */
export function compare(at: number, trace: Keys, ours: Keys): Mismatch[] {
  return [...new Set([...Object.keys(trace), ...Object.keys(ours)])]
    .filter((key) => !same(key, trace[key], ours[key]))
    .map((key) => ({ at, key, trace: trace[key] ?? null, ours: ours[key] ?? null }))
}
