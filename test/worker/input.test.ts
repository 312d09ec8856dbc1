import { env, exports } from 'cloudflare:workers'
import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Seated } from '../../shared/engine/protocol.ts'
import { connect, createTable, HOST, party, post } from './client.ts'
import type { Client } from './client.ts'

interface Refusal {
  error: { rule: string; facts: Record<string, unknown> }
}
const refusal = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Refusal).error,
})
const good = { game: 'santiago', seats: 2, name: 'Ana' }

describe('creating a table', () => {
  test.each([
    ['{', 400, 'wire.json'],
    ['{}', 400, 'wire.schema'],
    [JSON.stringify({ ...good, name: ' ' }), 400, 'wire.schema'],
    [JSON.stringify({ ...good, game: 'chess' }), 400, 'game.unknown'],
    [JSON.stringify({ ...good, game: 'constructor' }), 400, 'game.unknown'],
    [JSON.stringify({ ...good, seats: 5 }), 400, 'table.seats'],
    [JSON.stringify({ ...good, options: { open: 3 } }), 400, 'table.options'],
    ['x'.repeat(20_000), 413, 'wire.size'],
  ])('%.60s is refused', async (body, status, rule) => {
    expect(await refusal(await post('/api/tables', body, { 'cf-connecting-ip': `10.1.0.${rule}` }))).toMatchObject({
      status,
      rule,
    })
  })

  test('another site may not create tables in a visitor’s name', async () => {
    const response = await post('/api/tables', good, { origin: 'https://elsewhere.example' })
    expect(await refusal(response)).toMatchObject({ status: 403, rule: 'wire.origin' })
  })

  test('too many from one address have to wait; another address does not', async () => {
    const from = (ip: string) => post('/api/tables', good, { 'cf-connecting-ip': ip })
    for (let i = 0; i < Number(env.TABLES_PER_MINUTE); i++) expect((await from('10.2.0.1')).status).toBe(201)
    const limited = await from('10.2.0.1')
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal(limited)).toMatchObject({ status: 429, rule: 'gate.tables' })
    expect((await from('10.2.0.2')).status).toBe(201)
  })
})

describe('a table', () => {
  test('that nobody made is unknown, and asking for it stores nothing', async () => {
    for (const path of ['nonsense', 'aaaa-bbbb-cccc', 'aaaa-bbbb-cccc/log', 'aaaa-bbbb-cccc/export']) {
      expect(await refusal(await exports.default.fetch(`${HOST}/api/tables/${path}`))).toMatchObject({
        status: 404,
        rule: 'table.unknown',
      })
    }
    const client = await connect('aaaa-bbbb-cccc')
    expect((await client.next('refused')).rule).toBe('table.unknown')
    const stub = env.TABLE.get(env.TABLE.idFromName('aaaa-bbbb-cccc'))
    const tables = await runInDurableObject(stub, (_, ctx) =>
      ctx.storage.sql.exec(`SELECT name FROM sqlite_master WHERE name IN ('now', 'log')`).toArray(),
    )
    expect(tables).toEqual([])
  })

  test('that is full or whose seat is taken says so', async () => {
    const { table } = await createTable({ seats: 2 })
    const sit = (body: object) => post(`/api/tables/${table}/seats`, body)
    expect(await refusal(await sit({ name: 'Ben', seat: 0 }))).toMatchObject({ status: 409, rule: 'table.taken' })
    expect((await sit({ name: 'Ben' })).status).toBe(201)
    expect(await refusal(await sit({ name: 'Cleo' }))).toMatchObject({ status: 409, rule: 'table.full' })
  })

  test('hands out tokens but keeps only their hashes', async () => {
    const host = await createTable()
    const row = await runInDurableObject(env.TABLE.get(env.TABLE.idFromName(host.table)), (_, ctx) =>
      JSON.stringify(ctx.storage.sql.exec('SELECT * FROM now').toArray()),
    )
    expect(host.token).toMatch(/^[\w-]{22}$/)
    expect(row).not.toContain(host.token)
    expect((await listDurableObjectIds(env.TABLE)).length).toBeGreaterThan(0)
  })
})

