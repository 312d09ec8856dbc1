import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import { bring } from '../shared/engine/bring.ts'
import { check, Illegal } from '../shared/engine/game.ts'
import type { AnyGame, Facts, Seat } from '../shared/engine/game.ts'
import { FromClient, LIMITS, PING, PONG } from '../shared/engine/protocol.ts'
import type { BringTable, BroughtTable, CreateTable, LogLine, Seated, TableInfo } from '../shared/engine/protocol.ts'
import { info, newTable, seatOf, sit } from '../shared/engine/table.ts'
import { games } from '../shared/games/index.ts'
import { greet, handle } from './desk.ts'
import type { Desk } from './desk.ts'
import { exported } from './export.ts'
import { allow, SOCKET_RATE, SOCKETS_PER_TABLE } from './limits.ts'
import type { Bucket } from './limits.ts'
import { announce, refuse, sendPresence } from './sockets.ts'
import { past } from './past.ts'
import { openStore } from './store.ts'
import { hashed, newToken } from './tokens.ts'

const DAY = 86_400_000
type No = { ok: false; rule: string; facts: Facts }
export type Answer = { ok: true; seated: Seated } | No
export type Brought = { ok: true; brought: BroughtTable } | No

/** One table: parses, calls the pure table logic, saves, sends. Everything it knows is in its storage; the desk is a cache. */
export class Table extends DurableObject<Env> {
  readonly #store = openStore(this.ctx.storage)
  readonly #buckets = new WeakMap<WebSocket, Bucket>()
  #served = Promise.resolve()
  #desk: Desk | undefined

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** Undefined for a table nobody made: nothing is written for a guessed link. */
  #open(): Desk | undefined {
    if (this.#desk) return this.#desk
    const loaded = this.#store.load()
    if (!loaded) return undefined
    const game = games[loaded.table.game] as AnyGame // checked when the table was made
    const { ids, touched: _, ...play } = loaded
    this.#desk = { ctx: this.ctx, store: this.#store, game, play, ids }
    return this.#desk
  }

