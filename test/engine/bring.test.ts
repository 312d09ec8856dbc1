import { describe, expect, test } from 'vitest'
import { bring } from '../../shared/engine/bring.ts'
import type { Brought } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { info, seatOf, sit, stateBefore } from '../../shared/engine/table.ts'
import { counter } from './counter.ts'
import type { Count } from './counter.ts'

const record = (moves: Brought['moves']): Brought => ({
  names: ['Ana', 'Ben'],
  options: { step: 4 },
  start: counter.setup(2, { step: 4 }, seeded([1])),
  moves,
  findings: [],
})
const add = (seat: number, at: number) => ({ seat, action: { type: 'add', by: 4 }, at })
const plan = { id: 'aaaa-bbbb-cccc', title: '', live: true, now: 5 }

describe('a game played elsewhere', () => {
  test('becomes a table with its whole history', () => {
    const { play, entries } = bring(counter, record([add(0, 11), add(1, 12)]), plan)
    expect(play).toMatchObject({ seq: 3, table: { phase: 'play', game: 'counter', options: { step: 4 } } })
    expect((play.state as Count).total).toBe(8)
    expect(entries.map(({ seq, kind, seat }) => ({ seq, kind, seat }))).toEqual([
      { seq: 1, kind: 'start', seat: 0 },
      { seq: 2, kind: 'act', seat: 0 },
      { seq: 3, kind: 'act', seat: 1 },
    ])
    expect((stateBefore(play.state, 2, entries) as Count).total).toBe(0)
  })

  test('is over if it was over', () => {
    const { play } = bring(counter, record([add(0, 1), add(1, 2), add(0, 3)]), plan)
    expect(play.table.phase).toBe('over')
  })

  test('goes on with whoever sits down; the first to come is the host', () => {
    const { play } = bring(counter, record([add(0, 1)]), plan)
    const seat = sit(play.table, 'Cleo', 'hash', 1)
    expect(seat).toBe(1)
    expect(play.table.host).toBe(1)
    expect(seatOf(play.table, 'hash')).toBe(1)
    expect(info(play.table).seats.map((it) => it.name)).toEqual(['Ana', 'Cleo'])
    expect(sit(play.table, 'Dora', 'other')).toBe(0)
    expect(play.table.host).toBe(1)
    expect(() => sit(play.table, 'Eva', 'third')).toThrow('table.full')
  })

  test('as a record has no free seat', () => {
    const { play } = bring(counter, record([add(0, 1)]), { ...plan, live: false })
    expect(() => sit(play.table, 'Cleo', 'hash')).toThrow('table.full')
  })
})
