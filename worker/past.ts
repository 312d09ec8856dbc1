import type { Seat } from '../shared/engine/game.ts'
import type { Past } from '../shared/engine/protocol.ts'
import { line, stateBefore } from '../shared/engine/table.ts'
import type { Desk } from './desk.ts'

/** The table as this seat saw it after entry `seq`. */
export function past({ game, play, store }: Desk, seat: Seat | null, seq: number): Past | undefined {
  if (!play.state || seq < 1 || seq > play.seq) return undefined
  const [entry, ...later] = store.entriesFrom(seq)
  return entry && { seq, line: line(entry), view: game.view(stateBefore(play.state, seq + 1, later), seat) }
}
