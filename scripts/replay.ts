/** npm run replay -- game.json [--trace trace.json] [--json] : a recorded game of 1822MX through our rules, move by move. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from '../test/records/report.ts'
import type { Trace } from '../test/records/trace.ts'

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

const told = report(basename(file, '.json'), () => ({
  record: json(file),
  ...(values.trace === undefined ? {} : { trace: json(values.trace) as Trace }),
}))
console.log(values.json ? JSON.stringify(told) : JSON.stringify(told, undefined, 2))
process.exit(told.mismatchCount > 0 ? 1 : 0)
