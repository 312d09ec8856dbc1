import { PING, PONG } from '../../shared/engine/protocol.ts'
import type { FromClient, FromServer } from '../../shared/engine/protocol.ts'

export const PACE = { first: 300, most: 5000, visible: 5000, hidden: 15_000, dead: 10_000 } as const

export interface Hooks {
  opened(): void
  message(message: FromServer): void
  closed(everOpen: boolean): void
  lag(milliseconds: number): void
}

/** Half of the wait is luck, so a restarted server is not met by everybody at once. */
export function wait(attempt: number, luck: number): number {
  const most = Math.min(PACE.most, PACE.first * 2 ** attempt)
  return most / 2 + (most / 2) * luck
}

export interface Line {
  send(message: FromClient): void
  check(): void // ping now, e.g. after the laptop woke up
  close(): void
}

export function openLine(url: string, hooks: Hooks): Line {
  const socket = new WebSocket(url)
  let open = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: number | undefined

  const end = () => {
    if (over) return
    over = true
    clearTimeout(timer)
    socket.close()
    hooks.closed(open)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(ping, document.visibilityState === 'visible' ? PACE.visible : PACE.hidden)
  }
  const ping = () => {
    if (asked !== undefined || socket.readyState !== WebSocket.OPEN) return
    asked = performance.now()
    socket.send(PING)
    clearTimeout(timer)
    timer = setTimeout(end, PACE.dead)
  }
  const pong = () => {
    if (asked !== undefined) hooks.lag(Math.round(performance.now() - asked))
    asked = undefined
    later()
  }
  timer = setTimeout(end, PACE.dead)
  socket.onopen = () => {
    open = true
    hooks.opened()
    ping()
  }
  socket.onmessage = (event: MessageEvent<string>) => {
    if (event.data === PONG) pong()
    else if (!over) hooks.message(JSON.parse(event.data) as FromServer)
  }
  socket.onclose = end
  socket.onerror = end
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    check: ping,
    close() {
      over = true
      clearTimeout(timer)
      socket.close()
    },
  }
}
