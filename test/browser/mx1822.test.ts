import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import { gather, LAPTOP, PHONE, playOn, settled } from '../support/tables.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const NAMES = ['Ana', 'Bruno', 'Chela']

const deciding = async (pages: readonly Page[]): Promise<Page> => {
  for (const page of pages) if ((await page.getByTestId('confirm').count()) > 0) return page
  throw new Error('nobody decides')
}

test('two bids in one turn, sent together, and everybody sees them', async () => {
  const party = await gather(browser, server.url, NAMES, { game: 'mx1822' })
  const page = await deciding(party.pages)
  await page.locator('.minors .rp-box').nth(1).click()
  await page.getByTestId('plus').click()
  await page.getByTestId('add-bid').click()
  await page.locator('.minors .rp-box').nth(2).click()
  expect(await page.locator('.mx-outlook').innerText()).toContain('50') // where both would start
  await page.getByTestId('confirm').click()
  await page.locator('.play[data-seq="2"]').waitFor()
  expect(new Set(await settled(party.pages)).size).toBe(1)
  for (const other of party.pages) {
    expect(await other.locator('.minors .rp-box').nth(1).innerText()).toContain('105')
    expect(await other.locator('.minors .rp-box').nth(2).innerText()).toContain('100')
  }
  expect(party.errors).toEqual([])
  await party.close()
})

test('a standing order is its owner’s alone and passes for them', async () => {
  const party = await gather(browser, server.url, NAMES, { game: 'mx1822' })
  const page = await deciding(party.pages)
  const waiting = party.pages.filter((other) => other !== page)
  const [one, two] = waiting as [Page, Page]
  await one.getByTestId('choice-standing').click()
  await one.getByTestId('choice-until-end').click()
  await one.getByTestId('confirm').click()
  await one.locator('.mx-standing').getByText('passing').waitFor()
  expect(await two.locator('.wall').innerText()).not.toContain('passing')
  expect(party.errors).toEqual([])
  await party.close()
})

test('stock and operating rounds by clicking only what lights up, one player on a phone', async () => {
  const party = await gather(browser, server.url, NAMES, { game: 'mx1822', devices: [LAPTOP, PHONE, LAPTOP] })
  await playOn(party.pages, 5, (seq) => seq >= 60)
  const numbers = await settled(party.pages)
  expect(new Set(numbers).size).toBe(1)
  expect(numbers[0]).toBeGreaterThanOrEqual(60)
  expect(await party.pages[0]!.locator('.stream').textContent()).toContain('Operating round 1')
  expect(await party.pages[0]!.locator('[data-testid="broken"]').count()).toBe(0)
  expect(party.errors).toEqual([])
  await party.close()
})
