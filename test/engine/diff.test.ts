import { describe, expect, test } from 'vitest'
import { clone, diff, equal, patch } from '../../shared/engine/diff.ts'
import type { Op } from '../../shared/engine/diff.ts'
import { below, seeded } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'

const wire = (ops: Op[]) => JSON.parse(JSON.stringify(ops)) as Op[]

const pairs: [name: string, before: unknown, after: unknown, ops: Op[]][] = [
  ['nothing changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a value', { a: 1, b: 1 }, { a: 2, b: 1 }, [[['a'], 2]]],
  ['deep inside', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, [[['a', 'b', 0, 'c'], 2]]],
  ['a new key', { a: 1 }, { a: 1, b: { c: 1 } }, [[['b'], { c: 1 }]]],
  ['a key removed', { a: 1, b: 2 }, { b: 2 }, [[['a']]]],
  [
    'an array grows',
    { a: [1] },
    { a: [1, 2, 3] },
    [
      [['a', 1], 2],
      [['a', 2], 3],
    ],
  ],
  ['an array shrinks', { a: [1, 2, 3] }, { a: [1] }, [[['a', 'length'], 1]]],
  [
    'an array shrinks and changes',
    { a: [1, 2, 3] },
    { a: [9] },
    [
      [['a', 0], 9],
      [['a', 'length'], 1],
    ],
  ],
  ['an array empties', [1, 2], [], [[['length'], 0]]],
  [
    'null comes and goes',
    { a: null, b: { c: 1 } },
    { a: { c: 1 }, b: null },
    [
      [['a'], { c: 1 }],
      [['b'], null],
    ],
  ],
  [
    'false, 0 and the empty string are values',
    { a: true, b: 1, c: 'x' },
    { a: false, b: 0, c: '' },
    [
      [['a'], false],
      [['b'], 0],
      [['c'], ''],
    ],
  ],
  ['an array becomes a record', { a: [1] }, { a: { 0: 1 } }, [[['a'], { 0: 1 }]]],
  ['the root is another array', { a: 1 }, [1], [[[], [1]]]],
  ['the root is a plain value', { a: 1 }, 7, [[[], 7]]],
  ['the root was nothing', null, { a: 1 }, [[[], { a: 1 }]]],
]

describe('diff and patch', () => {
  for (const [name, before, after, ops] of pairs) {
    test(`${name}: says what changed`, () => {
      expect(diff(before, after)).toEqual(ops)
    })
    test(`${name}: leads forwards and backwards, over the wire`, () => {
      expect(patch(clone(before), wire(diff(before, after)))).toEqual(after)
      expect(patch(clone(after), wire(diff(after, before)))).toEqual(before)
    })
  }

  test('a key that is undefined is a key that is not there', () => {
    expect(diff({ a: undefined }, {})).toEqual([])
    expect(diff({}, { a: undefined })).toEqual([])
    expect(diff({ a: 1 }, { a: undefined })).toEqual([[['a']]])
    expect(diff({ a: undefined }, { a: 1 })).toEqual([[['a'], 1]])
    expect(patch({ a: 1, b: 2 }, diff({ a: 1, b: 2 }, { a: undefined, b: 2 }))).toStrictEqual({ b: 2 })
  })

  test('diff looks and does not touch', () => {
    const [before, after] = [{ a: [1, 2] }, { a: [3] }]
    diff(before, after)
    expect([before, after]).toEqual([{ a: [1, 2] }, { a: [3] }])
  })

  test('a patched state shares nothing with the patch', () => {
    const after = { a: { b: 1 } }
    const target = patch<Record<string, { b: number }>>({}, diff({}, after))
    target.a!.b = 2
    expect(after).toEqual({ a: { b: 1 } })
  })

  test('patch changes its target in place, unless the root is replaced', () => {
    const target = { a: 1 }
    expect(patch(target, [[['a'], 2]])).toBe(target)
    expect(
      patch<unknown>(target, [
        [[], { b: 1 }],
        [['c'], 1],
      ]),
    ).toEqual({ b: 1, c: 1 })
    expect(target).toEqual({ a: 2 })
  })

  test('a clone is equal and shares nothing', () => {
    const value = { a: [{ b: 1 }, null], c: 'x' }
    const copy = clone(value)
    expect(copy).toEqual(value)
    expect(copy.a).not.toBe(value.a)
    expect(copy.a[0]).not.toBe(value.a[0])
  })

  test('a frozen part is shared by clones, and a patch leaves it alone', () => {
    const value = { a: Object.freeze({ b: 1, c: [1] }), d: { e: 1 } }
    const copy = clone(value)
    expect(copy.a).toBe(value.a)
    expect(copy.d).not.toBe(value.d)
    expect(
      patch(copy, [
        [['a', 'b'], 2],
        [['a', 'c', 0], 3],
      ]),
    ).toEqual({ a: { b: 2, c: [3] }, d: { e: 1 } })
    expect(value.a).toEqual({ b: 1, c: [1] })
  })

  test('equal compares by content', () => {
    expect(equal({ a: [1, 2] }, { a: [1, 2] })).toBe(true)
    expect(equal({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
    expect(equal([], {})).toBe(false)
    expect(equal(null, undefined)).toBe(false)
  })

  test('holds for a thousand values drawn by lot', () => {
    const lot = seeded([1])
    for (let i = 0; i < 1000; i++) {
      const [before, after] = [anything(lot, 3), anything(lot, 3)]
      expect(patch(clone(before), wire(diff(before, after))), `number ${i}`).toEqual(after)
    }
  })
})

function anything(lot: Rng, depth: number): unknown {
  const kind = below(lot, depth > 0 ? 4 : 2)
  if (kind === 0) return below(lot, 3)
  if (kind === 1) return [null, '', 'x', true, false][below(lot, 5)]
  const values = Array.from({ length: below(lot, 4) }, () => anything(lot, depth - 1))
  return kind === 2 ? values : Object.fromEntries(values.map((value) => ['abc'[below(lot, 3)]!, value]))
}
