/** Seeded random numbers (sfc32). The four words are the whole state, kept under `secret`. */
export type Rng = [number, number, number, number]

interface Chance {
  revealed: boolean
  secret: { rng: Rng }
}

function next(rng: Rng): number {
  const [a, b, c, d] = rng
  const sum = (((a + b) | 0) + d) | 0
  rng[0] = b ^ (b >>> 9)
  rng[1] = (c + (c << 3)) | 0
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  rng[3] = (d + 1) | 0
  return sum >>> 0
}

export function seeded(seed: readonly number[]): Rng {
  const rng: Rng = [seed[0] ?? 0, seed[1] ?? 0, seed[2] ?? 0, seed[3] ?? 1]
  for (let i = 0; i < 15; i++) next(rng)
  return rng
}

/** A whole number below `n`; numbers of an incomplete last block are drawn again, so none is favoured. */
export function below(rng: Rng, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  let drawn = next(rng)
  while (drawn >= limit) drawn = next(rng)
  return drawn % n
}

/** One of the steps of a range, mostly a low one. */
export function within({ from, to, step }: { from: number; to: number; step: number }, lot: Rng): number {
  const steps = Math.floor((to - from) / step) + 1
  return from + step * below(lot, 1 + below(lot, steps))
}

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const out = [...items]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    ;[out[i], out[j]] = [out[j] as T, out[i] as T] // both indices lie inside the array
  }
  return out
}

/** Chance during play: whoever sees the result can't take the action back alone. */
export function pick<T>(state: Chance, faces: readonly T[]): T {
  state.revealed = true
  return faces[below(state.secret.rng, faces.length)] as T // below() stays inside the array
}
