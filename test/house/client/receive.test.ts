import { describe, expect, test } from 'vitest'
import type { ChatLine, FromServer, LogLine, TableInfo } from '../../../shared/engine/protocol.ts'
import { emptyModel, forgetView, joined, receive } from '../../../web/table/receive.ts'
import type { Intent, Model } from '../../../web/table/receive.ts'

type Of<T extends FromServer['t']> = Extract<FromServer, { t: T }>

const table = (over: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abcd-efgh-jkmn',
  game: 'counter',
  title: '',
  options: {},
  phase: 'play',
  seats: [{ name: 'Ana' }, { name: 'Bo' }],
  host: 0,
  created: 0,
  ...over,
})
const act = (seq: number, seat = 0): LogLine => ({ seq, at: seq, seat, kind: 'act', news: [{ n: seq }] })
const chat = (n: number): ChatLine => ({ n, at: n, name: 'Ana', seat: 0, text: `line ${n}` })
const played = (id: string): Intent => ({ t: 'act', id, seq: 5, action: { type: 'add' } })

const welcome = (over: Partial<Of<'welcome'>> = {}): Of<'welcome'> => ({
  t: 'welcome',
  you: 0,
  seq: 5,
  table: table(),
  view: { total: 5, hand: [1, 2, 3] },
  log: [act(4), act(5)],
  chat: [chat(1)],
  presence: { here: [0], watching: 0 },
  ...over,
})
/** As the server catches a client up: no view. */
const caughtUp = (over: Partial<Of<'welcome'>> = {}): Of<'welcome'> => {
  const { view: _, ...rest } = welcome({ log: [], ...over })
  return rest
}
const total = (from: number, seq: number, more: Partial<Of<'patch'>> = {}): Of<'patch'> => ({
  t: 'patch',
  from,
  seq,
  ops: [[['total'], seq]],
  log: Array.from({ length: seq - from }, (_, at) => act(from + 1 + at)),
  ...more,
})
const seqs = (model: Model) => model.log.map((line) => line.seq)
const waiting = (model: Model) => model.pending.map((intent) => intent.id)

/** At entry 5, two actions unanswered. */
function seated(): Model {
  const model = emptyModel()
  receive(model, welcome())
  model.pending = [played('first-one'), played('second-one')]
  return model
}

describe('a patch', () => {
  test('is applied when it starts where the view is', () => {
    const model = seated()
    const ops: Of<'patch'>['ops'] = [
      [['total'], 6],
      [['hand', 'length'], 1],
      [['last'], 'x'],
    ]
    expect(receive(model, total(5, 6, { ops }))).toBe('fine')
    expect(model).toMatchObject({ seq: 6, view: { total: 6, hand: [1], last: 'x' } })
    expect(seqs(model)).toEqual([4, 5, 6])
  })

  test('may span several entries', () => {
    const model = seated()
    expect(receive(model, total(5, 8))).toBe('fine')
    expect(model).toMatchObject({ seq: 8, view: { total: 8 } })
    expect(seqs(model)).toEqual([4, 5, 6, 7, 8])
  })

  test('may replace or remove', () => {
    const model = seated()
    receive(model, total(5, 6, { ops: [[['hand']]] }))
    expect(model.view).toEqual({ total: 5 })
    receive(model, total(6, 7, { ops: [[[], { other: 1 }]] }))
    expect(model.view).toEqual({ other: 1 })
  })

  test('changes the view in place, and leaves alone what stays', () => {
    const model = seated()
    const { view } = model
    const { hand } = view as { hand: number[] }
    receive(model, total(5, 6))
    expect(model.view).toBe(view)
    expect((model.view as { hand: number[] }).hand).toBe(hand)
  })

  for (const [from, seq] of [
    [4, 5],
    [2, 4],
    [3, 5],
  ] as const)
    test(`from ${from} to ${seq} is old news at 5`, () => {
      const model = seated()
      expect(receive(model, total(from, seq, { ops: [[['total'], 'old']] }))).toBe('fine')
      expect(model).toMatchObject({ seq: 5, view: { total: 5 } })
      expect(seqs(model)).toEqual([4, 5])
    })

  for (const [from, seq] of [
    [6, 7],
    [4, 6],
  ] as const)
    test(`from ${from} to ${seq} does not fit at 5: ask again`, () => {
      const model = seated()
      expect(receive(model, total(from, seq))).toBe('hello')
      expect(model).toMatchObject({ seq: 5, view: { total: 5 } })
      expect(seqs(model)).toEqual([4, 5])
    })

  test('before any view is a gap', () => {
    const model = emptyModel()
    expect(receive(model, total(5, 6))).toBe('hello')
    expect(model).toMatchObject({ seq: 0, view: undefined, log: [] })
  })
})

