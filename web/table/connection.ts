import { batch, onCleanup } from 'solid-js'
import { createStore, produce } from 'solid-js/store'
import type { FromServer, LogLine } from '../../shared/engine/protocol.ts'
import { olderLog, tableInfo } from '../lib/api.ts'
import { undoOf } from './standing.ts'
import { emptyModel, forgetView, joined, receive } from './receive.ts'
import type { Intent, Model } from './receive.ts'
import { openLine, wait } from './socket.ts'
import type { Line } from './socket.ts'

export type Status = 'connecting' | 'live' | 'reconnecting' | 'offline' | 'unknown'

export interface Wire extends Model {
  status: Status
  lag: number | undefined
}

/** Not randomUUID: a phone in the same room may come over plain http. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

const AGAIN = 1500 // after talking too fast

type Plain<T> = T extends Intent ? Omit<T, 'id'> : never

export type Connection = ReturnType<typeof createConnection>

export function createConnection(tableId: string, first: string | undefined) {
  const [wire, set] = createStore<Wire>({ ...emptyModel(), status: 'connecting', lag: undefined })
  let token = first
  let line: Line | undefined
  let ready = false
  let met = false
  let attempt = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let gone = false

  const change = (fn: (wire: Wire) => void) => set(produce(fn))
  const hello = (have?: number) =>
    line?.send({ t: 'hello', ...(token ? { token } : {}), ...(have === undefined ? {} : { have }) })

  function connect(): void {
    clearTimeout(retry)
    line?.close()
    ready = false
    const url = `${location.origin.replace(/^http/, 'ws')}/api/tables/${tableId}/socket`
    line = openLine(url, {
      opened: () => hello(wire.view === undefined ? undefined : wire.seq),
      message: take,
      closed: lost,
      lag: (lag) => set('lag', lag),
    })
  }

  function take(message: FromServer): void {
    batch(() => {
      let missed = false
      change((draft) => (missed = receive(draft, message) === 'hello'))
      if (message.t === 'welcome' || message.t === 'patch') settled()
      // A welcome that does not fit would only come again, the same.
      if (missed) hello(message.t === 'welcome' || wire.view === undefined ? undefined : wire.seq)
    })
    if (message.t !== 'refused' || message.id !== undefined) return
    if (message.rule === 'table.unknown') stop()
    if (message.rule === 'wire.rate') setTimeout(resend, AGAIN)
  }

  function stop(): void {
    clearTimeout(retry)
    line?.close()
    ready = false
    set('status', 'unknown')
  }

  function resend(): void {
    if (ready) for (const intent of wire.pending) line?.send(intent)
  }

  function settled(): void {
    if (ready) return
    ready = true
    met = true
    attempt = 0
    set('status', 'live')
    resend()
  }

  function lost(everOpen: boolean): void {
    if (gone) return
    ready = false
    set({ status: awayStatus(), lag: undefined })
    clearTimeout(retry)
    retry = setTimeout(connect, wait(attempt++, Math.random()))
    if (!everOpen && !met) void lookUp()
  }

  const awayStatus = (): Status => (!navigator.onLine ? 'offline' : met ? 'reconnecting' : 'connecting')

  async function lookUp(): Promise<void> {
    const answer = await tableInfo(tableId)
    if (!gone && !answer.ok && answer.refusal.rule === 'table.unknown') stop()
  }

  function wake(): void {
    if (document.visibilityState === 'hidden' || wire.status === 'unknown') return
    if (ready) line?.check()
    else {
      attempt = 0
      connect()
    }
  }
  const wentOffline = () => {
    line?.close()
    if (!gone && wire.status !== 'unknown') lost(true)
  }

  /** Kept until answered, and sent again after a reconnect: the same id is applied once. */
  function intend(plain: Plain<Intent>): string {
    const intent = { ...plain, id: newId() } as Intent
    change((draft) => {
      draft.notice = undefined
      draft.pending = [...draft.pending, intent]
    })
    if (ready) line?.send(intent)
    return intent.id
  }

  window.addEventListener('online', wake)
  window.addEventListener('offline', wentOffline)
  document.addEventListener('visibilitychange', wake)
  onCleanup(() => {
    gone = true
    clearTimeout(retry)
    line?.close()
    window.removeEventListener('online', wake)
    window.removeEventListener('offline', wentOffline)
    document.removeEventListener('visibilitychange', wake)
  })
  connect()

  return {
    wire,
    token: () => token,
    act: (action: unknown) => intend({ t: 'act', seq: wire.seq, action }),
    /** Takes back, or says why not. */
    tryUndo() {
      const undo = undoOf(wire.log, wire.you)
      if (wire.you === null || wire.table?.phase !== 'play' || wire.pending.some((it) => it.t !== 'say')) return
      if (undo.can) intend({ t: 'undo', seq: wire.seq })
      else set('notice', { rule: undo.rule, facts: {} })
    },
    propose: (upto: number) => intend({ t: 'propose', seq: wire.seq, upto }),
    answer: (upto: number, yes: boolean) => intend({ t: 'answer', upto, yes }),
    say: (text: string) => intend({ t: 'say', text }),
    /** Before leaving the page: waits until it was heard, but not for ever. */
    async sayAndWait(text: string): Promise<void> {
      const id = intend({ t: 'say', text })
      const until = Date.now() + 2000
      while (Date.now() < until && wire.pending.some((it) => it.id === id))
        await new Promise((ok) => setTimeout(ok, 30))
    },
    start: () => intend({ t: 'start' }),
    set: (options: Record<string, unknown>) => intend({ t: 'set', options }),
    leave: () => intend({ t: 'leave' }),
    free: (seat: number) => intend({ t: 'free', seat }),
    /** Undefined: look on, e.g. while the screen is handed over. */
    switchTo(next: string | undefined) {
      token = next
      change(forgetView)
      if (ready) hello()
      else connect()
    },
    notice: (rule: string, facts = {}) => set('notice', { rule, facts }),
    quiet: () => set('notice', undefined),
    async older(): Promise<void> {
      const answer = await olderLog(tableId, wire.log[0]?.seq ?? 0)
      if (answer.ok) change((draft) => (draft.log = joined<LogLine>(draft.log, answer.value.log, (it) => it.seq)))
    },
  }
}
