import { stackOf } from '../../shared/engine/table.ts'
import type { Seat } from '../../shared/engine/game.ts'
import type { LogLine } from '../../shared/engine/protocol.ts'

export type Undo =
  | { readonly can: true }
  | { readonly can: false; readonly rule: 'undo.none.own' | 'undo.others' | 'undo.revealed'; readonly upto?: number }

/** Whether the last action may be taken back alone; if not, from where everybody could be asked. */
export function undoOf(log: readonly LogLine[], you: Seat | null): Undo {
  const stack = stackOf(log)
  const own = stack.findLast((step) => step.seat === you)
  if (!own) return { can: false, rule: 'undo.none.own' }
  if (own !== stack.at(-1)) return { can: false, rule: 'undo.others', upto: own.seq }
  return own.revealed ? { can: false, rule: 'undo.revealed', upto: own.seq } : { can: true }
}

/** The lines whose action no longer stands. */
export function undone(log: readonly LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const undo of log) {
    if (undo.kind !== 'undo') continue
    for (const line of log)
      if (line.kind === 'act' && line.seq >= (undo.upto ?? undo.seq) && line.seq < undo.seq) gone.add(line.seq)
  }
  return gone
}

/** How many actions this line took back. */
export function takenBack(log: readonly LogLine[], undo: LogLine): number {
  const before = stackOf(log.filter((line) => line.seq < undo.seq))
  return before.filter((step) => step.seq >= (undo.upto ?? undo.seq)).length
}
