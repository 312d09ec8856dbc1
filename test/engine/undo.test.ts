import { describe, expect, test } from 'vitest'
import { clone } from '../../shared/engine/diff.ts'
import { seeded } from '../../shared/engine/random.ts'
import * as tables from '../../shared/engine/table.ts'
import type { Entry, Play } from '../../shared/engine/table.ts'
import { counter } from './counter.ts'
import type { Count, Move } from './counter.ts'

/** A game of two or three, with its rows of history. */
function playing(seats = 2) {
  const table = tables.newTable(counter, { id: 't', title: '', seats, options: {}, now: 0 })
  for (let seat = 0; seat < seats; seat++) tables.sit(table, `P${seat}`, `#${seat}`)
  const play: Play = { table, seq: 0, stack: [] }
  const rows: Entry[] = [tables.start(counter, play, 0, { id: 's', rng: seeded([1]), now: 0 })]
  const how = () => ({ id: 'u', now: 2, rows })
  return {
    play,
    rows,
    table,
    state: () => play.state as Count,
    act(seat: number, action: Move = { type: 'add', by: 1 }) {
      const entry = tables.move(counter, play, seat, { id: `m${rows.length}`, action, now: 1 })
      rows.push(entry)
      return entry
    },
    undo: (seat: number) => rows.push(tables.undo(play, seat, how())),
    takeBack: (by: number, upto: number) => rows.push(tables.takeBack(play, by, upto, how())),
  }
}

describe('a move', () => {
  test('is an entry that leads back', () => {
    const t = playing()
    const before = clone(t.state())
    const entry = t.act(0)
    expect(entry).toMatchObject({
      seq: 2,
      seat: 0,
      kind: 'act',
      action: { type: 'add', by: 1 },
      news: [{ type: 'add' }],
    })
    expect(entry.revealed).toBeUndefined()
    expect(t.play).toMatchObject({ seq: 2, stack: [{ seq: 2, seat: 0, revealed: false }] })
    expect(tables.stateBefore(t.state(), 2, t.rows)).toEqual(before)
  })

  test('that is refused leaves everything as it was', () => {
    const t = playing()
    const before = clone(t.play)
    expect(() => t.act(0, { type: 'add', by: 9 })).toThrow('1.1')
    expect(() => t.act(1)).toThrow('house.turn')
    expect(() => t.act(0, { type: 'break' })).toThrow(TypeError)
    expect(t.play).toEqual(before)
  })

  test('needs a started game', () => {
    const table = tables.newTable(counter, { id: 't', title: '', seats: 2, options: {}, now: 0 })
    const how = { id: 'x', action: {}, now: 1 }
    expect(() => tables.move(counter, { table, seq: 0, stack: [] }, 0, how)).toThrow('table.lobby')
  })

  test('may end the game, and ends an open question', () => {
    const t = playing()
    t.act(0)
    tables.propose(t.play, 0, 2)
    for (let i = 1; i < 10; i++) t.act(i % 2)
    expect(t.table.phase).toBe('over')
    expect(t.table.proposal).toBeUndefined()
    expect(() => t.undo(1)).toThrow('undo.over')
    expect(() => tables.propose(t.play, 1, 3)).toThrow('undo.over')
  })

  test('is shown without its action and its way back', () => {
    const t = playing()
    expect(tables.line(t.act(0))).toEqual({ seq: 2, at: 1, seat: 0, kind: 'act', news: [{ type: 'add' }] })
  })
})

describe('taking back', () => {
  test('the own last action is free', () => {
    const t = playing()
    const before = clone(t.state())
    t.act(0)
    t.undo(0)
    expect(t.state()).toEqual(before)
    expect(t.play).toMatchObject({ seq: 3, stack: [] })
    expect(t.rows.at(-1)).toMatchObject({ seq: 3, kind: 'undo', upto: 2, news: [] })
    t.act(0)
    expect(t.state().total).toBe(1)
  })

  test('is refused with nothing to take back, or when another has acted since', () => {
    const t = playing()
    expect(() => t.undo(0)).toThrow('undo.others')
    t.act(0)
    expect(() => t.undo(1)).toThrow('undo.others')
    t.act(1)
    expect(() => t.undo(0)).toThrow('undo.others')
  })

  test('is refused once something was shown', () => {
    const t = playing()
    expect(t.act(0, { type: 'roll' }).revealed).toBe(true)
    expect(() => t.undo(0)).toThrow('undo.revealed')
  })

  test('keeps the random numbers going, so dice never fall the same way again', () => {
    const t = playing()
    const fresh = [...t.state().secret.rng]
    t.act(0, { type: 'roll' })
    const rolled = [...t.state().secret.rng]
    t.takeBack(0, 2)
    expect(t.state().total).toBe(0)
    expect(t.state().secret.rng).toEqual(rolled)
    expect(rolled).not.toEqual(fresh)
  })

  test('goes on through what was taken back before', () => {
    const t = playing()
    const states = [clone(t.state())]
    for (const seat of [0, 1]) {
      t.act(seat)
      states.push(clone(t.state()))
    }
    t.undo(1)
    expect(t.state()).toEqual(states[1])
    t.undo(0)
    expect(t.state()).toEqual(states[0])
    expect(tables.stateBefore(t.state(), 5, t.rows)).toEqual(states[1])
    expect(tables.stateBefore(t.state(), 4, t.rows)).toEqual(states[2])
    expect(tables.stateBefore(t.state(), 3, t.rows)).toEqual(states[1])
    expect(tables.stateBefore(t.state(), 2, t.rows)).toEqual(states[0])
  })

  test('looks at history without changing it', () => {
    const t = playing()
    t.act(0)
    const now = clone(t.state())
    tables.stateBefore(t.state(), 2, t.rows)
    expect(t.state()).toEqual(now)
  })
})

