/** npm run replay -- game.json [--trace trace.json] [--json] : a recorded game of 1822MX through our rules, move by move. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { Illegal } from '../shared/engine/game.ts'
import { replay } from '../test/records/replay.ts'
import { runFigures } from '../test/records/runs.ts'
import type { Trace } from '../test/records/trace.ts'

const SHOWN = 20
const { values, positionals } = parseArgs({
  options: { trace: { type: 'string' }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (file === undefined) {
  console.error('npm run replay -- game.json [--trace trace.json] [--json]')
  process.exit(2)
}
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function report() {
  const started = performance.now()
  try {
    const { actions, mismatches, result, broken, brought, findings, runs } = replay(
      json(file!),
      values.trace === undefined ? undefined : (json(values.trace) as Trace),
    )
    return {
      game: basename(file!, '.json'),
      actions,
      mismatches: mismatches.slice(0, SHOWN),
      mismatchCount: mismatches.length,
      result,
      ms: Math.round(performance.now() - started),
      runs: runFigures(runs),
      brought,
      findings,
      ...(broken ? { broken } : {}),
    }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    return { game: basename(file!, '.json'), mismatchCount: 1, refused: { rule: error.rule, facts: error.facts } }
  }
}

const told = report()
console.log(values.json ? JSON.stringify(told) : JSON.stringify(told, undefined, 2))
process.exit(told.mismatchCount > 0 ? 1 : 0)