describe('a welcome', () => {
  test('with a view brings everything', () => {
    const model = emptyModel()
    expect(receive(model, welcome())).toBe('fine')
    expect(model).toMatchObject({
      you: 0,
      seq: 5,
      table: { phase: 'play' },
      view: { total: 5, hand: [1, 2, 3] },
      presence: { here: [0], watching: 0 },
    })
    expect(seqs(model)).toEqual([4, 5])
    expect(model.chat).toEqual([chat(1)])
  })

  test('in the lobby has no view and asks for none', () => {
    const model = emptyModel()
    expect(receive(model, caughtUp({ seq: 0, table: table({ phase: 'lobby' }) }))).toBe('fine')
    expect(model).toMatchObject({ you: 0, seq: 0, view: undefined, table: { phase: 'lobby' } })
  })

  test('with a view again changes only what differs', () => {
    const model = seated()
    const { view } = model
    const { hand } = view as { hand: number[] }
    receive(model, welcome({ seq: 7, view: { total: 7, hand: [1, 2, 3] } }))
    expect(model.view).toBe(view)
    expect(model.view).toEqual({ total: 7, hand: [1, 2, 3] })
    expect((model.view as { hand: number[] }).hand).toBe(hand)
    expect(model.seq).toBe(7)
  })

  test('at another seat keeps nothing of the last one', () => {
    const model = seated()
    const { view } = model
    receive(model, welcome({ you: 1, view: { total: 5, hand: [9] } }))
    expect(model.you).toBe(1)
    expect(model.view).not.toBe(view)
    expect(model.view).toEqual({ total: 5, hand: [9] })
    expect(view).toEqual({ total: 5, hand: [1, 2, 3] })
  })

  test('without a view, after the patch that caught up, keeps view and log', () => {
    const model = seated()
    expect(receive(model, total(5, 7))).toBe('fine')
    const { view, log } = model
    const news = caughtUp({ seq: 7, chat: [chat(1), chat(2)], presence: { here: [0, 1], watching: 2 } })
    expect(receive(model, { ...news, table: table({ title: 'New' }) })).toBe('fine')
    expect(model.view).toBe(view)
    expect(model.view).toEqual({ total: 7, hand: [1, 2, 3] })
    expect(model.log).toBe(log)
    expect(seqs(model)).toEqual([4, 5, 6, 7])
    expect(model.chat.map((line) => line.n)).toEqual([1, 2])
    expect(model).toMatchObject({ seq: 7, table: { title: 'New' }, presence: { here: [0, 1], watching: 2 } })
  })

  test('without a view and nothing missed is fine', () => {
    const model = seated()
    expect(receive(model, total(5, 5, { ops: [] }))).toBe('fine')
    expect(receive(model, caughtUp())).toBe('fine')
    expect(model).toMatchObject({ seq: 5, view: { total: 5 } })
  })

  for (const [name, over] of [
    ['at another number', { seq: 6 }],
    ['at another seat', { you: 1 }],
    ['as a watcher', { you: null }],
  ] as const)
    test(`without a view ${name} changes nothing and asks again`, () => {
      const model = seated()
      expect(receive(model, caughtUp({ ...over, table: table({ title: 'New' }) }))).toBe('hello')
      expect(model).toMatchObject({ you: 0, seq: 5, view: { total: 5 }, table: { title: '' } })
    })

  test('without a view asks again when there is none', () => {
    const model = emptyModel()
    expect(receive(model, caughtUp())).toBe('hello')
    expect(model).toMatchObject({ seq: 0, view: undefined, table: undefined })
  })
})

describe('the log', () => {
  test('is merged by number, known lines staying the same objects', () => {
    const known = [act(2), act(4)]
    const merged = joined(known, [act(3), act(4), act(1), act(5)], (line) => line.seq)
    expect(merged.map((line) => line.seq)).toEqual([1, 2, 3, 4, 5])
    expect(merged[1]).toBe(known[0])
    expect(merged[3]).toBe(known[1])
    expect(known.map((line) => line.seq)).toEqual([2, 4])
  })

  test('is the same array when nothing is new', () => {
    const known = [act(2), act(3)]
    expect(joined(known, [act(3), act(2)], (line) => line.seq)).toBe(known)
    expect(joined(known, [], (line) => line.seq)).toBe(known)
  })

  test('keeps older lines when a welcome overlaps or follows on', () => {
    const model = seated()
    const [first] = model.log
    receive(model, welcome({ seq: 6, log: [act(5), act(6)] }))
    expect(seqs(model)).toEqual([4, 5, 6])
    expect(model.log[0]).toBe(first)
    receive(model, welcome({ seq: 7, log: [act(7)] }))
    expect(seqs(model)).toEqual([4, 5, 6, 7])
  })

  test('has no hole: only lines before the first can be asked for', () => {
    const model = seated()
    receive(model, welcome({ seq: 90, log: [act(89), act(90)] }))
    expect(seqs(model)).toEqual([89, 90])
  })

  test('keeps an undo and the lines it took back', () => {
    const model = seated()
    const undo: LogLine = { seq: 6, at: 6, seat: 0, kind: 'undo', upto: 5, news: [] }
    receive(model, total(5, 6, { ops: [[['total'], 4]], log: [undo] }))
    expect(model.view).toMatchObject({ total: 4 })
    expect(model.log).toEqual([act(4), act(5), undo])
  })
})