describe('a socket', () => {
  test('needs an upgrade and the same origin', async () => {
    const { table } = await createTable()
    const open = (headers: Record<string, string>) =>
      exports.default.fetch(`${HOST}/api/tables/${table}/socket`, { headers })
    expect(await refusal(await open({}))).toMatchObject({ status: 426, rule: 'wire.upgrade' })
    expect(await refusal(await open({ upgrade: 'websocket', origin: 'https://elsewhere.example' }))).toMatchObject({
      status: 403,
      rule: 'wire.origin',
    })
    expect((await open({ upgrade: 'websocket', origin: HOST })).status).toBe(101)
  })

  test.each([
    ['nonsense', 'wire.json'],
    ['[]', 'wire.schema'],
    ['{"t":"act"}', 'wire.schema'],
    ['{"t":"dance","id":"12345678"}', 'wire.schema'],
    [JSON.stringify({ t: 'say', id: '12345678', text: 'x'.repeat(501) }), 'wire.schema'],
    [JSON.stringify({ t: 'say', id: '12345678', text: 'x'.repeat(20_000) }), 'wire.size'],
  ])('%.60s gets a clear refusal', async (raw, rule) => {
    const { table, token } = await createTable()
    const client = await connect(table, token)
    await client.next('welcome')
    client.raw(raw)
    expect((await client.next('refused')).rule).toBe(rule)
  })

  test('a foreign or made-up token only watches', async () => {
    const { table } = await party()
    const stranger: Seated = await createTable()
    const client = await connect(table, stranger.token)
    const welcome = await client.next('welcome')
    expect(welcome.you).toBeNull()
    expect(client.view?.secret.holdings).toEqual([null, null])
  })

  test('that floods is slowed down, and the table lives on', async () => {
    const { table, token } = await createTable()
    const client = await connect(table, token)
    await client.next('welcome')
    for (let i = 0; i < 80; i++) client.send({ t: 'say', text: `line ${i}` })
    expect((await client.next('refused')).rule).toBe('wire.rate')
    const other = await connect(table)
    expect((await other.next('welcome')).chat.length).toBeLessThan(60)
  })
})

test('nothing another seat hides leaves the server: no welcome, patch, log line or export in sixty actions', async () => {
  const { table, tokens, clients, turn } = await party(['Ana', 'Ben', 'Cleo'])
  const watcher = await connect(table)
  await watcher.next('welcome')
  for (let i = 0; i < 60 && clients[0]?.view?.phase.at !== 'over'; i++) {
    const { client, offers } = turn()
    const { seq } = client
    client.act(offers[(i * 7) % offers.length])
    for (const each of [...clients, watcher]) await each.until(() => each.seq > seq)
  }
  const leaks = (client: Client, seat: number | null) =>
    client.view?.secret.holdings.filter((holding, at) => holding !== null && at !== seat)
  for (const [seat, client] of clients.entries()) expect(leaks(client, seat)).toEqual([])
  expect(leaks(watcher, null)).toEqual([])
  const everything = JSON.stringify(watcher.inbox)
  expect(everything).not.toMatch(/"(pesos|points)":\d+,"(points|goods)"/)
  expect(everything).not.toContain('curve')
  const file = await exports.default.fetch(`${HOST}/api/tables/${table}/export`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  })
  const exported = (await file.json()) as { state: { secret: { holdings: unknown[]; rng: number[] } }; log: object[] }
  expect(exported.state.secret.holdings.map((holding) => holding !== null)).toEqual([true, false, false])
  expect(exported.state.secret.rng).toEqual([0, 0, 0, 0])
  expect(exported.log.every((line) => !('back' in line) && !('action' in line))).toBe(true)
})
