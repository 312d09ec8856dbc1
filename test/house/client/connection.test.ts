import { createRoot } from 'solid-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PING, PONG } from '../../../shared/engine/protocol.ts'
import type { FromClient, FromServer, LogLine, TableInfo } from '../../../shared/engine/protocol.ts'
import { createConnection } from '../../../web/table/connection.ts'
import { PACE, wait } from '../../../web/table/socket.ts'

// Node would get the store's server build, which is no store at all.
vi.mock('solid-js/store', () => vi.importActual('solid-js/store/dist/store.js'))

class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last() {
    return FakeSocket.all.at(-1)!
  }
  readyState = 0
  texts: string[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: () => void
  onerror?: () => void
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.texts.push(text)
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
    return this
  }
  hear(...messages: FromServer[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
    return this
  }
  drop() {
    this.readyState = 3
    this.onclose?.()
  }
  get said() {
    return this.texts.filter((text) => text !== PING).map((text) => JSON.parse(text) as FromClient)
  }
  sent<T extends FromClient['t']>(t: T) {
    return this.said.filter((message): message is Extract<FromClient, { t: T }> => message.t === t)
  }
}

const TOKEN = 'abcdefghijklmnopqrstuv'
const table: TableInfo = {
  id: 'abcd-efgh-jkmn',
  game: 'counter',
  title: '',
  options: {},
  phase: 'play',
  seats: [{ name: 'Ana' }, { name: 'Bo' }],
  host: 0,
  created: 0,
}
const act = (seq: number, seat = 0): LogLine => ({ seq, at: seq, seat, kind: 'act', news: [] })
const rest = { table, chat: [], presence: { here: [0], watching: 0 } }
const welcome = (seq = 5): FromServer => ({
  ...rest,
  t: 'welcome',
  you: 0,
  seq,
  view: { total: seq, hand: [1, 2] },
  log: [act(seq)],
})
const patch = (from: number, seq: number, id?: string): FromServer => ({
  t: 'patch',
  from,
  seq,
  ops: [[['total'], seq]],
  log: [act(seq)],
  ...(id ? { id } : {}),
})
const caughtUp = (seq: number, you = 0): FromServer => ({ ...rest, t: 'welcome', you, seq, log: [] })

let dispose = () => {}
const connected = (token: string | undefined = TOKEN) =>
  createRoot((end) => {
    dispose = end
    return createConnection(table.id, token)
  })