describe('the outbox', () => {
  test('is settled by the patch that carries the id', () => {
    const model = seated()
    receive(model, total(5, 6, { id: 'first-one' }))
    expect(waiting(model)).toEqual(['second-one'])
  })

  test('keeps its intents through patches of others', () => {
    const model = seated()
    const { pending } = model
    receive(model, total(5, 6))
    receive(model, total(6, 7, { id: 'not-known' }))
    expect(model.seq).toBe(7)
    expect(model.pending).toBe(pending)
    expect(waiting(model)).toEqual(['first-one', 'second-one'])
  })

  test('is settled even by a patch that is old or does not fit', () => {
    const model = seated()
    expect(receive(model, total(4, 5, { id: 'first-one' }))).toBe('fine')
    expect(waiting(model)).toEqual(['second-one'])
    expect(receive(model, total(8, 9, { id: 'second-one' }))).toBe('hello')
    expect(waiting(model)).toEqual([])
  })

  test('is settled by done; if that was later than the view, ask again', () => {
    const model = seated()
    expect(receive(model, { t: 'done', id: 'second-one', seq: 5 })).toBe('fine')
    expect(waiting(model)).toEqual(['first-one'])
    expect(receive(model, { t: 'done', id: 'first-one', seq: 6 })).toBe('hello')
    expect(waiting(model)).toEqual([])
    expect(model).toMatchObject({ seq: 5, view: { total: 5 }, notice: undefined })
  })

  test('is settled by refused, which says why', () => {
    const model = seated()
    expect(receive(model, { t: 'refused', id: 'first-one', rule: '4.2', facts: { price: 3 } })).toBe('fine')
    expect(waiting(model)).toEqual(['second-one'])
    expect(model.notice).toEqual({ rule: '4.2', facts: { price: 3 } })
  })

  test('waits on when a refusal names none of it', () => {
    const model = seated()
    receive(model, { t: 'refused', rule: 'wire.rate', facts: {} })
    expect(waiting(model)).toEqual(['first-one', 'second-one'])
    expect(model.notice).toEqual({ rule: 'wire.rate', facts: {} })
  })

  test('is cleared of what came too late', () => {
    const model = seated()
    receive(model, total(5, 6))
    receive(model, caughtUp({ seq: 6 }))
    expect(waiting(model)).toEqual(['first-one', 'second-one'])
    expect(receive(model, { t: 'stale', id: 'first-one', seq: 6 })).toBe('fine')
    expect(waiting(model)).toEqual(['second-one'])
    expect(model.notice).toEqual({ rule: 'house.stale', facts: {} })
    expect(model).toMatchObject({ seq: 6, view: { total: 6 } })
  })

  test('asks again when stale is ahead of the view', () => {
    const model = seated()
    expect(receive(model, { t: 'stale', id: 'first-one', seq: 6 })).toBe('hello')
    expect(waiting(model)).toEqual(['second-one'])
  })

  test('survives a welcome, but for a start that has happened', () => {
    const model = seated()
    model.pending = [{ t: 'start', id: 'start-one' }, played('first-one')]
    receive(model, caughtUp({ seq: 0, table: table({ phase: 'lobby' }) }))
    expect(waiting(model)).toEqual(['start-one', 'first-one'])
    receive(model, welcome({ seq: 1 }))
    expect(waiting(model)).toEqual(['first-one'])
  })
})

describe('the rest', () => {
  test('the table, who is here, and chat replace or add', () => {
    const model = seated()
    const asked = { by: 1, upto: 4, yes: [1] }
    expect(receive(model, { t: 'table', table: table({ proposal: asked }) })).toBe('fine')
    expect(model.table?.proposal).toEqual(asked)
    receive(model, { t: 'table', table: table({ phase: 'over' }) })
    expect(model.table).toEqual(table({ phase: 'over' }))
    expect(receive(model, { t: 'presence', here: [1], watching: 3 })).toBe('fine')
    expect(model.presence).toEqual({ here: [1], watching: 3 })
    for (const n of [2, 2, 3]) expect(receive(model, { t: 'said', line: chat(n) })).toBe('fine')
    expect(model.chat).toEqual([chat(1), chat(2), chat(3)])
  })

  test('a message of a later version is passed over', () => {
    const model = seated()
    const before = structuredClone(model)
    expect(receive(model, { t: 'fanfare' } as unknown as FromServer)).toBe('fine')
    expect(model).toEqual(before)
  })

  test('another seat begins without view, number, notice or outbox, but with the history', () => {
    const model = seated()
    model.notice = { rule: '1.1', facts: {} }
    forgetView(model)
    expect(model).toMatchObject({ you: null, seq: 0, view: undefined, notice: undefined, pending: [] })
    expect(seqs(model)).toEqual([4, 5])
    expect(model.table?.phase).toBe('play')
  })
})
