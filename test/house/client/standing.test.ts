import { describe, expect, test } from 'vitest'
import type { LogLine } from '../../../shared/engine/protocol.ts'
import { takenBack, undone, undoOf } from '../../../web/table/standing.ts'

const start: LogLine = { seq: 1, at: 1, seat: 0, kind: 'start', news: [] }
const act = (seq: number, seat: number, revealed?: true): LogLine => ({
  seq,
  at: seq,
  seat,
  kind: 'act',
  news: [],
  ...(revealed ? { revealed } : {}),
})
const undo = (seq: number, seat: number, upto?: number): LogLine => ({
  seq,
  at: seq,
  seat,
  kind: 'undo',
  news: [],
  ...(upto === undefined ? {} : { upto }),
})

describe('taking back', () => {
  test('the own last action that showed nothing: alone', () => {
    expect(undoOf([start, act(2, 1), act(3, 0)], 0)).toEqual({ can: true })
  })

  test('nothing of one’s own: not at all', () => {
    const none = { can: false, rule: 'undo.none.own' }
    expect(undoOf([], 0)).toEqual(none)
    expect(undoOf([start], 0)).toEqual(none)
    expect(undoOf([start, act(2, 1)], 0)).toEqual(none)
  })

  test('whoever only watches: not at all', () => {
    expect(undoOf([start, act(2, 0)], null)).toEqual({ can: false, rule: 'undo.none.own' })
  })

  test('others have acted since: all are asked, from the own last action', () => {
    const log = [start, act(2, 0), act(3, 0), act(4, 1), act(5, 2)]
    expect(undoOf(log, 0)).toEqual({ can: false, rule: 'undo.others', upto: 3 })
    expect(undoOf(log, 1)).toEqual({ can: false, rule: 'undo.others', upto: 4 })
    expect(undoOf(log, 2)).toEqual({ can: true })
  })

  test('something was revealed: all are asked', () => {
    expect(undoOf([start, act(2, 1), act(3, 0, true)], 0)).toEqual({ can: false, rule: 'undo.revealed', upto: 3 })
  })

  test('only the last action counts as revealed', () => {
    expect(undoOf([start, act(2, 0, true), act(3, 0)], 0)).toEqual({ can: true })
  })

  test('revealed and followed by others: the others are the reason', () => {
    expect(undoOf([start, act(2, 0, true), act(3, 1)], 0)).toEqual({ can: false, rule: 'undo.others', upto: 2 })
  })

  test('after an undo the action before it is the last', () => {
    const log = [start, act(2, 0), act(3, 1), undo(4, 1, 3)]
    expect(undoOf(log, 0)).toEqual({ can: true })
    expect(undoOf(log, 1)).toEqual({ can: false, rule: 'undo.none.own' })
  })

  test('one action after the other', () => {
    expect(undoOf([act(2, 0), act(3, 0), undo(4, 0, 3)], 0)).toEqual({ can: true })
    expect(undoOf([act(2, 0), act(3, 0), undo(4, 0, 3), undo(5, 0, 2)], 0)).toEqual({
      can: false,
      rule: 'undo.none.own',
    })
  })

  test('an undo may uncover a revealed action', () => {
    const log = [start, act(2, 0, true), act(3, 0), undo(4, 0, 3)]
    expect(undoOf(log, 0)).toEqual({ can: false, rule: 'undo.revealed', upto: 2 })
  })

  test('an undo of several actions, then a new one', () => {
    const log = [act(2, 0), act(3, 1), act(4, 0), undo(5, 0, 3), act(6, 1)]
    expect(undoOf(log, 0)).toEqual({ can: false, rule: 'undo.others', upto: 2 })
    expect(undoOf(log, 1)).toEqual({ can: true })
  })
})

describe('lines that no longer stand', () => {
  const log = [start, act(2, 0), act(3, 1), act(4, 0), undo(5, 0, 3), act(6, 1), act(7, 0), undo(8, 0, 7)]

  test('are those between an undo and where it goes back to', () => {
    expect([...undone(log)].toSorted()).toEqual([3, 4, 7])
  })

  test('are none without an undo', () => {
    expect(undone(log.slice(0, 4)).size).toBe(0)
  })

  test('are never the start or an undo', () => {
    expect([...undone([start, act(2, 0), undo(3, 0, 2), act(4, 0), undo(5, 0, 1)])].toSorted()).toEqual([2, 4])
  })

  test('are counted by the undo that took them back, each once', () => {
    expect(takenBack(log, undo(5, 0, 3))).toBe(2)
    expect(takenBack(log, undo(8, 0, 7))).toBe(1)
    const twice = [act(2, 0), act(3, 0), undo(4, 0, 3), act(5, 1), undo(6, 1, 2)]
    expect(takenBack(twice, undo(6, 1, 2))).toBe(2)
    expect([...undone(twice)].toSorted()).toEqual([2, 3, 5])
  })
})
