import { clone, diff, patch } from '../../shared/engine/diff.ts'
import type { Facts, Seat } from '../../shared/engine/game.ts'
import type { ChatLine, FromClient, FromServer, LogLine, Presence, TableInfo } from '../../shared/engine/protocol.ts'

export interface Notice {
  readonly rule: string
  readonly facts: Facts
}

/** Everything but hello waits in the outbox until the server has answered it. */
export type Intent = Exclude<FromClient, { t: 'hello' }>

export interface Model {
  you: Seat | null
  seq: number
  table: TableInfo | undefined
  view: unknown
  log: LogLine[]
  chat: ChatLine[]
  presence: Presence
  notice: Notice | undefined
  pending: Intent[]
}

export const emptyModel = (): Model => ({
  you: null,
  seq: 0,
  table: undefined,
  view: undefined,
  log: [],
  chat: [],
  presence: { here: [], watching: 0 },
  notice: undefined,
  pending: [],
})

/** `hello`: something was missed, ask again. */
export type After = 'fine' | 'hello'

type On = { [T in FromServer['t']]: (model: Model, message: Extract<FromServer, { t: T }>) => After }

const on: On = {
  welcome(model, message) {
    const same = model.you === message.you
    const caughtUp = message.view === undefined && message.seq > 0
    if (caughtUp && (!same || model.seq !== message.seq)) return 'hello'
    model.you = message.you
    model.seq = message.seq
    model.table = become(model.table, message.table)
    if (!caughtUp) model.view = same ? become(model.view, message.view) : clone(message.view)
    if (message.table.phase !== 'lobby') model.pending = model.pending.filter((intent) => intent.t !== 'start')
    model.log = joined(reaching(model.log, message.log), message.log, (line) => line.seq)
    model.chat = joined(model.chat, message.chat, (line) => line.n)
    model.presence = become(model.presence, message.presence)
    return 'fine'
  },
  patch(model, message) {
    if (message.id) settle(model, message.id)
    if (message.seq <= model.seq) return 'fine'
    if (message.from !== model.seq) return 'hello'
    model.view = patch(model.view, message.ops)
    model.seq = message.seq
    model.log = joined(model.log, message.log, (line) => line.seq)
    return 'fine'
  },
  done(model, message) {
    settle(model, message.id)
    return message.seq > model.seq ? 'hello' : 'fine'
  },
  stale(model, message) {
    settle(model, message.id)
    model.notice = { rule: 'house.stale', facts: {} }
    return message.seq > model.seq ? 'hello' : 'fine'
  },
  refused(model, message) {
    if (message.id) settle(model, message.id)
    model.notice = { rule: message.rule, facts: message.facts }
    return 'fine'
  },
  table(model, message) {
    model.table = become(model.table, message.table)
    return 'fine'
  },
  presence(model, message) {
    model.presence = become(model.presence, { here: message.here, watching: message.watching })
    return 'fine'
  },
  said(model, message) {
    model.chat = joined(model.chat, [message.line], (line) => line.n)
    return 'fine'
  },
}

/** Changes the model in place, and only where it differs, so a store drawn from it redraws no more than that. */
export function receive(model: Model, message: FromServer): After {
  const handle = on[message.t] as ((model: Model, message: FromServer) => After) | undefined
  return handle ? handle(model, message) : 'fine'
}

/** A different seat sees different things: what the last one saw goes first. */
export function forgetView(model: Model): void {
  model.view = undefined
  model.you = null
  model.seq = 0
  model.notice = undefined
  model.pending = []
}

function settle(model: Model, id: string): void {
  if (model.pending.some((intent) => intent.id === id))
    model.pending = model.pending.filter((intent) => intent.id !== id)
}

export function become<T>(now: T, next: T): T {
  return now === undefined || next === undefined ? clone(next) : patch(now, diff(now, next))
}

/** Away for long, there may be a hole before the new lines. Only what comes before the first can be asked for. */
function reaching(known: LogLine[], more: readonly LogLine[]): LogLine[] {
  return (more[0]?.seq ?? 0) > (known.at(-1)?.seq ?? 0) + 1 ? [] : known
}

/** History only grows; lines already known stay the same objects. */
export function joined<T>(known: T[], more: readonly T[], key: (line: T) => number): T[] {
  const has = new Set(known.map(key))
  const fresh = more.filter((line) => !has.has(key(line)))
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((a, b) => key(a) - key(b))
}
