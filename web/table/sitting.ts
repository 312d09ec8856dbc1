import { createEffect, createMemo, createResource, createSignal, on } from 'solid-js'
import type { Seat } from '../../shared/engine/game.ts'
import { COLOURS_OF_SEATS } from '../art/players.ts'
import { screens } from '../games/index.ts'
import type { GameUi } from '../games/ui.ts'
import { takeSeat } from '../lib/api.ts'
import { words } from '../words/index.ts'
import { createConnection } from './connection.ts'
import { freshName } from './names.ts'
import { dropSeat, heldSeats, holdSeat, nameSeat, seatFromLink, setPlayerName } from './seats.ts'
import type { HeldSeat } from './seats.ts'

export type Sitting = ReturnType<typeof createSitting>

/** What this browser is at a table: the connection, the seats it holds, the game's screen. */
export function createSitting(id: string) {
  seatFromLink(id)
  const known = heldSeats(id)
  const [held, setHeld] = createSignal(known)
  // With several seats nobody's holdings may show before it is said who looks.
  const con = createConnection(id, known.length === 1 ? known[0]?.token : undefined)
  const { wire } = con
  const [token, setToken] = createSignal(con.token())
  const [sitting, setSitting] = createSignal(false)

  const [game] = createResource(
    () => wire.table?.game,
    async (name): Promise<GameUi | undefined> => screens[name]?.(),
  )
  const ui = () => game.latest
  const active = createMemo<readonly Seat[]>(() => {
    const loaded = ui()
    return loaded && wire.view !== undefined && wire.table?.phase === 'play' ? loaded.active(wire.view) : []
  })

  const names = createMemo(() => (wire.table?.seats ?? []).map((seat) => seat.name ?? ''))
  const colours = createMemo(() => names().map((_, seat) => COLOURS_OF_SEATS[seat % COLOURS_OF_SEATS.length] ?? 'grey'))
  const seatOf = (seat: HeldSeat): Seat | undefined => {
    const at = names().indexOf(seat.name)
    return at < 0 || seat.name === '' ? undefined : at
  }
  /** Those still at the table; a seat the host has given away is not ours any more. */
  const mine = createMemo(() => held().filter((seat) => seat.token === token() || seatOf(seat) !== undefined))

  function use(next: string | undefined): void {
    const seat = held().find((it) => it.token === next)
    if (seat) setHeld(holdSeat(id, seat))
    setToken(next)
    con.switchTo(next)
  }

  async function sit(name: string, seat?: Seat): Promise<boolean> {
    setSitting(true)
    const answer = await takeSeat(id, name, seat)
    setSitting(false)
    if (!answer.ok) {
      con.notice(answer.refusal.rule, answer.refusal.facts)
      return false
    }
    con.quiet()
    await adopt(answer.value.token, await freshName(id, answer.value.seat, name))
    return true
  }

  async function adopt(fresh: string, name: string): Promise<void> {
    const now = token()
    const keeps = wire.you !== null && held().find((it) => it.token === now)
    setHeld(holdSeat(id, { token: fresh, name }))
    if (keeps) setHeld(holdSeat(id, keeps))
    else {
      setPlayerName(name)
      use(fresh)
    }
  }

  function leave(): void {
    const now = token()
    con.leave()
    if (now) setHeld(dropSeat(id, now))
    use(held()[0]?.token)
  }

  createEffect(() => {
    const now = token()
    const name = wire.you === null ? undefined : wire.table?.seats[wire.you]?.name
    if (now && name && held().find((it) => it.token === now)?.name !== name) setHeld(nameSeat(id, now, name))
  })

  // In the lobby nothing is hidden, so the seat used last may speak at once.
  createEffect(
    on(
      () => wire.table?.phase,
      (phase) => {
        const last = held()[0]
        if (phase === 'lobby' && token() === undefined && last) use(last.token)
      },
    ),
  )

  const title = () => wire.table?.title || hostTitle(names()[wire.table?.host ?? 0])
  return { id, con, wire, ui, active, names, colours, held, mine, token, seatOf, use, sit, sitting, leave, title }
}

const hostTitle = (host: string | undefined) => (host ? words().lobby.untitled(host) : words().lobby.nobody)
