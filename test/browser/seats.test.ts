import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '../../shared/engine/random.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import {
  createTable,
  decide,
  gather,
  LAPTOP,
  newPage,
  PHONE,
  playOn,
  seqOf,
  settled,
  sitDown,
} from '../support/tables.ts'

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const reached = (page: Page, seq: number) => page.locator(`[data-seq="${seq}"]`).waitFor()
/** Whoever has to drive the car, with the dice chosen. */
async function driver(pages: readonly Page[]): Promise<Page> {
  for (const page of pages) {
    if ((await page.locator('[data-phase="demand"]').count()) > 0 && (await page.getByTestId('confirm').count()) > 0) {
      await decide(page, seeded([1]))
    }
  }
  for (const page of pages) await reached(page, 2)
  for (const page of pages) if ((await page.getByTestId('confirm').count()) > 0) return page
  throw new Error('nobody drives')
}
const toACuban = (page: Page) => page.locator('[data-part^="stop-"].can:not([data-part="stop-0"])').first()

describe('a seat', () => {
  test('goes on another device with its private link, and the link leaves the address bar', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    const [ana] = party.pages as [Page, Page]
    const hold = await ana.locator('.hold').innerText()
    await ana.getByTestId('menu').click()
    await ana.getByTestId('move').click()
    const link = (await ana.getByTestId('private-link').getAttribute('data-link')) ?? ''
    expect(link).toMatch(/#seat=[\w-]{22}$/)
    const phone = await newPage(browser, PHONE)
    await phone.goto(link)
    await phone.locator('.play .hold').waitFor()
    expect(phone.url()).toBe(party.link)
    expect((await phone.locator('[data-testid="hold-peso"]').innerText()).trim()).toBe('3')
    expect(hold).toContain('3')
    await phone.context().close()
    await party.close()
  })

  test('nobody else’s goods, pesos or points reach an onlooker’s page', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    const frames: string[] = []
    const watcher = await newPage(browser, LAPTOP, party.errors)
    watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
    await watcher.goto(party.link)
    await watcher.getByTestId('watching').waitFor()
    await playOn(party.pages, 8, (seq) => seq >= 12)
    await settled([...party.pages, watcher])
    expect(frames.length).toBeGreaterThan(5)
    expect(frames.join('')).not.toContain('"curve"')
    expect(await watcher.getByTestId('confirm').count()).toBe(0)
    expect(party.errors).toEqual([])
    await watcher.context().close()
    await party.close()
  })

  test('two seats at one screen: handing over shows nothing of either player', async () => {
    const page = await newPage(browser, LAPTOP)
    await createTable(page, server.url, { name: 'Ana', seats: 2 })
    await sitDown(page, 'Ben')
    await page.getByTestId('start').click()
    await page.locator('.play').waitFor()
    let handed = 0
    for (let i = 0; i < 12; i++) {
      const handover = page.locator('.wall:has(.closed-row) .acts button').last()
      await page.getByTestId('confirm').or(handover).first().waitFor()
      if ((await page.getByTestId('confirm').count()) === 0) {
        expect(await page.locator('[data-testid^="hold-"]').count()).toBe(0)
        await handover.click()
        handed += 1
        await page.locator('[data-testid^="hold-"]').first().waitFor()
        continue
      }
      const seq = await seqOf(page)
      await decide(page, seeded([i]))
      await page.waitForFunction(
        (before) =>
          Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before ||
          document.querySelector('.closed-row') !== null,
        seq,
      )
    }
    expect(handed).toBeGreaterThan(1)
    await page.context().close()
  })
})

