import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seeded } from '../../shared/engine/random.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import { gather, LAPTOP, PHONE, settled } from '../support/tables.ts'
import { decideOnce } from './cuba18-clicks.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const told = async (page: Page): Promise<string> => (await page.locator('.stream').textContent()) ?? ''
const markPage = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'))
const isMarked = (page: Page) => page.locator('html[data-same-page="yes"]').count()

/** A power cut: every page notices, waits, and goes on where it was. */
async function cutThePower(pages: readonly Page[]): Promise<void> {
  const before = await settled(pages)
  await server.kill()
  for (const page of pages) await page.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
  await server.restart()
  for (const page of pages)
    await page.locator('[data-testid="status"][data-status="live"]').waitFor({ timeout: 30_000 })
  expect(await settled(pages)).toEqual(before)
}

test('four players, two on phones, from the first auction to the end of the second set of operating rounds', async () => {
  const party = await gather(browser, server.url, ['Ana', 'Bruno', 'Chela', 'Darío'], {
    game: 'cuba18',
    devices: [LAPTOP, PHONE, LAPTOP, PHONE],
  })
  const [page] = party.pages as [Page]
  await Promise.all(party.pages.map(markPage))
  const rng = seeded([18])
  const seen = new Set<string>()
  const playUntil = async (chapter: string) => {
    while (!(await told(page)).includes(chapter)) seen.add(await decideOnce(party.pages, rng))
  }
  await playUntil('Operating round 1')
  await cutThePower(party.pages)
  await playUntil('Stock round 3')
  expect([...seen]).toEqual(expect.arrayContaining(['auction', 'draft', 'stock', 'track', 'run', 'income', 'trains']))
  expect(new Set(await settled(party.pages)).size).toBe(1)
  for (const other of party.pages) {
    expect(await other.getByTestId('broken').count()).toBe(0)
    expect(await isMarked(other)).toBe(1)
  }
  expect(party.errors).toEqual([])
  await party.close()
})

test('a short game for two in the west, to the end', async () => {
  const party = await gather(browser, server.url, ['Ana', 'Bruno'], { game: 'cuba18', choose: ['two-shortWest'] })
  const rng = seeded([2])
  while ((await party.pages[0]!.locator('.end h1').count()) === 0) await decideOnce(party.pages, rng)
  for (const page of party.pages) {
    await page.locator('.end h1').waitFor()
    expect(await page.locator('.end tbody tr').count()).toBe(2)
  }
  const verdicts = await Promise.all(party.pages.map((page) => page.locator('.end h1').innerText()))
  expect(new Set(verdicts).size).toBe(1)
  expect(party.errors).toEqual([])
  await party.close()
})
