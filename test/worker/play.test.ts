import { env, exports } from 'cloudflare:workers'
import { abortAllDurableObjects, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import type { Past } from '../../shared/engine/protocol.ts'
import { santiago } from '../../shared/games/santiago/game.ts'
import type { State } from '../../shared/games/santiago/state.ts'
import { connect, createTable, HOST, party, takeSeat } from './client.ts'
import type { Client } from './client.ts'

const stub = (table: string) => env.TABLE.get(env.TABLE.idFromName(table))
const stored = (table: string) =>
  runInDurableObject(stub(table), (_, ctx) => ({
    log: ctx.storage.sql.exec('SELECT * FROM log ORDER BY seq').toArray(),
    state: JSON.parse(String(ctx.storage.sql.exec('SELECT state FROM now').one().state)) as State,
  }))

describe('a lobby', () => {
  test('players sit down, equal names are told apart, everybody sees it, the host starts', async () => {
    const host = await createTable({ seats: 3 })
    const ana = await connect(host.table, host.token)
    expect((await ana.next('welcome')).you).toBe(0)
    const second = await takeSeat(host.table, 'Ana')
    expect((await ana.next('table')).table.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ana 2', undefined])
    const other = await connect(host.table, second.token)
    await other.next('welcome')
    other.send({ t: 'start' })
    expect((await other.next('refused')).rule).toBe('table.host')
    ana.send({ t: 'start' })
    expect((await ana.next('welcome')).table.phase).toBe('play')
    expect((await other.next('welcome')).you).toBe(1)
    expect(other.view?.players).toHaveLength(2)
  })

  test('the host may change options and free a seat; a player may leave', async () => {
    const host = await createTable({ seats: 2 })
    const ana = await connect(host.table, host.token)
    await ana.next('welcome')
    ana.send({ t: 'set', options: { open: true } })
    expect((await ana.next('table')).table.options).toEqual({ open: true })
    ana.send({ t: 'set', options: { open: 'maybe' } })
    expect((await ana.next('refused')).rule).toBe('table.options')
    const ben = await connect(host.table, (await takeSeat(host.table, 'Ben')).token)
    expect((await ben.next('welcome')).you).toBe(1)
    ana.send({ t: 'free', seat: 1 })
    expect((await ben.next('welcome')).you).toBeNull()
    const cleo = await connect(host.table, (await takeSeat(host.table, 'Cleo')).token)
    await cleo.next('welcome')
    cleo.send({ t: 'leave' })
    expect((await cleo.next('welcome')).you).toBeNull()
  })

  test('presence tells who is here and how many watch', async () => {
    const host = await createTable()
    const ana = await connect(host.table, host.token)
    await ana.next('welcome')
    const onlooker = await connect(host.table)
    await ana.until(() => ana.inbox.some((m) => m.t === 'presence' && m.watching === 1 && m.here.includes(0)))
    ana.inbox.length = 0
    onlooker.close()
    await ana.until(() => ana.inbox.some((m) => m.t === 'presence' && m.watching === 0))
  })
})

describe('an action', () => {
  test('reaches every seat as a patch, durable before it is sent', async () => {
    const { table, clients, turn } = await party(['Ana', 'Ben', 'Cleo', 'Dan'])
    for (let i = 0; i < 25; i++) {
      const { client, offers } = turn()
      client.inbox.length = 0
      const id = client.act(offers[i % offers.length])
      const patch = await client.next('patch')
      expect(patch.id).toBe(id)
      const { log, state } = await stored(table)
      expect(log.at(-1)?.seq).toBe(patch.seq)
      for (const [seat, other] of clients.entries()) {
        await other.until(() => other.seq === patch.seq)
        expect(other.view).toEqual(santiago.view(state, seat))
      }
    }
  })

  test('is applied once however often it is sent', async () => {
    const { table, turn } = await party()
    const { client, offers } = turn()
    const id = client.act(offers[0])
    const { seq } = await client.next('patch')
    client.send({ t: 'act', id, seq: 1, action: offers[0] })
    expect(await client.next('done')).toEqual({ t: 'done', id, seq })
    expect((await stored(table)).log).toHaveLength(2)
  })

  test('that breaks a rule is refused with the rule and changes nothing', async () => {
    const { table, clients, turn } = await party()
    const before = await stored(table)
    const { client, seat } = turn()
    const id = client.act({ type: 'drive', stops: 99 })
    expect(await client.next('refused')).toMatchObject({ id, rule: '2.1' })
    client.act({ type: 'fly' })
    expect((await client.next('refused')).rule).toBe('house.action')
    const other = clients[1 - seat] as Client
    other.act({ type: 'pass' })
    expect((await other.next('refused')).rule).toBe('house.turn')
    expect(await stored(table)).toEqual(before)
  })

  test('against an old state gets the current table', async () => {
    const { turn } = await party()
    const { client, offers } = turn()
    client.act(offers[0])
    await client.next('patch')
    const id = client.send({ t: 'act', seq: 1, action: offers[0] })
    expect((await client.next('stale')).id).toBe(id)
    expect(client.seq).toBe(2)
  })

  test('of an onlooker or before hello is refused', async () => {
    const { table } = await party()
    const onlooker = await connect(table)
    await onlooker.next('welcome')
    onlooker.act({ type: 'pass' })
    expect((await onlooker.next('refused')).rule).toBe('seat.none')
  })
})

describe('coming back', () => {
  test('after an eviction the game stands exactly where it was, and the client gets only what it missed', async () => {
    const { table, tokens, clients, turn } = await party()
    const kept = { view: structuredClone(clients[0]?.view) as State, seq: 1 }
    const before = turn()
    before.client.act(before.offers[0])
    for (const client of clients) await client.until(() => client.seq === 2)
    await abortAllDurableObjects()
    const again = await connect(table, tokens[0], kept)
    const welcome = await again.next('welcome')
    expect(welcome.view).toBeUndefined()
    expect(again.view).toEqual(clients[0]?.view)
    expect(again.view).toEqual(santiago.view((await stored(table)).state, 0))
    const fresh = await connect(table, tokens[1])
    expect((await fresh.next('welcome')).view).toEqual(clients[1]?.view)
    const { seat } = turn()
    const actor = seat === 0 ? again : fresh
    actor.act(santiago.offers(actor.view as State, seat)[0])
    await fresh.until(() => fresh.seq === 3)
    await again.until(() => again.seq === 3)
  })

  test('a freed seat can be taken over, and its player gets it back with the token', async () => {
    const { table, tokens, clients } = await party()
    clients[0]?.send({ t: 'free', seat: 1 })
    expect((await clients[0]?.next('refused'))?.rule).toBe('table.present')
    clients[1]?.close()
    await clients[0]?.until(() => clients[0]?.inbox.some((m) => m.t === 'presence' && !m.here.includes(1)) ?? false)
    clients[0]?.send({ t: 'free', seat: 1 })
    await clients[0]?.until(
      () => clients[0]?.inbox.some((m) => m.t === 'table' && m.table.seats[1]?.free === true) ?? false,
    )
    const stand = await takeSeat(table, 'Zoe')
    expect(stand.seat).toBe(1)
    const zoe = await connect(table, stand.token)
    expect((await zoe.next('welcome')).you).toBe(1)
    const ben = await connect(table, tokens[1])
    expect((await ben.next('welcome')).you).toBe(1)
    expect((await zoe.next('welcome')).you).toBeNull()
    expect(zoe.view?.secret.holdings).toEqual([null, null])
  })
})

describe('taking back', () => {
  test('an own action that showed nothing is undone, and the history keeps both', async () => {
    const { table, clients, turn } = await party()
    const first = turn()
    first.client.act(first.offers[0])
    for (const each of clients) await each.until(() => each.seq === 2)
    const { client, offers } = turn()
    const before = structuredClone(client.view)
    const toACuban = (offers as { type: string; stops: number; decline?: true }[]).find((offer) => offer.decline)
    client.act(toACuban)
    await client.until(() => client.seq === 3)
    client.send({ t: 'undo', seq: 3 })
    await client.until(() => client.seq === 4)
    expect(client.view).toEqual(before)
    expect((await stored(table)).log.map((row) => row.kind)).toEqual(['start', 'act', 'act', 'undo'])
    client.send({ t: 'undo', seq: 4 })
    expect((await client.next('refused')).rule).toMatch(/^undo\./)
  })

  test('further back only if everybody agrees', async () => {
    const { table, clients, turn } = await party()
    const { client, seat, offers } = turn()
    client.act(offers[0])
    for (const each of clients) await each.until(() => each.seq === 2)
    const other = clients[1 - seat] as Client
    other.send({ t: 'undo', seq: 2 })
    expect((await other.next('refused')).rule).toBe('undo.others')
    other.send({ t: 'propose', seq: 2, upto: 2 })
    await client.until(() => client.inbox.some((m) => m.t === 'table' && m.table.proposal?.by === 1 - seat))
    client.send({ t: 'answer', upto: 2, yes: true })
    for (const each of clients) await each.until(() => each.seq === 3)
    expect((await stored(table)).state.phase.at).toBe('demand')
  })
})

test('expiry: an untouched unfinished table goes, a touched one stays', async () => {
  const host = await createTable()
  await runDurableObjectAlarm(stub(host.table))
  expect(await stub(host.table).info()).toBeDefined()
  await runInDurableObject(stub(host.table), (_, ctx) => {
    ctx.storage.sql.exec('UPDATE now SET touched = 1')
    return ctx.storage.setAlarm(Date.now() + 60_000)
  })
  await runDurableObjectAlarm(stub(host.table))
  expect(await stub(host.table).info()).toBeUndefined()
})

test('a write that fails loses nothing and leaves nothing half done', async () => {
  const { table, clients, turn } = await party()
  const { client, offers } = turn()
  const before = await stored(table)
  await runInDurableObject(stub(table), (_, ctx) => {
    ctx.storage.sql.exec(`CREATE TRIGGER broken BEFORE UPDATE ON now BEGIN SELECT RAISE(FAIL, 'disk'); END`)
  })
  client.act(offers[0])
  expect((await client.next('refused')).rule).toBe('wire.broken')
  expect(await stored(table)).toEqual(before)
  await runInDurableObject(stub(table), (_, ctx) => void ctx.storage.sql.exec('DROP TRIGGER broken'))
  client.act(offers[0])
  for (const each of clients) await each.until(() => each.seq === 2)
  expect((await stored(table)).log).toHaveLength(2)
})

describe('looking back', () => {
  const at = (table: string, seq: number | string, token?: string) =>
    exports.default.fetch(`${HOST}/api/tables/${table}/at/${seq}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })

  test('every moment is what the seat saw then, no more and no less', async () => {
    const { table, tokens, clients, turn } = await party(['Ana', 'Ben'])
    const seen = [clients.map((client) => structuredClone(client.view))]
    for (let seq = 2; seq <= 8; seq++) {
      const { client, offers } = turn()
      client.send({ t: 'act', seq: seq - 1, action: offers[0] })
      for (const each of clients) await each.until(() => each.seq === seq)
      seen.push(clients.map((each) => structuredClone(each.view)))
    }
    for (const [i, views] of seen.entries()) {
      for (const [seat, view] of views.entries()) {
        const past = (await (await at(table, i + 1, tokens[seat])).json()) as Past
        expect(past.view).toEqual(view)
        expect(past).toMatchObject({ seq: i + 1, line: { seq: i + 1 } })
      }
    }
    const onlooker = (await (await at(table, 3)).json()) as { view: State }
    expect(onlooker.view.secret.holdings).toEqual([null, null])
  })

  test('a moment that never was, a bad number and a bad token are refused', async () => {
    const { table, tokens } = await party(['Ana', 'Ben'])
    for (const [seq, status] of [
      [99, 404],
      [0, 400],
      ['x', 400],
      ['1.5', 400],
    ] as const) {
      expect((await at(table, seq, tokens[0])).status).toBe(status)
    }
    expect((await at(table, 1, 'short')).status).toBe(400)
    expect((await at('aaaa-bbbb-cccc', 1)).status).toBe(404)
  })
})
