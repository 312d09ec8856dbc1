import { setTimeout as sleep } from 'node:timers/promises'
import { randomMove, type Likes } from '../../shared/bots/random.ts'
import type { AnyGame, Seat, State } from '../../shared/engine/game.ts'
import type { Seated } from '../../shared/engine/protocol.ts'
import { seeded } from '../../shared/engine/random.ts'
import { play, seatedTable, type Player } from './player.ts'

/** Likes that get a game of 1822MX on: companies start, build, run and buy. */
export const MX_LIKES: Likes = {
  bid: 6,
  convert: 40,
  form: 40,
  buy: 12,
  repay: 20,
  layTile: 20,
  placeToken: 20,
  run: 30,
  dividend: 3,
  buyTrain: 6,
  acquireMinor: 8,
  answer: 3,
  pass: 2,
  passUntil: 0,
  bidUpTo: 0,
  cancel: 0,
  withdraw: 0,
}

export interface AheadPlan {
  readonly names: readonly string[]
  readonly seed: number
  readonly likes: Likes
}

/** Somebody has to decide: this is what their seat sees. */
export type Moment<S> = (view: S, seat: Seat) => boolean

export interface Ahead<S> {
  readonly seats: readonly Seated[]
  /** On to such a moment; who decides then, or nobody if the game ended before. */
  until(moment: Moment<S>): Promise<Seat | undefined>
  close(): Promise<void>
}

const A_WHILE = 26 // messages a socket may send at once, with some to spare
const REFILL = 110

let sent = 0
const freshId = (): string => `ahead-${process.pid}-${(sent += 1)}`

/** A table whose seats move by lot over real sockets, much faster than by clicks; they can be opened in browsers. */
export async function startAhead<S extends State>(url: string, game: AnyGame, plan: AheadPlan): Promise<Ahead<S>> {
  const seats = await seatedTable(url, game.id, plan.names)
  const players = await Promise.all(seats.map((seat) => play(url, seat)))
  const [host] = players as [Player]
  const rng = seeded([plan.seed])
  const counts = players.map(() => 0)
  host.send({ t: 'start', id: freshId() })
  await Promise.all(players.map((player) => player.reach(1)))

  async function move(seat: Seat, player: Player): Promise<void> {
    const { action } = randomMove({ ...game, active: () => [seat] }, player.view as State, rng, plan.likes)
    const { seq } = player
    if ((counts[seat] = (counts[seat] ?? 0) + 1) > A_WHILE) await sleep(REFILL)
    player.send({ t: 'act', id: freshId(), seq, action })
    await Promise.all(players.map((it) => it.reach(seq + 1)))
  }
  return {
    seats,
    async until(moment) {
      for (;;) {
        const [seat] = game.active(host.view as State)
        const player = seat === undefined ? undefined : players[seat]
        if (seat === undefined || !player || moment(player.view as S, seat)) return seat
        await move(seat, player)
      }
    },
    close: async () => void (await Promise.all(players.map((player) => player.close()))),
  }
}

/** The seats of a table at such a moment. */
export async function playAhead<S extends State>(
  url: string,
  game: AnyGame,
  { moment, ...plan }: AheadPlan & { moment: Moment<S> },
): Promise<readonly Seated[]> {
  const ahead = await startAhead<S>(url, game, plan)
  await ahead.until(moment)
  await ahead.close()
  return ahead.seats
}
