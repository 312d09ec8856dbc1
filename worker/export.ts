import { info } from '../shared/engine/table.ts'
import type { Seat } from '../shared/engine/game.ts'
import type { Desk } from './desk.ts'

/** The table as a file. A finished game has no secrets left and is exported whole; a running one as this seat sees it. */
export function exported({ game, play, store }: Desk, seat: Seat | null): string {
  const over = play.table.phase === 'over'
  const entries = over ? store.entriesFrom(1) : undefined
  return JSON.stringify({
    format: 'malecon-table-1',
    table: info(play.table),
    seq: play.seq,
    ...(play.state ? { state: over ? play.state : game.view(play.state, seat) } : {}),
    log: entries ?? store.lines(play.seq + 1, 100_000),
    chat: store.chat(100_000),
  })
}
