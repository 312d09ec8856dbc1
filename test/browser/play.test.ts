import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import { gather, LAPTOP, PHONE, playOn, seqOf, settled } from '../support/tables.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

describe('a whole game by clicking only what lights up', () => {
  test('four players, two of them on phones, to the final scoring', async () => {
    const party = await gather(browser, server.url, ['Inés', 'Bruno', 'Wen', 'Tomás'], {
      devices: [LAPTOP, PHONE, LAPTOP, PHONE],
    })
    await playOn(party.pages, 4)
    for (const page of party.pages) {
      await page.locator('.end h1').waitFor()
      expect(await page.locator('.end tbody tr').count()).toBe(4)
    }
    const verdicts = await Promise.all(party.pages.map((page) => page.locator('.end h1').innerText()))
    expect(new Set(verdicts).size).toBe(1)
    expect(party.errors).toEqual([])
    await party.close()
  })

  test('two players; the server is killed mid-game and everybody goes on without a reload', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    await Promise.all(
      party.pages.map((page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'))),
    )
    await playOn(party.pages, 2, (seq) => seq >= 15)
    const [before] = await settled(party.pages)
    await server.kill()
    for (const page of party.pages) await page.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
    await server.restart()
    for (const page of party.pages)
      await page.locator('[data-testid="status"][data-status="live"]').waitFor({ timeout: 30_000 })
    expect(await settled(party.pages)).toEqual([before, before])
    await playOn(party.pages, 3)
    for (const page of party.pages) {
      await page.locator('.end h1').waitFor()
      expect(await page.locator('html').getAttribute('data-same-page')).toBe('yes')
    }
    expect(party.errors).toEqual([])
    await party.close()
  })
})

test('a lost network is seen on the badge, and the game goes on when it is back', async () => {
  const party = await gather(browser, server.url, ['Ana', 'Ben'])
  await playOn(party.pages, 5, (seq) => seq >= 4)
  const [before = 0] = await settled(party.pages)
  await Promise.all(party.pages.map((page) => page.context().setOffline(true)))
  for (const page of party.pages) await page.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
  await Promise.all(party.pages.map((page) => page.context().setOffline(false)))
  for (const page of party.pages)
    await page.locator('[data-testid="status"][data-status="live"]').waitFor({ timeout: 30_000 })
  await playOn(party.pages, 6, (seq) => seq >= before + 3)
  const [now = 0] = await settled(party.pages)
  expect(now).toBeGreaterThanOrEqual(before + 3)
  expect(await seqOf(party.pages[1]!)).toBe(now)
  await party.close()
})
