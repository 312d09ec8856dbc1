import WebSocket from 'ws'
import { patch } from '../../shared/engine/diff.ts'
import type { FromClient, FromServer, Seated } from '../../shared/engine/protocol.ts'

/** A seat over a real socket, keeping its view by patches as docs/protocol.md describes. */
export interface Player {
  view: unknown
  seq: number
  readonly sizes: number[] // of the patches received
  send(message: FromClient): void
  /** Resolves when the view has reached this number. */
  reach(seq: number): Promise<void>
  close(): Promise<void>
}

export async function call<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

export async function seatedTable(url: string, game: string, names: readonly string[]): Promise<Seated[]> {
  const [first = '', ...others] = names
  const host = await call<Seated>(`${url}/api/tables`, { game, seats: names.length, name: first })
  const seats = [host]
  for (const name of others) seats.push(await call<Seated>(`${url}/api/tables/${host.table}/seats`, { name }))
  return seats
}

export function opened(url: string): Promise<WebSocket> {
  const ws = new WebSocket(url.replace(/^http/, 'ws'))
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve(ws))
    ws.once('error', reject)
  })
}

export async function play(url: string, { table, token }: Seated): Promise<Player> {
  const ws = await opened(`${url}/api/tables/${table}/socket`)
  let waiting: { seq: number; done: () => void }[] = []
  const player: Player = {
    view: undefined,
    seq: -1,
    sizes: [],
    send: (message) => ws.send(JSON.stringify(message)),
    reach: (seq) => (player.seq >= seq ? Promise.resolve() : new Promise((done) => waiting.push({ seq, done }))),
    close: () =>
      new Promise((resolve) => {
        ws.once('close', () => resolve())
        ws.close()
      }),
  }
  ws.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as FromServer
    if (message.t === 'refused') throw new Error(JSON.stringify(message))
    if (message.t === 'welcome') {
      player.view = message.view
      player.seq = message.seq
    } else if (message.t === 'patch') {
      player.sizes.push(data.length)
      player.view = patch(player.view, message.ops)
      player.seq = message.seq
    } else return
    const due = waiting.filter((one) => one.seq <= player.seq)
    waiting = waiting.filter((one) => one.seq > player.seq)
    for (const one of due) one.done()
  })
  player.send({ t: 'hello', token })
  await player.reach(0)
  return player
}
