import { describe, expect, test } from 'vitest'
import { below, pick, seeded, shuffled } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'

const draws = (rng: Rng, n: number, count: number) => Array.from({ length: count }, () => below(rng, n))

describe('random', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const [one, two, three] = [seeded([1, 2, 3, 4]), seeded([1, 2, 3, 4]), seeded([1, 2, 3, 5])].map((rng) =>
      draws(rng, 1000, 20),
    )
    expect(one).toEqual(two)
    expect(one).not.toEqual(three)
  })

  test('every word of the seed counts', () => {
    const words = [[9], [0, 9], [0, 0, 9], [0, 0, 0, 9], [0]]
    expect(new Set(words.map((seed) => draws(seeded(seed), 2 ** 32, 1)[0])).size).toBe(5)
  })

  test('the state is four whole numbers and goes on after JSON', () => {
    const rng = seeded([7])
    draws(rng, 10, 5)
    const copy = JSON.parse(JSON.stringify(rng)) as Rng
    expect(copy).toHaveLength(4)
    expect(copy.every((word) => Number.isInteger(word))).toBe(true)
    expect(draws(copy, 1000, 10)).toEqual(draws(rng, 1000, 10))
  })

  test('below stays below and favours no number', () => {
    for (const n of [1, 2, 3, 5, 6, 7, 10]) {
      const counts = Array.from({ length: n }, () => 0)
      for (const drawn of draws(seeded([n]), n, 6000 * n)) counts[drawn]! += 1
      expect(counts).toHaveLength(n)
      for (const count of counts) expect(Math.abs(count - 6000), `below ${n}`).toBeLessThan(5 * Math.sqrt(6000))
    }
  })

  test('numbers of an incomplete last block are drawn again', () => {
    const n = 3 * 2 ** 30
    const drawn = draws(seeded([3]), n, 20_000)
    const low = drawn.filter((it) => it < n / 3).length
    expect(low / drawn.length).toBeGreaterThan(0.31)
    expect(low / drawn.length).toBeLessThan(0.36)
  })

  test('a shuffle keeps every item and leaves its source alone', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd', 'e', 'a'])
    const out = shuffled(seeded([4]), items)
    expect([...out].toSorted()).toEqual([...items].toSorted())
    expect(shuffled(seeded([4]), [])).toEqual([])
  })

  test('every order is equally likely', () => {
    const rng = seeded([11])
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(rng, ['a', 'b', 'c']).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(2000))
  })

  test('a pick during play moves the random state on and marks the action', () => {
    const state = { revealed: false, secret: { rng: seeded([1]) } }
    const before = [...state.secret.rng]
    expect(['x', 'y']).toContain(pick(state, ['x', 'y']))
    expect(state.revealed).toBe(true)
    expect(state.secret.rng).not.toEqual(before)
  })
})
