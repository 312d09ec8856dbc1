import { diff } from '../shared/engine/diff.ts'
import type { Facts, Seat, State } from '../shared/engine/game.ts'
import type { FromServer, Presence } from '../shared/engine/protocol.ts'
import { info, line, seatOf } from '../shared/engine/table.ts'
import type { Entry } from '../shared/engine/table.ts'
import type { Desk } from './desk.ts'

/** What a sleeping object must still know about a socket. */
export interface Badge {
  readonly hash: string | null // of the seat token it showed
  readonly seat: Seat | null // as it was last told
  readonly at: number
}

const SILENT = 45_000
const LINES = 60

export const badgeOf = (ws: WebSocket): Badge | null => ws.deserializeAttachment() as Badge | null
export const pin = (ws: WebSocket, badge: Badge): void => ws.serializeAttachment(badge)
export const send = (ws: WebSocket, message: FromServer): void => sendText(ws, JSON.stringify(message))

function sendText(ws: WebSocket, text: string): void {
  try {
    ws.send(text)
  } catch {
    // The socket closed in the meantime; its client comes back and says what it has.
  }
}

export function refuse(ws: WebSocket, rule: string, facts: Facts = {}, id?: string): void {
  send(ws, { t: 'refused', rule, facts, ...(id === undefined ? {} : { id }) })
}

/** Sockets that have said hello. */
export const listeners = ({ ctx }: Desk): [WebSocket, Badge][] =>
  ctx.getWebSockets().flatMap((ws) => {
    const badge = badgeOf(ws)
    return badge ? [[ws, badge] as [WebSocket, Badge]] : []
  })

export const seatNow = (desk: Desk, badge: Badge): Seat | null =>
  badge.hash === null ? null : seatOf(desk.play.table, badge.hash)

export function presence(desk: Desk, gone?: WebSocket): Presence {
  const now = Date.now()
  // A tab that vanished without a close can linger in the list; its pings have stopped.
  const alive = listeners(desk).filter(([ws, badge]) => {
    const heard = desk.ctx.getWebSocketAutoResponseTimestamp(ws)?.getTime() ?? 0
    return ws !== gone && Math.max(heard, badge.at) > now - SILENT
  })
  const seats = alive.map(([, badge]) => badge.seat)
  return {
    here: [...new Set(seats.filter((seat) => seat !== null))].sort(),
    watching: seats.filter((seat) => seat === null).length,
  }
}

export function sendPresence(desk: Desk, gone?: WebSocket): void {
  const text = JSON.stringify({ t: 'presence', ...presence(desk, gone) } satisfies FromServer)
  for (const [ws] of listeners(desk)) if (ws !== gone) sendText(ws, text)
}

export function welcome(desk: Desk, ws: WebSocket, seat: Seat | null): void {
  const { game, play, store } = desk
  send(ws, {
    t: 'welcome',
    you: seat,
    seq: play.seq,
    table: info(play.table),
    log: store.lines(play.seq + 1, LINES),
    chat: store.chat(LINES),
    presence: presence(desk),
    ...(play.state ? { view: game.view(play.state, seat) } : {}),
  })
}

/** After a change of seats: whoever sits elsewhere now gets a new view, the others the new list. */
export function announce(desk: Desk, { all = false } = {}): void {
  const text = JSON.stringify({ t: 'table', table: info(desk.play.table) } satisfies FromServer)
  for (const [ws, badge] of listeners(desk)) {
    const seat = seatNow(desk, badge)
    if (seat === badge.seat && !all) sendText(ws, text)
    else {
      pin(ws, { ...badge, seat })
      welcome(desk, ws, seat)
    }
  }
}

/** One small message per socket: what changed in its own view, and the news. */
export function fanOut(desk: Desk, before: State, entry: Entry, by: WebSocket): void {
  const { game, play } = desk
  const texts = new Map<Seat | null, string>()
  for (const [ws, { seat }] of listeners(desk)) {
    let text = texts.get(seat)
    if (text === undefined) {
      const ops = diff(game.view(before, seat), game.view(play.state, seat))
      text = JSON.stringify({
        t: 'patch',
        from: entry.seq - 1,
        seq: entry.seq,
        ops,
        log: [line(entry)],
      } satisfies FromServer)
      texts.set(seat, text)
    }
    sendText(ws, ws === by ? `${text.slice(0, -1)},"id":${JSON.stringify(entry.id)}}` : text)
  }
}
