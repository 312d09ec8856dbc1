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
  phaseOf,
  playOn,
  seqOf,
  settled,
  sitDown,
} from '../support/tables.ts'

const WHOLE_GAME = 900_000

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const reached = (pages: readonly Page[], seq: number) =>
  Promise.all(pages.map((page) => page.locator(`[data-seq="${seq}"]`).waitFor()))
const deciding = async (pages: readonly Page[]): Promise<Page> => {
  for (const page of pages) if ((await page.getByTestId('confirm').count()) > 0) return page
  throw new Error('nobody decides')
}

test(
  'a whole game by clicking only what lights up: two phones, two laptops, a killed server',
  { timeout: WHOLE_GAME },
  async () => {
    const party = await gather(browser, server.url, ['Inés', 'Bruno', 'Wen', 'Tomás'], {
      game: 'cuba',
      devices: [LAPTOP, PHONE, PHONE, LAPTOP],
    })
    await Promise.all(
      party.pages.map((page) => page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'))),
    )
    await playOn(party.pages, 11, (seq) => seq >= 70)
    const before = await settled(party.pages)
    await server.kill()
    for (const page of party.pages) await page.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
    await server.restart()
    for (const page of party.pages)
      await page.locator('[data-testid="status"][data-status="live"]').waitFor({ timeout: 30_000 })
    expect(await settled(party.pages)).toEqual(before)
    await playOn(party.pages, 12)
    const verdicts = new Set<string>()
    for (const page of party.pages) {
      await page.locator('.end h1').waitFor()
      expect(await page.locator('.end tbody tr').count()).toBe(4)
      expect(await page.locator('html').getAttribute('data-same-page')).toBe('yes')
      verdicts.add(await page.locator('.end h1').innerText())
    }
    expect(verdicts.size).toBe(1)
    expect(party.errors).toEqual([])
    await party.close()
  },
)

/** What the server tells this page from now on. */
async function eavesdrop(page: Page): Promise<string[]> {
  const frames: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await page.reload()
  await page.locator('.play').waitFor()
  return frames
}

const telling = (frames: readonly string[], key: string) => frames.filter((frame) => frame.includes(`"${key}"`))

describe('what is sealed', () => {
  test('face-down cards and bids stay their owner’s until all are in', { timeout: WHOLE_GAME }, async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben', 'Cy'], {
      game: 'cuba',
      choose: ['faceDown-true'],
      devices: [LAPTOP, PHONE, LAPTOP],
    })
    const [ana, ben] = party.pages as [Page, Page]
    await playOn(party.pages, 3, async (_, page) => (await phaseOf(page)) === 'lay')
    const [seq = 0] = await settled(party.pages)
    const heard = { ana: await eavesdrop(ana), ben: await eavesdrop(ben) }
    await settled(party.pages)
    for (const frames of Object.values(heard)) frames.length = 0

    await decide(ana, seeded([1]))
    await reached(party.pages, seq + 1)
    expect(telling(heard.ana, 'laid').length).toBe(1)
    expect(telling(heard.ben, 'laid')).toEqual([])
    expect(await ben.locator('.strip .ps .ic').count()).toBe(2)

    const bothCanBid = async () =>
      (await ana.getByTestId('choice-bid-all').count()) + (await ben.getByTestId('choice-bid-all').count()) === 2
    await playOn(party.pages, 4, async (_, page) => (await phaseOf(page)) === 'bid' && (await bothCanBid()))
    const [bidding = 0] = await settled(party.pages)
    for (const frames of Object.values(heard)) frames.length = 0
    await ben.getByTestId('choice-bid-0').click()
    await ana.getByTestId('choice-bid-all').click()
    await ana.getByTestId('confirm').click()
    await reached(party.pages, bidding + 1)
    expect(telling(heard.ana, 'bids').length).toBe(1)
    expect(telling(heard.ben, 'bids')).toEqual([])
    expect(telling(heard.ben, 'pesos')).toEqual([])
    expect(await ben.getByTestId('choice-bid-0').getAttribute('aria-pressed')).toBe('true')
    expect(await ana.locator('.ask').innerText()).toContain('Sealed')

    await ben.getByTestId('confirm').click()
    await playOn(party.pages, 5, async (_, page) => (await phaseOf(page)) !== 'bid')
    await settled(party.pages)
    expect(telling(heard.ben, 'pesos').length).toBeGreaterThan(0)
    expect(party.errors).toEqual([])
    await party.close()
  })
})

