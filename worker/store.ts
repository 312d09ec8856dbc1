import type { State } from '../shared/engine/game.ts'
import type { ChatLine, LogLine } from '../shared/engine/protocol.ts'
import { stackOf } from '../shared/engine/table.ts'
import type { Entry, Play, Table } from '../shared/engine/table.ts'

/** The table's own SQLite database: one row for now, one row for each action of its history, one for each line of chat. */
export interface Store {
  load(): (Play & { ids: Map<string, number>; touched: number }) | undefined
  create(table: Table, now: number): void
  bring(play: Play, now: number, entries: readonly Entry[]): void
  save(play: Play, now: number, entry?: Entry): void
  entriesFrom(seq: number): Entry[]
  lines(before: number, limit: number): LogLine[]
  say(line: Omit<ChatLine, 'n'>, id: string): ChatLine
  said(id: string): boolean
  chat(limit: number): ChatLine[]
  touched(): number
}

const KEPT = 500 // lines of chat

const SCHEMA = `
  CREATE TABLE now (one INTEGER PRIMARY KEY, seq INTEGER NOT NULL, touched INTEGER NOT NULL, "table" TEXT NOT NULL, state TEXT);
  CREATE TABLE log (seq INTEGER PRIMARY KEY, id TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL,
    upto INTEGER, revealed INTEGER NOT NULL, action TEXT, news TEXT NOT NULL, back TEXT NOT NULL);
  CREATE TABLE chat (n INTEGER PRIMARY KEY, id TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL);
`

interface Row extends Record<string, SqlStorageValue> {
  seq: number
  id: string
  at: number
  seat: number
  kind: string
  upto: number | null
  revealed: number
  action: string | null
  news: string
  back: string
}

const lineOf = (row: Pick<Row, 'seq' | 'at' | 'seat' | 'kind' | 'upto' | 'revealed' | 'news'>): LogLine => ({
  seq: row.seq,
  at: row.at,
  seat: row.seat,
  kind: row.kind as LogLine['kind'], // written by save()
  news: JSON.parse(row.news) as unknown[],
  ...(row.upto === null ? {} : { upto: row.upto }),
  ...(row.revealed ? { revealed: true } : {}),
})

const entryOf = (row: Row): Entry => ({
  ...lineOf(row),
  id: row.id,
  back: JSON.parse(row.back) as Entry['back'],
  ...(row.action === null ? {} : { action: JSON.parse(row.action) as unknown }),
})

export function openStore(storage: DurableObjectStorage): Store {
  const { sql } = storage
  const exists = () => sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'now'`).toArray().length > 0
  const insert = (entry: Entry) =>
    sql.exec(
      'INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      entry.seq,
      entry.id,
      entry.at,
      entry.seat,
      entry.kind,
      entry.upto ?? null,
      entry.revealed ? 1 : 0,
      entry.action === undefined ? null : JSON.stringify(entry.action),
      JSON.stringify(entry.news),
      JSON.stringify(entry.back),
    )
  const update = ({ table, seq, state }: Play, now: number) =>
    sql.exec(
      'UPDATE now SET seq = ?, touched = ?, "table" = ?, state = ?',
      seq,
      now,
      JSON.stringify(table),
      state ? JSON.stringify(state) : null,
    )
  return {
    load() {
      if (!exists()) return undefined
      const now = sql
        .exec<{ seq: number; touched: number; table: string; state: string | null }>('SELECT * FROM now')
        .one()
      const heads = sql
        .exec<Pick<Row, 'seq' | 'id' | 'seat' | 'kind' | 'upto' | 'revealed'>>(
          'SELECT seq, id, seat, kind, upto, revealed FROM log ORDER BY seq',
        )
        .toArray()
      const steps = heads.map((row) => ({
        ...row,
        kind: row.kind as LogLine['kind'],
        upto: row.upto ?? 0,
        revealed: row.revealed > 0,
      }))
      return {
        table: JSON.parse(now.table) as Table,
        seq: now.seq,
        stack: stackOf(steps),
        ids: new Map(heads.map((row) => [row.id, row.seq])),
        touched: now.touched,
        ...(now.state === null ? {} : { state: JSON.parse(now.state) as State }),
      }
    },
    create(table, now) {
      sql.exec(SCHEMA)
      sql.exec('INSERT INTO now VALUES (1, 0, ?, ?, NULL)', now, JSON.stringify(table))
    },
    bring: (play, now, entries) =>
      storage.transactionSync(() => {
        sql.exec(SCHEMA)
        sql.exec('INSERT INTO now VALUES (1, 0, ?, ?, NULL)', now, '')
        for (const entry of entries) insert(entry)
        update(play, now)
      }),
    save: (play, now, entry) =>
      storage.transactionSync(() => {
        if (entry) insert(entry)
        update(play, now)
      }),
    entriesFrom: (seq) => sql.exec<Row>('SELECT * FROM log WHERE seq >= ? ORDER BY seq', seq).toArray().map(entryOf),
    lines: (before, limit) =>
      sql
        .exec<Row>(
          'SELECT seq, at, seat, kind, upto, revealed, news FROM log WHERE seq < ? ORDER BY seq DESC LIMIT ?',
          before,
          limit,
        )
        .toArray()
        .map(lineOf)
        .reverse(),
    say(line, id) {
      const { n } = sql
        .exec<{ n: number }>(
          'INSERT INTO chat (id, at, seat, name, text) VALUES (?, ?, ?, ?, ?) RETURNING n',
          id,
          line.at,
          line.seat,
          line.name,
          line.text,
        )
        .one()
      sql.exec('DELETE FROM chat WHERE n <= ?', n - KEPT)
      return { n, ...line }
    },
    said: (id) => sql.exec('SELECT 1 FROM chat WHERE id = ?', id).toArray().length > 0,
    chat: (limit) =>
      sql
        .exec<{ n: number; at: number; seat: number; name: string; text: string }>(
          'SELECT n, at, seat, name, text FROM chat ORDER BY n DESC LIMIT ?',
          limit,
        )
        .toArray()
        .reverse(),
    touched: () => sql.exec<{ touched: number }>('SELECT touched FROM now').one().touched,
  }
}
