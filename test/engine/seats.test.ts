import { describe, expect, test } from 'vitest'
import { check } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { comeBack, free, info, leave, newTable, seatOf, setOptions, sit, start } from '../../shared/engine/table.ts'
import type { Play, Table } from '../../shared/engine/table.ts'
import { counter } from './counter.ts'

const plan = { id: 't', title: 'Friday', seats: 3, options: {}, now: 5 }
const lobby = (...names: string[]): Table => {
  const table = newTable(counter, plan)
  for (const name of names) sit(table, name, `#${name}`)
  return table
}
const begin = (table: Table): Play => {
  const play: Play = { table, seq: 0, stack: [] }
  start(counter, play, table.host, { id: 'a', rng: seeded([1]), now: 6 })
  return play
}
const names = (table: Table) => info(table).seats.map((seat) => seat.name)

describe('a new table', () => {
  test('has empty chairs and parsed options', () => {
    expect(newTable(counter, plan)).toMatchObject({
      phase: 'lobby',
      chairs: [{}, {}, {}],
      options: { step: 1 },
      host: 0,
    })
  })

  test('refuses a wrong number of seats and wrong options', () => {
    for (const seats of [0, 1, 5]) expect(() => newTable(counter, { ...plan, seats })).toThrow('table.seats')
    for (const options of [{ step: 'x' }, { other: 1 }, null]) {
      expect(() => newTable(counter, { ...plan, options })).toThrow('table.options')
    }
  })

  test('tells everybody who sits where, but no hash', () => {
    const table = lobby('Ana', 'Ben')
    expect(info(table)).toMatchObject({ title: 'Friday', seats: [{ name: 'Ana' }, { name: 'Ben' }, {}] })
    expect(JSON.stringify(info(table))).not.toContain('#')
  })
})

describe('sitting down', () => {
  test('takes the first free chair, or the one wished for', () => {
    const table = lobby('Ana')
    expect(sit(table, 'Ben', '#b', 2)).toBe(2)
    expect(sit(table, 'Cleo', '#c')).toBe(1)
    expect(names(table)).toEqual(['Ana', 'Cleo', 'Ben'])
  })

  test('is refused on a taken chair, on none and at a full table', () => {
    const table = lobby('Ana')
    expect(() => sit(table, 'Ben', '#b', 0)).toThrow('table.taken')
    expect(() => sit(table, 'Ben', '#b', 9)).toThrow('table.taken')
    expect(() => sit(lobby('Ana', 'Ben', 'Cleo'), 'Dan', '#d')).toThrow('table.full')
  })

  test('tells two of the same name apart', () => {
    expect(names(lobby('Ana', 'ana', 'Ana'))).toEqual(['Ana', 'ana 2', 'Ana 3'])
  })

  test('a hash finds its seat', () => {
    const table = lobby('Ana', 'Ben')
    expect(seatOf(table, '#Ben')).toBe(1)
    expect(seatOf(table, '#nobody')).toBeNull()
  })
})

describe('leaving', () => {
  test('empties the chair; the next player becomes host', () => {
    const table = lobby('Ana', 'Ben', 'Cleo')
    leave(table, 0)
    expect(names(table)).toEqual([undefined, 'Ben', 'Cleo'])
    expect(table.host).toBe(1)
    leave(table, 2)
    expect(table.host).toBe(1)
  })

  test('whoever sits down at a table all have left is its host', () => {
    const table = lobby('Ana')
    leave(table, 0)
    sit(table, 'Ben', '#b', 2)
    expect(table.host).toBe(2)
    sit(table, 'Cleo', '#c', 0)
    expect(table.host).toBe(2)
  })

  test('is not possible during play', () => {
    const table = lobby('Ana', 'Ben')
    begin(table)
    expect(() => leave(table, 1)).toThrow('table.leave')
  })
})

