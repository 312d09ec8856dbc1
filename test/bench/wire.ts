import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomMove } from '../../shared/bots/random.ts'
import type { State } from '../../shared/engine/game.ts'
import type { FromServer, Seated } from '../../shared/engine/protocol.ts'
import { seeded } from '../../shared/engine/random.ts'
import { santiago } from '../../shared/games/santiago/game.ts'
import { opened, play, seatedTable } from '../support/player.ts'
import type { Player } from '../support/player.ts'
import { percentile, rounded } from './figures.ts'
import type { Figures } from './figures.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const PACE = 35 // below the rate at which a socket is slowed down
const IDLE = 14_000 // longer than the ten seconds after which an idle object is put away

interface Count {
  rows: number
  made: number
}
const count = async (url: string, name: string) =>
  (await (await fetch(`${url}/bench/count?name=${name}`)).json()) as Count

async function echoes(url: string, name: string): Promise<(text: string) => Promise<number>> {
  const sockets = await Promise.all(NAMES.map(() => opened(`${url}/bench/echo?name=${name}`)))
  return (text) => {
    const start = performance.now()
    const heard = sockets.map((ws) => new Promise((done) => ws.once('message', done)))
    sockets[0]?.send(text)
    return Promise.all(heard).then(() => performance.now() - start)
  }
}

async function step(players: readonly Player[], rng: ReturnType<typeof seeded>): Promise<number | undefined> {
  const [first] = players
  const open = first?.view as State
  const seat = santiago.active(open as never)[0]
  const player = seat === undefined ? undefined : players[seat]
  if (!player || seat === undefined) return undefined
  const view = player.view as never
  const { action } = randomMove({ ...santiago, active: () => [seat] }, view, rng)
  const seq = player.seq
  const start = performance.now()
  player.send({ t: 'act', id: randomUUID(), seq, action })
  await Promise.all(players.map((each) => each.reach(seq + 1)))
  return performance.now() - start
}

/** One action to all four seats and one echo to four sockets, turn about. */
export async function wireFigures(url: string, name: string): Promise<Figures> {
  const echo = await echoes(url, name)
  const [actions, echoed, sizes]: number[][] = [[], [], []]
  const rng = seeded([11])
  let [rows, acts, lastTable] = [0, 0, '']
  let seats: Seated[] = []
  for (let game = 0; game < 6; game++) {
    seats = await seatedTable(url, 'santiago', NAMES)
    lastTable = seats[0]?.table ?? ''
    const players = await Promise.all(seats.map((seat) => play(url, seat)))
    players[0]?.send({ t: 'start', id: randomUUID() })
    await Promise.all(players.map((each) => each.reach(1)))
    await count(url, lastTable)
    for (let n = 0; n < 250; n++) {
      const ms = await step(players, rng)
      if (ms === undefined) break
      acts += 1
      await sleep(PACE)
      const ping = await echo(`{"n":${n},"text":"${'x'.repeat(200)}"}`)
      if (game === 0) continue // warming up
      actions?.push(ms)
      echoed?.push(ping)
    }
    rows += (await count(url, lastTable)).rows
    sizes?.push(...players.flatMap((each) => each.sizes))
    await Promise.all(players.map((each) => each.close()))
  }
  return {
    'latency.action.p50': rounded(percentile(actions ?? [], 0.5)),
    'latency.action.p99': rounded(percentile(actions ?? [], 0.99)),
    'latency.echo.p50': rounded(percentile(echoed ?? [], 0.5)),
    'latency.echo.p99': rounded(percentile(echoed ?? [], 0.99)),
    'wire.santiago.median': percentile(sizes ?? [], 0.5),
    'wire.santiago.p99': percentile(sizes ?? [], 0.99),
    'rows.perAction': rounded(rows / acts),
    'wake.ms': await wake(url, seats[0] as Seated),
  }
}

/** From an object that was put away to the first full view. */
async function wake(url: string, { table, token }: Seated): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 2; i++) {
    const { made } = await count(url, table)
    await sleep(IDLE)
    const start = performance.now()
    const ws = await opened(`${url}/api/tables/${table}/socket`)
    const welcomed = new Promise<FromServer>((done) =>
      ws.once('message', (data: Buffer) => done(JSON.parse(data.toString()) as FromServer)),
    )
    ws.send(JSON.stringify({ t: 'hello', token }))
    await welcomed
    times.push(performance.now() - start)
    ws.close()
    if ((await count(url, table)).made === made)
      throw new Error('the object was not put away; the figure would be wrong')
  }
  return rounded(Math.min(...times))
}
