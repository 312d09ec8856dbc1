/** npm run clicks -- --game mx1822 --seats 3 --seed 1 [--kill 200] : a whole game by clicking only what the pages offer. */
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { seeded } from '../shared/engine/random.ts'
import { decideOnce as cuba18 } from '../test/browser/cuba18-clicks.ts'
import { decideOnce as mx1822 } from '../test/browser/mx1822-clicks.ts'
import { launchBrowser } from '../test/support/browser.ts'
import { startServer } from '../test/support/server.ts'
import { gather, LAPTOP, PHONE, settled } from '../test/support/tables.ts'

const CLICKS = { mx1822, cuba18 }
const NAMES = ['Ana', 'Bruno', 'Chela', 'Darío', 'Elena', 'Félix']

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'mx1822' },
    seats: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    kill: { type: 'string', default: '200' }, // the server dies each time so many decisions have been made
  },
})
const decideOnce = CLICKS[values.game as keyof typeof CLICKS]
if (!decideOnce) throw new Error(`--game is one of ${Object.keys(CLICKS)}`)

await build({ logLevel: 'warn' })
const [server, browser] = await Promise.all([startServer(), launchBrowser()])
try {
  const names = NAMES.slice(0, Number(values.seats))
  const devices = names.map((_, seat) => (seat % 2 === 0 ? LAPTOP : PHONE))
  const party = await gather(browser, server.url, names, { game: values.game, devices })
  const [host] = party.pages as [Page]
  const rng = seeded([Number(values.seed)])
  const asked: Record<string, number> = {}
  for (let made = 1; (await host.locator('.end h1').count()) === 0; made++) {
    const phase = await decideOnce(party.pages, rng)
    asked[phase] = (asked[phase] ?? 0) + 1
    if (made % 50 === 0) console.log(made, await host.locator('.rs-when').innerText(), JSON.stringify(asked))
    if (made % Number(values.kill) === 0) await cutThePower(party.pages)
  }
  console.log(JSON.stringify({ asked, end: await host.locator('.end h1').innerText(), errors: party.errors }))
  process.exitCode = party.errors.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}

async function cutThePower(pages: readonly Page[]): Promise<void> {
  const before = await settled(pages)
  await server.kill()
  for (const page of pages) await page.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
  await server.restart()
  for (const page of pages) await page.locator('[data-testid="status"][data-status="live"]').waitFor()
  if (String(await settled(pages)) !== String(before)) throw new Error(`something was lost at ${before}`)
}
