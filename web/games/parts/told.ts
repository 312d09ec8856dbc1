import type { LogLine } from '../../../shared/engine/protocol.ts'
import { stackOf } from '../../../shared/engine/table.ts'

/** The news that stood in the end, without what was taken back. The log comes from our own server, so it holds news of this game. */
export function toldIn<News>(log: readonly LogLine[]): News[] {
  const standing = new Set(stackOf(log).map((step) => step.seq))
  return log
    .filter((line) => line.kind === 'start' || standing.has(line.seq))
    .flatMap((line) => line.news as readonly News[])
}
