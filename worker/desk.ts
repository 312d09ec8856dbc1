import { diff } from '../shared/engine/diff.ts'
import { check, Illegal } from '../shared/engine/game.ts'
import type { AnyGame, Seat } from '../shared/engine/game.ts'
import type { FromClient } from '../shared/engine/protocol.ts'
import { seeded } from '../shared/engine/random.ts'
import * as table from '../shared/engine/table.ts'
import type { Entry, Play } from '../shared/engine/table.ts'
import { announce, badgeOf, fanOut, listeners, pin, presence, refuse, send, sendPresence, welcome } from './sockets.ts'
import type { Store } from './store.ts'
import { newSeed } from './tokens.ts'

/** A table that is awake. */
export interface Desk {
  readonly ctx: DurableObjectState
  readonly store: Store
  readonly game: AnyGame
  readonly play: Play
  readonly ids: Map<string, number> // every intent already carried out, by its id
}

const FAR = 200 // entries; further back a fresh view is cheaper than walking

type Of<T extends FromClient['t']> = Extract<FromClient, { t: T }>

export function greet(desk: Desk, ws: WebSocket, hash: string | null, have: number | undefined): void {
  const back = hash !== null && table.comeBack(desk.play.table, hash)
  const seat = hash === null ? null : table.seatOf(desk.play.table, hash)
  const known = hash === null || seat !== null
  pin(ws, { hash: known ? hash : null, seat, at: Date.now() })
  if (have === undefined || !known || !catchUp(desk, ws, seat, have)) welcome(desk, ws, seat)
  if (back) {
    desk.store.save(desk.play, Date.now())
    announce(desk)
  }
  sendPresence(desk)
}

/** What a returning client missed in one patch, unless a fresh view is smaller. */
function catchUp(desk: Desk, ws: WebSocket, seat: Seat | null, have: number): boolean {
  const { game, play, store } = desk
  if (!play.state || have < 1 || have > play.seq || play.seq - have > FAR) return false
  const rows = store.entriesFrom(have + 1)
  const now = game.view(play.state, seat)
  const ops = diff(game.view(table.stateBefore(play.state, have + 1, rows), seat), now)
  if (JSON.stringify(ops).length > JSON.stringify(now).length) return false
  send(ws, { t: 'patch', from: have, seq: play.seq, ops, log: rows.map(table.line) })
  send(ws, {
    t: 'welcome',
    you: seat,
    seq: play.seq,
    table: table.info(play.table),
    log: [],
    chat: store.chat(60),
    presence: presence(desk),
  })
  return true
}

/** Everything a seated client may send. */
export function handle(desk: Desk, ws: WebSocket, message: Exclude<FromClient, { t: 'hello' }>): void {
  const badge = badgeOf(ws)
  if (!badge) return refuse(ws, 'wire.hello', {}, message.id)
  if (badge.seat === null) return refuse(ws, 'seat.none', {}, message.id)
  if (desk.ids.has(message.id)) return send(ws, { t: 'done', id: message.id, seq: desk.play.seq })
  try {
    dispatch(desk, ws, badge.seat, message)
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    refuse(ws, error.rule, error.facts, message.id)
  }
}

function dispatch(desk: Desk, ws: WebSocket, seat: Seat, message: Exclude<FromClient, { t: 'hello' }>): void {
  switch (message.t) {
    case 'act':
      return act(desk, ws, seat, message)
    case 'undo':
      return undo(desk, ws, seat, message)
    case 'propose':
      return propose(desk, ws, seat, message)
    case 'answer':
      return answer(desk, ws, seat, message)
    case 'say':
      return say(desk, ws, seat, message)
    case 'start':
      return start(desk, seat, message)
    case 'set':
      return change(desk, ws, message.id, () => table.setOptions(desk.game, desk.play.table, seat, message.options))
    case 'leave':
      return change(desk, ws, message.id, () => table.leave(desk.play.table, seat))
    case 'free':
      return free(desk, ws, seat, message)
  }
}

