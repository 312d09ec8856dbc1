import { describe, expect, test } from 'vitest'
import { bring } from '../../shared/engine/bring.ts'
import { Illegal } from '../../shared/engine/game.ts'
import { stateBefore } from '../../shared/engine/table.ts'
import { games } from '../../shared/games/index.ts'
import { readRecord } from '../../shared/games/mx1822/import/read.ts'
import type { State } from '../../shared/games/mx1822/state.ts'
import { scores } from '../../shared/games/mx1822/wealth.ts'
import { ACTIONS, changed, ownRecord } from './own.ts'
import { replay } from './replay.ts'

const PLAN = { id: 'aaaa-bbbb-cccc', title: '', live: true, now: 1 }
const table = (record: unknown, upto?: number) => bring(games.mx1822!, readRecord(record, upto), PLAN)
const final = (record: unknown, upto?: number) => table(record, upto).play.state as State

function refusedWith(input: unknown): { rule: string; facts: object } {
  try {
    readRecord(input)
  } catch (error) {
    if (error instanceof Illegal) return { rule: error.rule, facts: error.facts }
    throw error
  }
  throw new Error('it was read')
}

describe('a record of our own', () => {
  test('is read to its end', () => {
    const { names, options, moves, findings, broken } = readRecord(ownRecord())
    expect([names, broken, findings]).toEqual([['Ana', 'Ben', 'Cleo'], undefined, []])
    expect(options).toEqual({ twoPlayers: false, higherLimit: false, mailOnLocal: true, pullmanOnLocal: false })
    expect(moves[0]).toEqual({ seat: 0, action: { type: 'bid', bids: [{ item: 'M12', amount: 100 }] }, at: 1 })
    expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).toSorted((a, b) => a - b))
  })

  test('comes to the recorded wealth, by hand: half of 30 twice, incomes of 10, two minors at 60', () => {
    const { mismatches, result, brought } = replay(ownRecord())
    expect(mismatches).toEqual([])
    expect(brought).toBe(true)
    expect(result).toEqual({ 5: 535, 9: 545, 3: 510 })
  })

  test('has trains and tiles where they were bought and laid', () => {
    const { course } = replay(ownRecord())
    expect(course.trains.of).toMatchObject({
      NDEM: [{ id: 'L-0' }, { id: 'L-1' }, { id: 'L-2' }],
      M18: [{ id: 'L-3', side: 'L' }],
      M12: [{ id: 'L-4', side: 'L' }],
    })
    expect(course.pieces.on).toEqual({ N27: '6-0' })
  })

  test('becomes a table at which the deviations of records are over', () => {
    const state = final(ownRecord())
    expect(state.round).toMatchObject({ at: 'stock', seat: 2 })
    expect(state.options).not.toHaveProperty('compat')
    expect(scores(state).map(({ seat, total }) => [seat, total])).toEqual([
      [1, 545],
      [0, 535],
      [2, 510],
    ])
  })

  test('can be looked through from the start', () => {
    const { play, entries } = table(ownRecord())
    const first = stateBefore(play.state as State, 2, entries)
    expect(first.players.map(({ cash }) => cash)).toEqual([500, 500, 500])
    expect(first.round).toMatchObject({ at: 'stock', seat: 0 })
  })

  test('is read up to an action', () => {
    expect(final(ownRecord(), 14).round).toMatchObject({ turn: { company: 'M18', step: 'housekeeping' } })
    expect(final(ownRecord(), 1).round).toMatchObject({ at: 'stock', seat: 0 })
  })
})

describe('undo and redo', () => {
  const { entity, entity_type } = ACTIONS[0]!
  const undo = (more: object = {}) => ({ type: 'undo', entity, entity_type, ...more })
  const redo = { type: 'redo', entity, entity_type }
  const cash = (actions: typeof ACTIONS) => Object.keys(final(ownRecord(actions)).bids)

  test('an undo takes back the last action that stands', () => {
    expect(cash([...ACTIONS.slice(0, 3), undo(), undo(), undo()])).toEqual([])
    expect(cash([...ACTIONS.slice(0, 3), undo()])).toEqual(['M12'])
  })

  test('with a number it takes back everything after that action, and 0 everything', () => {
    expect(cash([...ACTIONS.slice(0, 3), undo({ action_id: 1 })])).toEqual(['M12'])
    expect(cash([...ACTIONS.slice(0, 3), undo({ action_id: 0 })])).toEqual([])
  })

  test('the number may be of an action that is missing from the file', () => {
    const [first, ...others] = ACTIONS.slice(0, 3).map((action, at) => ({ ...action, id: at === 0 ? 1 : at + 5 }))
    expect(cash([first!, ...others, undo({ action_id: 3, id: 9 })])).toEqual(['M12'])
  })

  test('a redo brings back what the last undo took, one after another', () => {
    expect(cash([...ACTIONS.slice(0, 3), undo(), undo(), redo, redo])).toEqual(['M12', 'C1'])
    expect(cash([...ACTIONS.slice(0, 3), undo({ action_id: 0 }), redo])).toEqual(['M12', 'C1'])
  })

  test('nothing can be redone once something else was done', () => {
    const other = { ...ACTIONS[0]!, company: 'M6' }
    expect(cash([ACTIONS[0]!, undo(), other, redo])).toEqual(['M6'])
  })
})

