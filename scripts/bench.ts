/** npm run bench -- --json : figures of this machine, each beside a baseline of the same run. */
import { randomUUID } from 'node:crypto'
import { bundleSizes } from '../test/bench/bundles.ts'
import { engineSpeed } from '../test/bench/engine.ts'
import { railFigures } from '../test/bench/mx1822.ts'
import { routeSpeed } from '../test/bench/routes.ts'
import { wireFigures } from '../test/bench/wire.ts'
import { startServer } from '../test/support/server.ts'

const json = process.argv.includes('--json')
const say = (text: string) => json || console.log(text)

say('engine …')
const engine = { ...engineSpeed(), ...railFigures() }
say('routes …')
const routes = routeSpeed()
say('bundles …')
const bundles = await bundleSizes()
say('server …')
const server = await startServer({ config: 'test/bench/wrangler.toml' })
try {
  const wire = await wireFigures(server.url, randomUUID())
  const report = { ...engine, ...routes, ...wire, ...bundles }
  if (json) console.log(JSON.stringify(report))
  else console.table(report)
} finally {
  await server.stop()
}