function act(desk: Desk, ws: WebSocket, seat: Seat, { id, seq, action }: Of<'act'>): void {
  const { game, play, store } = desk
  if (stale(desk, seq) && !table.sameChoice(game, play, seat, seq, store.entriesFrom(seq + 1))) {
    return outOfDate(desk, ws, seat, id, seq)
  }
  record(desk, ws, () => table.move(game, play, seat, { id, action, now: Date.now() }))
}

/** The current table instead of an error. */
function outOfDate(desk: Desk, ws: WebSocket, seat: Seat, id: string, seq: number): void {
  if (!catchUp(desk, ws, seat, seq)) welcome(desk, ws, seat)
  send(ws, { t: 'stale', id, seq: desk.play.seq })
}

const stale = ({ play }: Desk, seq: number): boolean => play.state !== undefined && seq !== play.seq

function undo(desk: Desk, ws: WebSocket, seat: Seat, { id, seq }: Of<'undo'>): void {
  const { play, store } = desk
  if (stale(desk, seq)) return outOfDate(desk, ws, seat, id, seq)
  const rows = store.entriesFrom(play.stack.at(-1)?.seq ?? play.seq)
  record(desk, ws, () => table.undo(play, seat, { id, now: Date.now(), rows }))
}

/** Durable first: the platform holds every message back until the rows are written. */
function record(desk: Desk, ws: WebSocket, step: () => Entry): void {
  const { play, store, ids } = desk
  const { phase, proposal } = play.table
  const before = play.state
  const entry = step()
  check(before, 'table.lobby')
  store.save(play, entry.at, entry)
  ids.set(entry.id, entry.seq)
  fanOut(desk, before, entry, ws)
  if (play.table.phase !== phase || play.table.proposal !== proposal) announce(desk)
}

function propose(desk: Desk, ws: WebSocket, seat: Seat, { id, seq, upto }: Of<'propose'>): void {
  if (stale(desk, seq)) return outOfDate(desk, ws, seat, id, seq)
  change(desk, ws, id, () => table.propose(desk.play, seat, upto))
  settle(desk, ws, id)
}

function answer(desk: Desk, ws: WebSocket, seat: Seat, { id, upto, yes }: Of<'answer'>): void {
  change(desk, ws, id, () => table.answer(desk.play.table, seat, upto, yes))
  settle(desk, ws, id)
}

function settle(desk: Desk, ws: WebSocket, id: string): void {
  const { play, store } = desk
  const { proposal } = play.table
  if (!proposal || !table.agreed(play.table)) return
  const rows = store.entriesFrom(proposal.upto)
  record(desk, ws, () => table.takeBack(play, proposal.by, proposal.upto, { id, now: Date.now(), rows }))
}

/** Only an absent player's seat: otherwise the host could look at somebody's holdings. */
function free(desk: Desk, ws: WebSocket, by: Seat, { id, seat }: Of<'free'>): void {
  if (desk.play.table.phase !== 'lobby') check(!presence(desk).here.includes(seat), 'table.present')
  change(desk, ws, id, () => table.free(desk.play.table, by, seat))
  settle(desk, ws, id)
}

function say(desk: Desk, ws: WebSocket, seat: Seat, { id, text }: Of<'say'>): void {
  const { play, store } = desk
  if (store.said(id)) return send(ws, { t: 'done', id, seq: play.seq })
  const name = table.info(play.table).seats[seat]?.name ?? ''
  const line = store.say({ at: Date.now(), seat, name, text }, id)
  for (const [other] of listeners(desk)) send(other, { t: 'said', line })
  send(ws, { t: 'done', id, seq: play.seq })
}

function start(desk: Desk, seat: Seat, { id }: Of<'start'>): void {
  const now = Date.now()
  const entry = table.start(desk.game, desk.play, seat, { id, rng: seeded(newSeed()), now })
  desk.store.save(desk.play, now, entry)
  desk.ids.set(id, entry.seq)
  announce(desk, { all: true })
}

function change(desk: Desk, ws: WebSocket, id: string, how: () => unknown): void {
  how()
  desk.store.save(desk.play, Date.now())
  desk.ids.set(id, desk.play.seq)
  announce(desk)
  send(ws, { t: 'done', id, seq: desk.play.seq })
}
