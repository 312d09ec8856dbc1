import { exports } from 'cloudflare:workers'
import type { FromClient, FromServer, Seated } from '../../shared/engine/protocol.ts'
import { patch } from '../../shared/engine/diff.ts'
import { santiago } from '../../shared/games/santiago/game.ts'
import type { State } from '../../shared/games/santiago/state.ts'

export const HOST = 'http://table.test'
type Sent = FromClient extends infer M ? (M extends { id: string } ? Omit<M, 'id'> & { id?: string } : M) : never

export async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return exports.default.fetch(`${HOST}${path}`, { method: 'POST', body: text, headers })
}

let address = 0
/** Every table from its own address, so that the gate stays out of the way. */
export async function createTable(plan: object = {}): Promise<Seated> {
  const ip = `10.0.0.${(address += 1)}`
  const made = await post(
    '/api/tables',
    { game: 'santiago', seats: 4, name: 'Ana', ...plan },
    { 'cf-connecting-ip': ip },
  )
  if (made.status !== 201) throw new Error(await made.text())
  return made.json()
}

export async function takeSeat(table: string, name: string): Promise<Seated> {
  const sat = await post(`/api/tables/${table}/seats`, { name })
  if (sat.status !== 201) throw new Error(await sat.text())
  return sat.json()
}

/** A client as docs/protocol.md describes it: keeps its view by patches. */
export class Client {
  readonly inbox: FromServer[] = []
  view: State | undefined
  seq = 0
  you: number | null = null
  closed: number | undefined
  readonly #ws: WebSocket
  #woken: (() => void)[] = []

  constructor(ws: WebSocket) {
    this.#ws = ws
    ws.accept()
    ws.addEventListener('message', (event) => this.#receive(JSON.parse(event.data as string) as FromServer))
    ws.addEventListener('close', (event) => {
      this.closed = event.code
      this.#wake()
    })
  }

  #receive(message: FromServer): void {
    this.inbox.push(message)
    if (message.t === 'welcome') {
      this.you = message.you
      if (message.view !== undefined) this.view = message.view as State
      this.seq = message.seq
    } else if (message.t === 'patch' && message.from === this.seq) {
      this.view = patch(this.view as State, message.ops)
      this.seq = message.seq
    }
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#woken.splice(0)) wake()
  }

  raw(text: string): void {
    this.#ws.send(text)
  }

  /** Sends and says under which id. */
  send(message: Sent): string {
    const id = 'id' in message && message.id ? message.id : crypto.randomUUID()
    this.raw(JSON.stringify(message.t === 'hello' ? message : { ...message, id }))
    return id
  }

  act(action: unknown): string {
    return this.send({ t: 'act', seq: this.seq, action })
  }

  close(): void {
    this.#ws.close(1000, 'bye')
  }

  /** The next message of this kind that has not been asked for yet. */
  async next<T extends FromServer['t']>(t: T): Promise<Extract<FromServer, { t: T }>> {
    for (;;) {
      const at = this.inbox.findIndex((message) => message.t === t)
      if (at >= 0) return this.inbox.splice(at, 1)[0] as Extract<FromServer, { t: T }>
      await this.#news(`waiting for ${t}`)
    }
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await this.#news('waiting for a condition')
  }

  #news(what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${what}; got ${JSON.stringify(this.inbox).slice(0, 500)}`)),
        15_000,
      )
      this.#woken.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

/** `kept`: the view a returning client still has. */
export async function connect(table: string, token?: string, kept?: { view: State; seq: number }): Promise<Client> {
  const response = await exports.default.fetch(`${HOST}/api/tables/${table}/socket`, {
    headers: { upgrade: 'websocket' },
  })
  if (!response.webSocket) throw new Error(`no socket: ${response.status} ${await response.text()}`)
  const client = new Client(response.webSocket)
  Object.assign(client, kept)
  client.send({ t: 'hello', ...(token ? { token } : {}), ...(kept ? { have: kept.seq } : {}) })
  return client
}

export interface Party {
  readonly table: string
  readonly tokens: readonly string[]
  readonly clients: readonly Client[]
  /** The client that has to decide and its offers. */
  turn(): { client: Client; seat: number; offers: readonly unknown[] }
}

/** A started table with everybody connected. */
export async function party(names: readonly string[] = ['Ana', 'Ben'], plan: object = {}): Promise<Party> {
  const [first = 'Ana', ...others] = names
  const host = await createTable({ seats: names.length, name: first, ...plan })
  const tokens = [host.token]
  for (const name of others) tokens.push((await takeSeat(host.table, name)).token)
  const clients = await Promise.all(tokens.map((token) => connect(host.table, token)))
  for (const client of clients) await client.next('welcome')
  clients[0]?.send({ t: 'start' })
  for (const client of clients) await client.until(() => client.seq === 1)
  for (const client of clients) client.inbox.length = 0
  return {
    table: host.table,
    tokens,
    clients,
    turn() {
      const view = clients[0]?.view as State
      const seat = santiago.active(view)[0] as number
      const client = clients[seat] as Client
      return { client, seat, offers: santiago.offers(client.view as State, seat) }
    },
  }
}
