import type { Keys } from './snapshot.ts'

export interface Trace {
  readonly initial: Keys
  readonly steps: readonly { readonly a: number; readonly d: Keys; readonly run?: { readonly sub?: number } }[]
  readonly final?: { readonly result?: Readonly<Record<string, number>> }
}

/** Each step names what changed; null takes a key away. */
export function apply(keys: Keys, changes: Keys): void {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete keys[key]
    else keys[key] = value
  }
}
