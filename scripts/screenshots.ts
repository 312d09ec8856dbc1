/** npm run screenshots : every screen on phone, laptop and wide, light and dark, into screenshots/. */
import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { below, seeded } from '../shared/engine/random.ts'
import { launchBrowser } from '../test/support/browser.ts'
import { startServer } from '../test/support/server.ts'
import { createTable, decide, LAPTOP, newPage, seqOf, sitDown } from '../test/support/tables.ts'

const FOLDER = 'screenshots'
const SIZES = {
  small: [360, 740],
  phone: [390, 844],
  tablet: [820, 1180],
  laptop: [1440, 900],
  wide: [1920, 1080],
} as const
const NAMES = ['Inés', 'Bruno', 'Wen', 'Tomás']

async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(120)
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  console.log(name)
}

await mkdir(FOLDER, { recursive: true })
await build({ logLevel: 'warn' })
const [server, browser] = await Promise.all([startServer(), launchBrowser()])
try {
  const pages = await Promise.all(NAMES.map(() => newPage(browser, LAPTOP)))
  const [host, ...guests] = pages as [Page, ...Page[]]
  await host.goto(server.url)
  await shoot(host, 'home')
  await host.goto(`${server.url}/rules/santiago`)
  await host.locator('main').waitFor()
  await shoot(host, 'rules')
  await host.goto(`${server.url}/t/aaaa-bbbb-cccc`)
  await host.getByTestId('nowhere').waitFor()
  await shoot(host, 'unknown')
  const link = await createTable(host, server.url, { name: NAMES[0] ?? '', seats: 4 })
  for (const [at, page] of guests.entries()) {
    if (at === 2) await shoot(host, 'lobby')
    await page.goto(link)
    await sitDown(page, NAMES[at + 1] ?? '')
  }
  await host.getByTestId('start').click()
  await Promise.all(pages.map((page) => page.locator('.play').waitFor()))
  const rng = seeded([9])
  const seen = new Set<string>()
  for (let idle = 0; idle < 300 && (await host.locator('.end').count()) === 0;) {
    const before = await seqOf(host)
    for (const page of pages) {
      if ((await page.locator('.wall.turn').count()) === 0) continue
      const phase = (await page.locator('[data-phase]').first().getAttribute('data-phase')) ?? ''
      if (before > 30 && !seen.has(phase)) {
        seen.add(phase)
        const target = page.locator('.target.can')
        const count = await target.count()
        if (count > 0) await target.nth(Math.min(2, count - 1)).click({ force: true })
        await shoot(page, `play-${phase}`)
        const waiting = pages.find((other) => other !== page)
        if (waiting && !seen.has('waiting')) {
          seen.add('waiting')
          await shoot(waiting, 'play-waiting')
        }
        break
      }
      await decide(page, rng)
    }
    await host.waitForTimeout(20 + below(rng, 5))
    idle = (await seqOf(host)) > before ? 0 : idle + 1
  }
  await host.locator('.end h1').waitFor()
  await shoot(host, 'end')
} finally {
  await browser.close()
  await server.stop()
}