describe('starting', () => {
  test('is the host’s to do, once, with enough players', () => {
    expect(() => begin(lobby('Ana'))).toThrow('table.few')
    const table = lobby('Ana', 'Ben')
    const play: Play = { table, seq: 0, stack: [] }
    const how = { id: 'a', rng: seeded([1]), now: 6 }
    expect(() => start(counter, play, 1, how)).toThrow('table.host')
    expect(start(counter, play, 0, how)).toMatchObject({ seq: 1, kind: 'start', seat: 0, news: [{ type: 'started' }] })
    expect(play.state).toMatchObject({ news: [], revealed: false })
    expect(() => start(counter, play, 0, how)).toThrow('table.started')
  })

  test('changes nothing when the game refuses its set-up', () => {
    const table = lobby('Ana', 'Ben')
    const before = structuredClone(table)
    const picky = { ...counter, setup: () => check(false, '2.1') as never }
    const play: Play = { table, seq: 0, stack: [] }
    expect(() => start(picky, play, 0, { id: 'a', rng: seeded([1]), now: 6 })).toThrow('2.1')
    expect(table).toEqual(before)
    expect(play).toEqual({ table, seq: 0, stack: [] })
  })

  test('with fewer than the seats takes the empty chairs away and keeps the host', () => {
    const table = lobby('Ana', 'Ben', 'Cleo')
    leave(table, 0)
    const play = begin(table)
    expect(names(table)).toEqual(['Ben', 'Cleo'])
    expect(table.host).toBe(0)
    expect(play.state).toMatchObject({ seats: 2 })
    expect(table.phase).toBe('play')
  })

  test('fixes the options, which only the host could change before', () => {
    const table = lobby('Ana', 'Ben')
    expect(() => setOptions(counter, table, 1, {})).toThrow('table.host')
    setOptions(counter, table, 0, { step: 2 })
    expect(table.options).toEqual({ step: 2 })
    expect(() => setOptions(counter, table, 0, { step: 'x' })).toThrow('table.options')
    begin(table)
    expect(() => setOptions(counter, table, 0, {})).toThrow('table.started')
  })
})

describe('freeing a seat', () => {
  test('is the host’s to do, and never with the own or an empty one', () => {
    const table = lobby('Ana', 'Ben')
    expect(() => free(table, 1, 0)).toThrow('table.host')
    for (const seat of [0, 2, 9]) expect(() => free(table, 0, seat)).toThrow('table.free')
  })

  test('before the start simply empties it', () => {
    const table = lobby('Ana', 'Ben')
    free(table, 0, 1)
    expect(names(table)).toEqual(['Ana', undefined, undefined])
    expect(seatOf(table, '#Ben')).toBeNull()
  })

  test('during play lets somebody stand in until the player comes back', () => {
    const table = lobby('Ana', 'Ben')
    begin(table)
    expect(() => sit(table, 'Cleo', '#c')).toThrow('table.full')
    free(table, 0, 1)
    expect(info(table).seats[1]).toEqual({ name: 'Ben', free: true })
    expect(sit(table, 'Cleo', '#c')).toBe(1)
    expect(info(table).seats[1]).toEqual({ name: 'Cleo' }) // nobody else can take it
    expect(names(table)).toEqual(['Ana', 'Cleo'])
    expect(() => sit(table, 'Dan', '#d')).toThrow('table.full')
    expect([seatOf(table, '#Ben'), seatOf(table, '#c')]).toEqual([1, 1])
    expect(comeBack(table, '#c')).toBe(false)
    expect(comeBack(table, '#Ben')).toBe(true)
    expect(names(table)).toEqual(['Ana', 'Ben'])
    expect(info(table).seats[1]).toEqual({ name: 'Ben' })
    expect(seatOf(table, '#c')).toBeNull()
    expect(comeBack(table, '#Ben')).toBe(false)
  })

  test('a stand-in can be sent away again', () => {
    const table = lobby('Ana', 'Ben')
    begin(table)
    free(table, 0, 1)
    sit(table, 'Cleo', '#c')
    free(table, 0, 1)
    expect(seatOf(table, '#c')).toBeNull()
    expect(sit(table, 'Dan', '#d', 1)).toBe(1)
  })
})
