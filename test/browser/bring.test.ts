import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownRecord } from '../records/own.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import { LAPTOP, newPage, PHONE, seqOf } from '../support/tables.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

test(
  'a record is brought along, looked through, and played on by whoever sits down',
  { timeout: 120_000 },
  async () => {
    const errors: string[] = []
    const page = await newPage(browser, LAPTOP, errors)
    const bring = async (how: 'bring-look' | 'bring-live') => {
      await page.goto(server.url)
      await page.getByTestId('game-mx1822').click()
      await page.getByTestId('bring').click()
      await page.getByTestId(how).click()
      await page.getByTestId('bring-text').fill(JSON.stringify(ownRecord()))
      await page.getByTestId('bring-send').click()
      await page.getByTestId('bring-open').click()
      await page.locator('.play').waitFor()
    }
    await bring('bring-look')
    const last = await seqOf(page)
    expect(last).toBeGreaterThan(5)
    await page.getByTestId('menu').click()
    await page.getByTestId('look-back').click()
    await page.locator(`[data-testid="past"][data-seq="${last - 1}"]`).waitFor()
    await page.getByTestId('past-first').click()
    await page.locator('[data-testid="past"][data-seq="1"]').waitFor()

    await bring('bring-live')
    await page.locator('[data-testid^="seat-"]').first().click()
    await page.getByTestId('sit-name').fill('Dora')
    await page.getByTestId('sit').click()
    await page.getByTestId('undo').waitFor()
    expect(errors).toEqual([])
    await page.context().close()
  },
)

test('nonsense instead of a record is told to be nonsense', async () => {
  const page = await newPage(browser, PHONE)
  await page.goto(server.url)
  await page.getByTestId('game-mx1822').click()
  await page.getByTestId('bring').click()
  for (const text of ['hello', '{}', '[1,2]', '{"actions":[{"type":"fly"}]}']) {
    await page.getByTestId('bring-text').fill(text)
    await page.getByTestId('bring-send').click()
    await page.getByTestId('bring-notice').waitFor()
  }
  expect(await page.getByTestId('bring-open').count()).toBe(0)
  await page.context().close()
})
