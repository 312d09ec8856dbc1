import { Illegal } from '../../shared/engine/game.ts'
import type { Replay } from './replay.ts'
import { replay } from './replay.ts'
import { newRuns, runFigures } from './runs.ts'
import type { Trace } from './trace.ts'

const SHOWN = 20

/** A replay in figures. They are the same whatever happens: what cannot be read or breaks off is a mismatch. */
export function report(game: string, read: () => { record: unknown; trace?: Trace }) {
  const started = performance.now()
  const { actions, mismatches, result, runs, ...more } = replayed(read)
  return {
    game,
    actions,
    mismatches: mismatches.slice(0, SHOWN),
    mismatchCount: mismatches.length,
    result,
    ms: Math.round(performance.now() - started),
    runs: runFigures(runs),
    ...more,
  }
}

type Told = Pick<Replay, 'actions' | 'mismatches' | 'result' | 'runs'> &
  Partial<Pick<Replay, 'brought' | 'findings' | 'broken'>>

function replayed(read: Parameters<typeof report>[1]): Told {
  try {
    const { record, trace } = read()
    const { actions, mismatches, result, runs, brought, findings, broken } = replay(record, trace)
    return { actions, mismatches, result, runs, brought, findings, ...(broken ? { broken } : {}) }
  } catch (error) {
    const why = error instanceof Illegal ? { rule: error.rule, facts: error.facts } : { error: String(error) }
    return { actions: 0, mismatches: [{ at: 0, key: 'record', trace: null, ours: why }], result: {}, runs: newRuns() }
  }
}