describe('a record that breaks a rule', () => {
  test('says which action and which rule; what came before can be brought', () => {
    const { broken, moves } = readRecord(changed(16, { rotation: 4 }))
    expect(broken).toEqual({ at: 16, rule: '6.8.10', facts: { hex: 'N27', tile: '6' } })
    expect(Math.max(...moves.map(({ at }) => at))).toBe(15)
    expect(final(changed(16, { rotation: 4 }), 16).round).toMatchObject({ turn: { company: 'M18', step: 'track' } })
  })

  test.each([
    [1, { price: 101 }, '5.10.6'],
    [1, { company: 'M9' }, '5.10.1'],
    [3, { entity: 3 }, '5.1.2'],
    [
      13,
      { type: 'program_disable', auto_actions: [{ type: 'pass', entity: '18', entity_type: 'corporation' }] },
      '6.3.1',
    ],
    [14, { entity: 9, entity_type: 'player', type: 'pass' }, '5.1.2'],
    [24, { entity: 3, entity_type: 'player', type: 'buy_shares', shares: ['NDEM_0'] }, '5.1.2'],
    [14, { price: 70 }, '6.6.3'],
    [16, { hex: 'E8', rotation: 0 }, '6.8.9'],
    [18, { entity: '99' }, 'bring.action'],
    [17, { routes: [{ train: 'L-9', revenue: 30 }] }, 'bring.action'],
    [5, { type: 'teleport' }, 'bring.action'],
    [16, { hex: '__proto__' }, 'bring.action'],
  ])('action %i with %j is refused by %s', (at, change, rule) => {
    expect(readRecord(changed(at, change)).broken).toMatchObject({ at, rule })
  })

  test('a run paid otherwise than its route brings is believed and told', () => {
    const routes = [{ train: 'L-3', connections: [['local', 'N25']], hexes: ['N25'], revenue: 40 }]
    const { findings, broken } = readRecord(changed(17, { routes }))
    expect(broken).toBeUndefined()
    expect(findings).toEqual([
      { at: 17, rule: 'bring.revenue', facts: { company: 'M18', recorded: 40, counted: 30 } },
      { at: 17, rule: 'bring.more', facts: { company: 'M18', recorded: 40, possible: 30 } },
    ])
  })

  test('so is one for less than was possible', () => {
    const { findings } = readRecord(changed(17, { routes: [] }))
    expect(findings).toEqual([{ at: 17, rule: 'bring.less', facts: { company: 'M18', recorded: 0, possible: 30 } }])
  })
})

describe('what is no record', () => {
  test.each([
    [undefined, ''],
    [null, ''],
    ['text', ''],
    [[], ''],
    [{}, 'players'],
    [{ ...ownRecord(), players: [] }, 'players'],
    [{ ...ownRecord(), players: [{ id: 1 }, { id: 1 }] }, 'players'],
    [{ ...ownRecord(), title: '1889' }, 'title'],
    [{ ...ownRecord(), actions: 7 }, 'actions'],
    [{ ...ownRecord(), actions: [{ type: 'pass' }] }, 'actions.0.id'],
    [{ ...ownRecord(), actions: [{ id: 1, type: 'lay_tile', rotation: 9 }] }, 'actions.0.rotation'],
    [{ ...ownRecord(), settings: {} }, 'settings.seed'],
  ])('%j is refused', (input, where) => {
    const { rule, facts } = refusedWith(input)
    expect(rule).toBe('bring.format')
    expect(facts).toMatchObject({ issue: expect.stringContaining(where) as string })
  })

  test('a variant we do not know is named', () => {
    expect(refusedWith({ ...ownRecord(), settings: { seed: 1, optional_rules: ['short'] } })).toEqual({
      rule: 'bring.variant',
      facts: { variant: 'short' },
    })
  })

  test('the first digits of an id are its seed', () => {
    const { settings: _, ...bare } = ownRecord()
    expect(readRecord({ ...bare, id: 'hs_12_x' }).broken).toBeUndefined()
    expect(readRecord({ ...bare, id: 13 }).broken).toMatchObject({ at: 1, rule: '5.10.1' })
  })
})

describe('variants', () => {
  const players = (count: number) => Array.from({ length: count }, (_, at) => ({ id: 40 + at, name: `Player ${at}` }))
  test.each([
    [2, 750],
    [3, 500],
    [4, 375],
    [5, 300],
  ])('%i players begin with %i each', (count, cash) => {
    const state = final({ ...ownRecord([]), players: players(count) })
    expect(state.players.map((it) => it.cash)).toEqual(players(count).map(() => cash))
    expect(state.options.twoPlayers).toBe(count === 2)
  })

  test('the higher limit is an option of ours too', () => {
    expect(
      readRecord({ ...ownRecord(), settings: { seed: 12, optional_rules: ['higher_cert_limit'] } }).options,
    ).toEqual({ twoPlayers: false, higherLimit: true, mailOnLocal: true, pullmanOnLocal: false })
  })
})