test(
  'the smallest phone never scrolls in a whole round, and the wall stays in reach',
  { timeout: WHOLE_GAME },
  async () => {
    const small = { ...PHONE, viewport: { width: 360, height: 740 } }
    const party = await gather(browser, server.url, ['Ana', 'Ben'], { game: 'cuba', devices: [small, small] })
    const phases = new Set<string>()
    const fits = async (page: Page) => {
      phases.add(await phaseOf(page))
      const overflow = await page.evaluate(() => [
        document.documentElement.scrollWidth - window.innerWidth,
        document.documentElement.scrollHeight - window.innerHeight,
        Math.round((document.querySelector('.wall')?.getBoundingClientRect().bottom ?? 0) - window.innerHeight),
        Math.max(
          0,
          ...[...document.querySelectorAll('.wall *')].map((it) => it.getBoundingClientRect().right - innerWidth),
        ),
      ])
      expect({ phase: await phaseOf(page), overflow }).toMatchObject({ overflow: [0, 0, 0, 0] })
      return false
    }
    await playOn(party.pages, 21, async (seq, page) => (await fits(page)) || seq > 45)
    expect([...phases]).toEqual(expect.arrayContaining(['choose', 'play', 'bid', 'enact']))
    expect(party.errors).toEqual([])
    await party.close()
  },
)

describe('by keyboard alone', () => {
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let i = 0; i < 150; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key never reaches ${selector}`)
  }

  test('a card and its action are chosen, dropped, confirmed and taken back', { timeout: WHOLE_GAME }, async () => {
    const party = await gather(browser, server.url, ['Ana', 'Ben'], { game: 'cuba' })
    const first = await deciding(party.pages)
    for (const piece of ['stone', 'stone', 'citrus', 'tobacco']) {
      await tabTo(first, `[data-part="stock:${piece}"]`)
      await first.keyboard.press('Space')
    }
    await first.keyboard.press('Enter')
    await reached(party.pages, 2)
    await decide(await deciding(party.pages), seeded([2]))
    await reached(party.pages, 3)

    const page = await deciding(party.pages)
    await tabTo(page, '[data-part="card:worker"]')
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('confirm').isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[data-testid="confirm"][disabled]').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await reached(party.pages, 4)
    await tabTo(page, '[data-part="field:C3"]')
    await page.keyboard.press('Enter')
    expect(await page.getByTestId('hold-wood').innerText()).toContain('2')
    await page.keyboard.press('Enter')
    await reached(party.pages, 5)
    await page.locator('[data-testid="undo"][aria-disabled="false"]').waitFor()
    await page.keyboard.press('u')
    await reached(party.pages, 6)
    expect(await phaseOf(page)).toBe('worker')
    expect(party.errors).toEqual([])
    await party.close()
  })
})

test('options are chosen, changed by the host, seen by all and told with the data that is our choice', async () => {
  const [host, guest] = (await Promise.all([newPage(browser, LAPTOP), newPage(browser, PHONE)])) as [Page, Page]
  const link = await createTable(host, server.url, { name: 'Ana', seats: 3 }, { game: 'cuba', choose: ['side-own'] })
  await guest.goto(link)
  await sitDown(guest, 'Ben')
  await guest.locator('[data-testid="side-own"][aria-pressed="true"][disabled]').waitFor()
  await host.getByTestId('faceDown-true').click()
  await guest.locator('[data-testid="faceDown-true"][aria-pressed="true"]').waitFor()
  await host.getByTestId('start').click()
  await guest.locator('.play').waitFor()
  await guest.getByTestId('menu').click()
  await guest.getByTestId('about').click()
  const about = guest.getByTestId('about-table')
  expect(await about.locator('dd b').allInnerTexts()).toEqual(['own', 'face down'])
  expect(await about.locator('.about-ships li').count()).toBe(15)
  expect(await about.locator('.about-fields').count()).toBe(6)
  expect(await seqOf(host)).toBe(1)
  await Promise.all([host.context().close(), guest.context().close()])
})
