/** Pieces as a list and as amounts of each kind. */
export function counted<K extends string>(pieces: readonly K[]): Partial<Record<K, number>> {
  const amounts: Partial<Record<K, number>> = {}
  for (const piece of pieces) amounts[piece] = (amounts[piece] ?? 0) + 1
  return amounts
}

export const entries = <K extends string>(amounts: Partial<Record<K, number>>): [K, number][] =>
  Object.entries(amounts) as [K, number][] // the keys are those of the type

/** Any two, alike or not. */
export const pairs = <K>(kinds: readonly K[]): K[][] =>
  kinds.flatMap((kind, at) => kinds.slice(at).map((other) => [kind, other]))

export const upTo = (max: number): number[] => Array.from({ length: max }, (_, i) => i + 1)