  async create(id: string, plan: v.InferOutput<typeof CreateTable>): Promise<Answer> {
    const game = games[plan.game] as AnyGame // checked by the route
    return this.#seating(async (hash) => {
      const now = Date.now()
      const table = newTable(game, { ...plan, id, now })
      const seat = sit(table, plan.name, hash)
      this.#store.create(table, now)
      await this.ctx.storage.setAlarm(now + this.#patience())
      return { table: id, seat }
    })
  }

  /** A game played elsewhere, whole or not at all. */
  async bring(id: string, plan: v.InferOutput<typeof BringTable>): Promise<Brought> {
    const game = games[plan.game] as AnyGame // checked by the route
    try {
      check(game.read, 'bring.none', { game: game.id })
      const read = game.read(plan.record, plan.upto)
      check(!read.broken, 'bring.broken', {
        ...read.broken?.facts,
        at: read.broken?.at ?? 0,
        rule: read.broken?.rule ?? '',
      })
      const now = Date.now()
      const { play, entries } = bring(game, read, { id, title: plan.title, live: plan.live, now })
      this.#store.bring(play, now, entries)
      await this.ctx.storage.setAlarm(now + this.#patience())
      return { ok: true, brought: { table: id, actions: read.moves.length, findings: read.findings } }
    } catch (error) {
      if (error instanceof Illegal) return { ok: false, rule: error.rule, facts: error.facts }
      throw error
    }
  }

  async sit(name: string, wish?: number): Promise<Answer> {
    return this.#seating((hash) => {
      const desk = this.#open()
      if (!desk) throw new Illegal('table.unknown')
      const seat = sit(desk.play.table, name, hash, wish)
      this.#store.save(desk.play, Date.now())
      announce(desk)
      return { table: desk.play.table.id, seat }
    })
  }

  async #seating(take: (hash: string) => Omit<Seated, 'token'> | Promise<Omit<Seated, 'token'>>): Promise<Answer> {
    const token = newToken()
    try {
      return { ok: true, seated: { ...(await take(await hashed(token))), token } }
    } catch (error) {
      if (error instanceof Illegal) return { ok: false, rule: error.rule, facts: error.facts }
      this.#desk = undefined
      throw error
    }
  }

  info(): TableInfo | undefined {
    const desk = this.#open()
    return desk && info(desk.play.table)
  }

  lines(before: number): LogLine[] | undefined {
    return this.#open() && this.#store.lines(before, 100)
  }

  async export(token: string | undefined): Promise<string | undefined> {
    const [desk, seat] = await this.#seen(token)
    return desk && exported(desk, seat)
  }

  /** As text: what a view holds is no concern of the platform's typed calls. */
  async past(seq: number, token: string | undefined): Promise<string | undefined> {
    const [desk, seat] = await this.#seen(token)
    const found = desk && past(desk, seat, seq)
    return found && JSON.stringify(found)
  }

  async #seen(token: string | undefined): Promise<[Desk | undefined, Seat | null]> {
    const hash = token && (await hashed(token))
    const desk = this.#open()
    return [desk, desk && hash ? seatOf(desk.play.table, hash) : null]
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    const desk = this.#open()
    if (!desk || this.ctx.getWebSockets().length > SOCKETS_PER_TABLE) {
      refuse(server, desk ? 'wire.crowded' : 'table.unknown')
      server.close(desk ? 4429 : 4404, desk ? 'crowded' : 'no such table')
    }
    return new Response(null, { status: 101, webSocket: client })
  }

  override async webSocketMessage(ws: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    const now = Date.now()
    const bucket = this.#buckets.get(ws) ?? { left: SOCKET_RATE.burst, at: now }
    this.#buckets.set(ws, bucket)
    if (!allow(bucket, now, SOCKET_RATE)) return refuse(ws, 'wire.rate')
    if (typeof raw !== 'string') return refuse(ws, 'wire.json')
    if (raw.length > LIMITS.message) return refuse(ws, 'wire.size', { max: LIMITS.message })
    const message = parse(raw)
    if ('rule' in message) return refuse(ws, message.rule, message.facts, message.id)
    // Checking a token takes a moment; what was sent right behind the hello must not overtake it.
    this.#served = this.#served.then(() => this.#serve(ws, message.ok))
    await this.#served
  }

  async #serve(ws: WebSocket, message: FromClient): Promise<void> {
    try {
      const hash = message.t === 'hello' && message.token !== undefined ? await hashed(message.token) : null
      const desk = this.#open()
      if (!desk) refuse(ws, 'table.unknown')
      else if (message.t === 'hello') greet(desk, ws, hash, message.have)
      else handle(desk, ws, message)
    } catch (error) {
      // What is in memory may be ahead of what is stored: the next message starts from the rows again.
      this.#desk = undefined
      console.error(error)
      refuse(ws, 'wire.broken', {}, message.t === 'hello' ? undefined : message.id)
    }
  }

  /** Without an answer the client's close would hang until it times out. */
  override webSocketClose(ws: WebSocket, code: number, reason: string): void {
    ws.close([1005, 1006, 1015].includes(code) ? 1000 : code, reason)
    const desk = this.#open()
    if (desk) sendPresence(desk, ws)
  }

  override webSocketError(ws: WebSocket): void {
    const desk = this.#open()
    if (desk) sendPresence(desk, ws)
  }

  #patience(): number {
    return Number(this.env.EXPIRE_DAYS) * DAY
  }

  /** Unfinished tables nobody has touched for long go; finished ones are kept. */
  override async alarm(): Promise<void> {
    const desk = this.#open()
    if (!desk || desk.play.table.phase === 'over') return
    const due = this.#store.touched() + this.#patience()
    if (due > Date.now()) return this.ctx.storage.setAlarm(due)
    for (const ws of this.ctx.getWebSockets()) ws.close(4404, 'expired')
    this.#desk = undefined
    await this.ctx.storage.deleteAll()
  }
}

function parse(raw: string): { ok: FromClient } | { rule: string; facts: Facts; id?: string } {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return { rule: 'wire.json', facts: {} }
  }
  const parsed = v.safeParse(FromClient, json)
  if (parsed.success) return { ok: parsed.output }
  const [issue] = parsed.issues
  const named = v.safeParse(v.object({ id: v.pipe(v.string(), v.maxLength(LIMITS.id)) }), json)
  const facts = { where: v.getDotPath(issue) ?? '', issue: issue.message }
  return { rule: 'wire.schema', facts, ...(named.success ? named.output : {}) }
}
