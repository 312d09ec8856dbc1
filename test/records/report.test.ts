import { describe, expect, test } from 'vitest'
import { changed, ownRecord } from './own.ts'
import { report } from './report.ts'

const FIELDS = ['game', 'actions', 'mismatches', 'mismatchCount', 'result', 'ms', 'runs']
const told = (record: unknown) => report('made up', () => ({ record }))

describe('a replay in figures', () => {
  test('of a record that is right', () => {
    expect(told(ownRecord())).toMatchObject({
      game: 'made up',
      actions: 20,
      mismatches: [],
      mismatchCount: 0,
      result: { 5: 535, 9: 545, 3: 510 },
      runs: { count: 3, belowRecorded: 0, aboveRecorded: 0, valueDiffers: 0, unproved: 0 },
    })
  })

  test('of one that breaks a rule: action and rule', () => {
    const { mismatches, mismatchCount } = told(changed(16, { rotation: 4 }))
    expect(mismatchCount).toBe(1)
    expect(mismatches).toMatchObject([{ at: 16, key: 'broken', ours: { rule: '6.8.10' } }])
  })

  test.each([[undefined], [{}], [{ ...ownRecord(), title: '1889' }]])('of what is none, %#', (record) => {
    const found = told(record)
    expect(Object.keys(found)).toEqual(expect.arrayContaining(FIELDS))
    expect(found).toMatchObject({ mismatchCount: 1, mismatches: [{ key: 'record', ours: { rule: 'bring.format' } }] })
  })

  test('of a file that cannot be read', () => {
    const found = report('gone', () => {
      throw new SyntaxError('no JSON')
    })
    expect(found.mismatches).toMatchObject([{ ours: { error: 'SyntaxError: no JSON' } }])
  })
})