describe('taking back', () => {
  test('a drive is previewed, done with the keyboard, and undone with U', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    const page = await driver(party.pages)
    await toACuban(page).focus()
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('confirm').isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[data-testid="confirm"][disabled]').waitFor()
    await toACuban(page).focus()
    await page.keyboard.press('Enter')
    const offered = await page.getByTestId('confirm').innerText()
    await page.keyboard.press('Enter')
    for (const each of party.pages) await reached(each, 3)
    expect(offered.length).toBeGreaterThan(3)
    await page.locator('[data-testid="undo"][aria-disabled="false"]').waitFor()
    await page.keyboard.press('u')
    for (const each of party.pages) await reached(each, 4)
    expect(await page.locator('[data-phase]').getAttribute('data-phase')).toBe('drive')
    await party.close()
  })

  test('what others have seen is taken back only when everybody agrees', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    const page = await driver(party.pages)
    const other = party.pages.find((each) => each !== page) as Page
    expect(await page.getByTestId('undo').getAttribute('aria-disabled')).toBe('true')
    await toACuban(page).click()
    await page.getByTestId('confirm').click()
    for (const each of party.pages) await reached(each, 3)
    expect(await other.getByTestId('undo').getAttribute('aria-disabled')).toBe('true')
    await other.getByTestId('menu').click()
    await other.getByTestId('propose').click()
    await page.getByTestId('answer-yes').click()
    for (const each of party.pages) await reached(each, 4)
    expect(await other.locator('[data-phase]').getAttribute('data-phase')).toBe('demand')
    await party.close()
  })
})

describe('looking back', () => {
  test('any earlier moment, by the log, the buttons and the arrow keys; play goes on meanwhile', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    await playOn(party.pages, 8, (seq) => seq >= 8)
    await settled(party.pages)
    const [page, other] = party.pages as [Page, Page]
    const last = await seqOf(page)
    const moment = (seq: number) => page.locator(`[data-testid="past"][data-seq="${seq}"]`).waitFor()
    await page.getByTestId('menu').click()
    await page.getByTestId('look-back').click()
    await moment(last - 1)
    expect(await page.getByTestId('confirm').count()).toBe(0)
    await page.getByTestId('past-first').click()
    await moment(1)
    const board = () => page.locator('.stage').innerHTML()
    const first = await board()
    expect(first).not.toBe(await other.locator('.stage').innerHTML())
    await page.keyboard.press('ArrowRight')
    await moment(2)
    await page.keyboard.press('Escape')
    await page.getByTestId('past').waitFor({ state: 'detached' })
    await page.locator('.stream .moment').first().click()
    await page.getByTestId('past').waitFor()
    await page.getByTestId('past-close').click()
    expect(await seqOf(page)).toBe(last)
    expect(await seqOf(other)).toBe(last)
    expect(party.errors).toEqual([])
    await party.close()
  })
})

describe('a visitor', () => {
  test('with a link to no table gets a friendly page and a way home', async () => {
    const page = await newPage(browser, PHONE)
    await page.goto(`${server.url}/t/aaaa-bbbb-cccc`)
    await page.getByTestId('nowhere').waitFor()
    await page.goto(`${server.url}/t/<script>`)
    await page.getByTestId('nowhere').waitFor()
    await page.context().close()
  })

  test('with the smallest phone never has to scroll in play, and the wall stays in reach', async () => {
    const small = { ...PHONE, viewport: { width: 360, height: 740 } }
    const party = await gather(browser, server.url, ['Ana', 'Ben'], { devices: [small, small] })
    for (const page of party.pages) {
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - window.innerWidth,
        document.documentElement.scrollHeight - window.innerHeight,
      ])
      expect(overflow).toEqual([0, 0])
      const wall = await page.locator('.wall').boundingBox()
      expect((wall?.y ?? 0) + (wall?.height ?? 0)).toBeCloseTo(740, 0)
    }
    await party.close()
  })

  test('chats, and words that look like markup stay words', async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'])
    const [ana, ben] = party.pages as [Page, Page]
    await ana.getByTestId('say').fill('<img src=x onerror=alert(1)> hola')
    await ana.getByTestId('say-send').click()
    await ben.getByText('<img src=x onerror=alert(1)> hola').waitFor()
    expect(party.errors).toEqual([])
    await party.close()
  })
})