const seated = () => {
  const con = connected()
  FakeSocket.last.open().hear(welcome())
  return con
}
/** The line breaks, and the next one opens. */
const reconnect = () => {
  FakeSocket.last.drop()
  vi.advanceTimersByTime(PACE.first)
  return FakeSocket.last.open()
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'https://table.example' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  dispose()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('hello', () => {
  test('first, with the token and without a number', () => {
    const con = connected()
    expect(FakeSocket.last.url).toBe('wss://table.example/api/tables/abcd-efgh-jkmn/socket')
    expect(FakeSocket.last.said).toEqual([])
    FakeSocket.last.open()
    expect(FakeSocket.last.said).toEqual([{ t: 'hello', token: TOKEN }])
    expect(con.wire.status).toBe('connecting')
    FakeSocket.last.hear(welcome())
    expect(con.wire).toMatchObject({ status: 'live', you: 0, seq: 5, view: { total: 5, hand: [1, 2] } })
  })

  test('again with the number of the view after a reconnect; a patch catches up', () => {
    const con = seated()
    FakeSocket.last.drop()
    expect(con.wire.status).toBe('reconnecting')
    vi.advanceTimersByTime(PACE.first)
    const next = FakeSocket.last.open()
    expect(FakeSocket.all).toHaveLength(2)
    expect(next.said).toEqual([{ t: 'hello', token: TOKEN, have: 5 }])
    next.hear(patch(5, 6), caughtUp(6))
    expect(con.wire).toMatchObject({ status: 'live', seq: 6, view: { total: 6, hand: [1, 2] } })
    expect(con.wire.log.map((line) => line.seq)).toEqual([5, 6])
    expect(next.said).toHaveLength(1)
  })

  test('again when a patch is missing', () => {
    const con = seated()
    FakeSocket.last.hear(patch(6, 7))
    expect(FakeSocket.last.sent('hello')).toEqual([
      { t: 'hello', token: TOKEN },
      { t: 'hello', token: TOKEN, have: 5 },
    ])
    FakeSocket.last.hear(patch(5, 7), caughtUp(7))
    expect(con.wire).toMatchObject({ seq: 7, view: { total: 7 } })
    expect(FakeSocket.last.sent('hello')).toHaveLength(2)
  })

  test('without a number when a welcome does not fit the view: else it would come again and again', () => {
    const con = seated()
    FakeSocket.last.hear(caughtUp(5, 1))
    expect(FakeSocket.last.sent('hello').at(-1)).toEqual({ t: 'hello', token: TOKEN })
    expect(FakeSocket.last.sent('hello')).toHaveLength(2)
    expect(con.wire.you).toBe(0)
  })

  test('as another seat: what the last one saw and wanted is gone first', () => {
    const con = seated()
    con.act({ type: 'add' })
    con.switchTo(undefined)
    expect(con.wire).toMatchObject({ you: null, seq: 0, pending: [] })
    expect(con.wire.view).toBeUndefined()
    expect(FakeSocket.last.said.at(-1)).toEqual({ t: 'hello' })
  })
})

describe('an intent', () => {
  test('is sent at once with the number of the view and an id of its own', () => {
    const con = seated()
    const [one, two] = [con.act({ type: 'add' }), con.say('hola')]
    expect(one).not.toBe(two)
    for (const id of [one, two]) expect(id).toMatch(/^[\w-]{8,40}$/)
    expect(FakeSocket.last.said.slice(1)).toEqual([
      { t: 'act', id: one, seq: 5, action: { type: 'add' } },
      { t: 'say', id: two, text: 'hola' },
    ])
    expect(con.wire.pending.map((it) => it.id)).toEqual([one, two])
  })

  test('unanswered, is sent again unchanged after a reconnect, but not before the welcome', () => {
    const con = seated()
    const id = con.act({ type: 'add' })
    const [first] = FakeSocket.last.sent('act')
    const next = reconnect()
    expect(next.sent('act')).toEqual([])
    expect(con.wire.pending.map((it) => it.id)).toEqual([id])
    next.hear(patch(5, 6), caughtUp(6))
    expect(next.sent('act')).toEqual([first])
    expect(first).toEqual({ t: 'act', id, seq: 5, action: { type: 'add' } })
  })

  test('is sent again after every reconnect until answered', () => {
    const con = seated()
    const id = con.act({ type: 'add' })
    reconnect().hear(welcome())
    const third = reconnect().hear(welcome())
    expect(third.sent('act').map((it) => it.id)).toEqual([id])
    third.hear({ t: 'done', id, seq: 5 })
    expect(con.wire.pending).toEqual([])
    expect(reconnect().hear(welcome()).sent('act')).toEqual([])
  })

  test('made while away waits for the welcome, in order', () => {
    const con = seated()
    FakeSocket.last.drop()
    const ids = [con.say('one'), con.say('two')]
    vi.advanceTimersByTime(PACE.first)
    const next = FakeSocket.last.open()
    ids.push(con.say('three'))
    expect(next.sent('say')).toEqual([])
    next.hear(welcome())
    expect(next.sent('say').map((it) => it.id)).toEqual(ids)
  })

  const answers: [string, (id: string) => FromServer][] = [
    ['its patch', (id) => patch(5, 6, id)],
    ['done', (id) => ({ t: 'done', id, seq: 5 })],
    ['refused', (id) => ({ t: 'refused', id, rule: '1.1', facts: {} })],
    ['stale', (id) => ({ t: 'stale', id, seq: 5 })],
  ]
  for (const [name, answer] of answers)
    test(`is settled by ${name} and not sent again`, () => {
      const con = seated()
      const [one, two] = [con.act({ type: 'add' }), con.say('hola')]
      FakeSocket.last.hear(answer(one))
      expect(con.wire.pending.map((it) => it.id)).toEqual([two])
      const next = reconnect().hear(welcome(6))
      expect(next.said.map((it) => it.t)).toEqual(['hello', 'say'])
    })

  test('after stale the next one is for the new view', () => {
    const con = seated()
    const id = con.act({ type: 'add' })
    FakeSocket.last.hear(patch(5, 6), caughtUp(6), { t: 'stale', id, seq: 6 })
    expect(con.wire.pending).toEqual([])
    expect(con.wire.notice).toEqual({ rule: 'house.stale', facts: {} })
    con.act({ type: 'add' })
    expect(FakeSocket.last.sent('act').map((it) => it.seq)).toEqual([5, 6])
    expect(con.wire.notice).toBeUndefined()
  })

  test('refused for haste is sent again later', () => {
    const con = seated()
    const id = con.say('hola')
    FakeSocket.last.hear({ t: 'refused', rule: 'wire.rate', facts: {} })
    expect(FakeSocket.last.sent('say')).toHaveLength(1)
    vi.advanceTimersByTime(1500)
    expect(FakeSocket.last.sent('say').map((it) => it.id)).toEqual([id, id])
  })

  test('refused for haste is not sent again on a new line before the welcome', () => {
    const con = seated()
    const id = con.say('hola')
    FakeSocket.last.hear({ t: 'refused', rule: 'wire.rate', facts: {} })
    const next = reconnect()
    vi.advanceTimersByTime(1500)
    expect(next.sent('say')).toEqual([])
    next.hear(welcome())
    expect(next.sent('say').map((it) => it.id)).toEqual([id])
  })
})

describe('undo', () => {
  test('goes out for the own last action, once', () => {
    const con = seated()
    con.tryUndo()
    con.tryUndo()
    expect(FakeSocket.last.sent('undo').map((it) => it.seq)).toEqual([5])
  })

  test('says why not', () => {
    const con = seated()
    FakeSocket.last.hear({ ...patch(5, 6), log: [act(6, 1)] } as FromServer)
    con.tryUndo()
    expect(FakeSocket.last.sent('undo')).toEqual([])
    expect(con.wire.notice).toEqual({ rule: 'undo.others', facts: {} })
  })

  test('waits for an action under way, but not for chat', () => {
    const con = seated()
    con.say('hola')
    const id = con.act({ type: 'add' })
    con.tryUndo()
    expect(FakeSocket.last.sent('undo')).toEqual([])
    FakeSocket.last.hear(patch(5, 6, id))
    con.tryUndo()
    expect(FakeSocket.last.sent('undo').map((it) => it.seq)).toEqual([6])
  })
})

describe('the line', () => {
  test('waits longer each time, half of it by luck, up to a limit', () => {
    expect([0, 1, 2].map((n) => wait(n, 1))).toEqual([300, 600, 1200])
    expect(wait(0, 0)).toBe(150)
    expect(wait(20, 1)).toBe(PACE.most)
    expect(wait(20, 0)).toBe(PACE.most / 2)
  })

  test('is given up when no pong comes, kept while they come', () => {
    const con = seated()
    const socket = FakeSocket.last
    for (let n = 1; n <= 4; n++) {
      expect(socket.texts.filter((text) => text === PING)).toHaveLength(n)
      socket.onmessage?.({ data: PONG })
      vi.advanceTimersByTime(PACE.visible)
    }
    expect(con.wire.status).toBe('live')
    vi.advanceTimersByTime(PACE.dead - 1)
    expect(con.wire.status).toBe('live')
    vi.advanceTimersByTime(1)
    expect(con.wire.status).toBe('reconnecting')
    expect(socket.readyState).toBe(3)
  })

  test('is not opened again at a table that is not there', () => {
    const con = connected()
    FakeSocket.last.open().hear({ t: 'refused', rule: 'table.unknown', facts: {} }).drop()
    expect(con.wire.status).toBe('unknown')
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('is not opened again once the page is gone, however it was lost', () => {
    seated()
    FakeSocket.last.drop()
    window.dispatchEvent(new Event('offline'))
    dispose()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('says that there is no network, and comes back with it', () => {
    const con = seated()
    vi.stubGlobal('navigator', { onLine: false })
    window.dispatchEvent(new Event('offline'))
    expect(con.wire.status).toBe('offline')
    vi.stubGlobal('navigator', { onLine: true })
    window.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.open().hear(caughtUp(5))
    expect(con.wire).toMatchObject({ status: 'live', view: { total: 5 } })
    vi.advanceTimersByTime(PACE.first)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
