/** npm run screenshots [-- cuba] [--record game.json] : every screen on phone, laptop and wide, light and dark, into screenshots/. */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { below, seeded } from '../shared/engine/random.ts'
import { launchBrowser } from '../test/support/browser.ts'
import { startServer } from '../test/support/server.ts'
import { shootCuba18 } from './screenshots-cuba18.ts'
import { createTable, decide, LAPTOP, newPage, phaseOf, seqOf, sitDown } from '../test/support/tables.ts'
import { shootMx1822 } from './screenshots-mx1822.ts'

const FOLDER = 'screenshots'
const SIZES = {
  small: [360, 740],
  phone: [390, 844],
  tablet: [820, 1180],
  laptop: [1440, 900],
  wide: [1920, 1080],
} as const
const NAMES = ['Inés', 'Bruno', 'Wen', 'Tomás']

/** By game: options to play with, and from which action on a phase is worth a picture; those of the start come at once. */
const GAMES = {
  santiago: { choose: [], from: 30, atOnce: [] },
  cuba: { choose: ['side-own', 'faceDown-true'], from: 75, atOnce: ['choose', 'lay'] },
} as const satisfies Record<string, { choose: readonly string[]; from: number; atOnce: readonly string[] }>
type Game = keyof typeof GAMES

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

const TARGETS = '.target.can, .c-spot.can:visible, [data-testid^="choice-"]:visible'

/** The first time a phase is worth it: as it is asked, and with something chosen. */
async function shootPhase(page: Page, name: string): Promise<void> {
  await shoot(page, name)
  const targets = page.locator(TARGETS)
  const count = await targets.count()
  if (count === 0) return
  await targets.nth(Math.min(2, count - 1)).click({ force: true })
  await shoot(page, `${name}-chosen`)
}

async function shootSheets(page: Page, game: Game): Promise<void> {
  await page.getByTestId('menu').click()
  await page.getByTestId('about').click()
  await page.getByTestId('about-table').waitFor()
  await shoot(page, `${game}-about`)
  await page.keyboard.press('Escape')
}

async function playThrough(pages: readonly Page[], game: Game): Promise<void> {
  const { from, atOnce } = GAMES[game]
  const [host] = pages as [Page]
  const rng = seeded([9])
  const seen = new Set<string>()
  for (let idle = 0; idle < 300 && (await host.locator('.end[data-seq]').count()) === 0;) {
    const before = await seqOf(host)
    for (const page of pages) {
      if ((await page.getByTestId('confirm').count()) === 0) continue
      const phase = await phaseOf(page)
      const due = before > from || (atOnce as readonly string[]).includes(phase)
      if (due && phase !== '' && !seen.has(phase)) {
        seen.add(phase)
        await shootPhase(page, `${game}-${phase}`)
        const other = pages.find((it) => it !== page)
        if (other && before > from && !seen.has('waiting')) {
          seen.add('waiting')
          await shoot(other, `${game}-waiting`)
        }
      }
      await decide(page, rng)
    }
    await host.waitForTimeout(20 + below(rng, 5))
    idle = (await seqOf(host)) > before ? 0 : idle + 1
  }
}

async function shootGame(pages: readonly Page[], url: string, game: Game): Promise<void> {
  const [host, ...guests] = pages as [Page, ...Page[]]
  await host.goto(`${url}/rules/${game}`)
  await host.locator('main h1').waitFor()
  await shoot(host, `${game}-rules`)
  const link = await createTable(host, url, { name: NAMES[0] ?? '', seats: 4 }, { game, choose: GAMES[game].choose })
  for (const [at, page] of guests.entries()) {
    if (at === 2) await shoot(host, `${game}-lobby`)
    await page.goto(link)
    await sitDown(page, NAMES[at + 1] ?? '')
  }
  await host.getByTestId('start').click()
  await Promise.all(pages.map((page) => page.locator('.play').waitFor()))
  await shootSheets(host, game)
  await playThrough(pages, game)
  await host.locator('.end h1').waitFor()
  await shoot(host, `${game}-end`)
}

const { values, positionals } = parseArgs({ options: { record: { type: 'string' } }, allowPositionals: true })
const isWanted = (game: string): boolean => positionals.length === 0 || positionals.includes(game)
const games = (Object.keys(GAMES) as Game[]).filter(isWanted)
await mkdir(FOLDER, { recursive: true })
await build({ logLevel: 'warn' })
const [server, browser] = await Promise.all([startServer(), launchBrowser()])
try {
  const pages = await Promise.all(NAMES.map(() => newPage(browser, LAPTOP)))
  const [host] = pages as [Page]
  await host.goto(server.url)
  await shoot(host, 'home')
  await host.getByTestId('game-cuba').click()
  await shoot(host, 'home-cuba')
  await host.goto(`${server.url}/t/aaaa-bbbb-cccc`)
  await host.getByTestId('nowhere').waitFor()
  await shoot(host, 'unknown')
  for (const game of games) await shootGame(pages, server.url, game)
  if (isWanted('mx1822')) await shootMx1822({ browser, url: server.url, shoot }, NAMES, values.record)
  if (isWanted('cuba18')) await shootCuba18({ browser, url: server.url, shoot }, NAMES)
} finally {
  await browser.close()
  await server.stop()
}