describe('asking the table', () => {
  test('needs an action that still stands', () => {
    const t = playing()
    t.act(0)
    for (const upto of [1, 3]) expect(() => tables.propose(t.play, 0, upto)).toThrow('undo.gone')
    tables.propose(t.play, 0, 2)
    expect(t.table.proposal).toEqual({ by: 0, upto: 2, yes: [0] })
  })

  test('everybody must say yes', () => {
    const t = playing(3)
    t.act(0)
    t.act(1)
    tables.propose(t.play, 0, 2)
    expect(tables.agreed(t.table)).toBe(false)
    expect(tables.answer(t.table, 1, 2, true)).toBe(false)
    expect(tables.answer(t.table, 1, 2, true)).toBe(false)
    expect(tables.answer(t.table, 2, 2, true)).toBe(true)
    t.takeBack(0, 2)
    expect(t.state()).toMatchObject({ total: 0, turn: 0 })
    expect(t.play.stack).toEqual([])
    expect(t.table.proposal).toBeUndefined()
  })

  test('an answer counts only for what was asked, and one question stands at a time', () => {
    const t = playing(3)
    t.act(0)
    t.act(1)
    tables.propose(t.play, 0, 3)
    expect(() => tables.propose(t.play, 1, 2)).toThrow('undo.asked')
    expect(() => tables.answer(t.table, 1, 2, true)).toThrow('undo.gone')
    tables.answer(t.table, 1, 3, true)
    tables.free(t.table, 0, 1)
    expect(t.table.proposal?.yes).toEqual([0])
  })

  test('one no ends the question', () => {
    const t = playing(3)
    t.act(0)
    tables.propose(t.play, 0, 2)
    expect(tables.answer(t.table, 1, 2, false)).toBe(false)
    expect(t.table.proposal).toBeUndefined()
    expect(tables.agreed(t.table)).toBe(false)
    expect(() => tables.answer(t.table, 2, 2, true)).toThrow('undo.none')
  })

  test('a freed seat is not asked, its stand-in is', () => {
    const t = playing(2)
    t.act(0)
    tables.free(t.table, 0, 1)
    tables.propose(t.play, 0, 2)
    expect(tables.agreed(t.table)).toBe(true)
    tables.sit(t.table, 'Dan', '#d')
    expect(tables.agreed(t.table)).toBe(false)
    expect(tables.answer(t.table, 1, 2, true)).toBe(true)
  })
})

describe('history', () => {
  test('tells the actions that still stand', () => {
    const t = playing()
    t.act(0)
    t.act(1, { type: 'roll' })
    t.act(0)
    t.undo(0)
    expect(tables.stackOf(t.rows)).toEqual([
      { seq: 2, seat: 0, revealed: false },
      { seq: 3, seat: 1, revealed: true },
    ])
    expect(tables.stackOf(t.rows)).toEqual(t.play.stack)
    t.takeBack(0, 2)
    expect(tables.stackOf(t.rows)).toEqual([])
  })

  test('tells whether a seat still has the same choice', () => {
    const t = playing()
    t.act(0)
    expect(tables.sameChoice(counter, t.play, 0, 1, t.rows)).toBe(false)
    expect(tables.sameChoice(counter, t.play, 1, 1, t.rows)).toBe(false)
    expect(tables.sameChoice(counter, t.play, 1, 2, t.rows)).toBe(true)
  })

  test('tells equal choices of a later turn from the same choice', () => {
    const t = playing()
    t.act(0)
    t.act(1)
    expect(tables.sameChoice(counter, t.play, 0, 1, t.rows)).toBe(false)
  })
})
