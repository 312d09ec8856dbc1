import { exports } from 'cloudflare:workers'
import { abortAllDurableObjects } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../shared/engine/game.ts'
import type { Past } from '../../shared/engine/protocol.ts'
import { LIMITS } from '../../shared/engine/protocol.ts'
import type { State } from '../../shared/games/mx1822/state.ts'
import { ACTIONS, changed, ownRecord } from '../records/own.ts'
import { connect, HOST, post } from './client.ts'

interface Brought {
  table: string
  actions: number
  findings: Finding[]
}
interface Refused {
  error: { rule: string; facts: Record<string, unknown> }
}

let address = 0
const send = (body: unknown) => post('/api/tables/brought', body, { 'cf-connecting-ip': `10.1.0.${(address += 1)}` })
const brought = async (more: object = {}): Promise<Brought> => {
  const answer = await send({ game: 'mx1822', record: ownRecord(), live: true, ...more })
  expect(answer.status).toBe(201)
  return answer.json()
}
const refused = async (body: unknown): Promise<Refused['error'] & { status: number }> => {
  const answer = await send(body)
  const { error } = await answer.json<Refused>()
  return { status: answer.status, ...error }
}
const sitDown = async (table: string, seat: number): Promise<{ token: string }> => {
  const sat = await post(`/api/tables/${table}/seats`, { name: 'Dora', seat })
  expect(sat.status).toBe(201)
  return sat.json()
}
const get = (path: string) => exports.default.fetch(`${HOST}${path}`)

describe('a game recorded elsewhere', () => {
  test('becomes a live table: somebody sits down and plays on by our rules', async () => {
    const { table, actions, findings } = await brought({ title: 'From afar' })
    expect([actions, findings]).toEqual([18, []])
    const { token } = await sitDown(table, 2)
    const dora = await connect(table, token)
    const welcome = await dora.next('welcome')
    expect(welcome).toMatchObject({ you: 2, table: { title: 'From afar', phase: 'play' } })
    const view = dora.view as unknown as State
    expect(view.round).toMatchObject({ at: 'stock', seat: 2 })
    expect(view.options).not.toHaveProperty('compat')
    const action = { type: 'bid', bids: [{ item: 'M6', amount: 100 }], done: true }
    dora.send({ t: 'act', seq: dora.seq, action })
    await dora.next('patch')
    expect((dora.view as unknown as State).bids.M6).toEqual([{ seat: 2, amount: 100 }])
  })

  test('keeps its whole history', async () => {
    const { table, actions } = await brought()
    const log = await (await get(`/api/tables/${table}/log`)).json<{ log: { seq: number }[] }>()
    expect(log.log).toHaveLength(actions + 1)
    const past = await (await get(`/api/tables/${table}/at/1`)).json<Past>()
    expect((past.view as State).players.map(({ cash }) => cash)).toEqual([500, 500, 500])
  })

  test('survives a restart', async () => {
    const { table } = await brought()
    await abortAllDurableObjects()
    const { token } = await sitDown(table, 2)
    const dora = await connect(table, token)
    await dora.next('welcome')
    expect((dora.view as unknown as State).companies).toMatchObject({ M18: { cash: 55 }, M12: { cash: 55 } })
  })

  test('as a record has no free seat', async () => {
    const { table } = await brought({ live: false })
    expect((await post(`/api/tables/${table}/seats`, { name: 'Dora' })).status).toBe(409)
    expect(await (await get(`/api/tables/${table}`)).json()).toMatchObject({
      table: { seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }] },
    })
  })

  test('is brought up to an action', async () => {
    const { table } = await brought({ upto: 14 })
    const { token } = await sitDown(table, 1)
    const ben = await connect(table, token)
    await ben.next('welcome')
    ben.send({ t: 'act', seq: ben.seq, action: { type: 'pass' } })
    await ben.next('patch')
    expect((ben.view as unknown as State).companies.M18!.trains).toEqual([])
  })
})

describe('what is not brought', () => {
  test('a record that breaks a rule: the action, the rule and why', async () => {
    expect(await refused({ game: 'mx1822', record: changed(16, { rotation: 4 }), live: true })).toEqual({
      status: 400,
      rule: 'bring.broken',
      facts: { at: 16, rule: '6.8.10', hex: 'N27', tile: '6' },
    })
  })

  test.each([
    [{ game: 'mx1822', record: null, live: true }, 'bring.format'],
    [{ game: 'mx1822', record: { players: 1 }, live: true }, 'bring.format'],
    [{ game: 'mx1822', record: { ...ownRecord(), title: '1889' }, live: true }, 'bring.format'],
    [
      { game: 'mx1822', record: { ...ownRecord(), settings: { seed: 1, optional_rules: ['x'] } }, live: true },
      'bring.variant',
    ],
    [{ game: 'santiago', record: ownRecord(), live: true }, 'bring.none'],
    [{ game: 'chess', record: ownRecord(), live: true }, 'game.unknown'],
    [{ game: 'mx1822', live: true, record: ownRecord(), upto: -1 }, 'wire.schema'],
    ['{', 'wire.json'],
  ])('case %#', async (body, rule) => {
    expect(await refused(body)).toMatchObject({ status: 400, rule })
  })

  test('more than two megabytes', async () => {
    const record = ownRecord([...ACTIONS, { type: 'message', message: 'x'.repeat(LIMITS.record) }])
    expect(await refused({ game: 'mx1822', record, live: true })).toMatchObject({
      status: 413,
      rule: 'wire.size',
      facts: { max: LIMITS.record },
    })
  })
})
