import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Seat } from '../../shared/engine/game.ts'
import { seeded } from '../../shared/engine/random.ts'
import { mx1822 } from '../../shared/games/mx1822/game.ts'
import type { Charter, State } from '../../shared/games/mx1822/state.ts'
import { ofType } from '../../web/games/mx1822/choice.ts'
import { MX_LIKES, playAhead } from '../support/ahead.ts'
import { launchBrowser } from '../support/browser.ts'
import { askWho, confirm, first } from '../support/clicks.ts'
import { startServer } from '../support/server.ts'
import type { Server } from '../support/server.ts'
import { gather, LAPTOP, openSeats, PHONE, seqOf, settled } from '../support/tables.ts'
import { decideOnce } from './mx1822-clicks.ts'

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

const told = async (page: Page): Promise<string> => (await page.locator('.stream').textContent()) ?? ''

test('from the first bids through two stock rounds and their operating rounds: a phone, two laptops, a killed server', async () => {
  const party = await gather(browser, server.url, NAMES, { game: 'mx1822', devices: [LAPTOP, PHONE, LAPTOP] })
  const [page] = party.pages as [Page]
  for (const it of party.pages) await it.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'))
  const rng = seeded([5])
  const seen = new Set<string>()
  const playUntil = async (line: string) => {
    while (!(await told(page)).includes(line)) seen.add(await decideOnce(party.pages, rng))
  }
  await playUntil('Stock round 2')
  expect(await told(page)).toContain('wins FCM with M18')
  expect(await told(page)).toMatch(/floats at 50 with/)
  const before = await settled(party.pages)
  await server.kill()
  for (const it of party.pages) await it.locator('[data-testid="status"]:not([data-status="live"])').waitFor()
  await server.restart()
  for (const it of party.pages)
    await it.locator('[data-testid="status"][data-status="live"]').waitFor({ timeout: 30_000 })
  expect(await settled(party.pages)).toEqual(before)
  await playUntil('Stock round 3')
  expect([...seen]).toEqual(expect.arrayContaining(['stockRound', 'housekeeping', 'track', 'run', 'trains']))
  expect(new Set(await settled(party.pages)).size).toBe(1)
  for (const it of party.pages) {
    expect(await it.locator('html').getAttribute('data-same-page')).toBe('yes')
    expect(await it.getByTestId('broken').count()).toBe(0)
  }
  expect(party.errors).toEqual([])
  await party.close()
})

test('track is laid by keyboard alone: an arrow to the map, Enter chooses, R turns, Enter lays', async () => {
  const seats = await playAhead<State>(server.url, mx1822, {
    names: NAMES,
    seed: 3,
    likes: MX_LIKES,
    moment: (s, seat) => mx1822.offers(s, seat).some(ofType('layTile')),
  })
  const party = await openSeats(browser, server.url, seats)
  const { page } = await askWho(party.pages)
  const before = await seqOf(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const main = page.getByTestId('confirm')
  await main.and(page.locator(':enabled')).waitFor()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await page.locator(`.play[data-seq="${before + 1}"]`).waitFor()
  expect(party.errors).toEqual([])
  await party.close()
})

const companyNow = (s: State): Charter | undefined =>
  s.round.at === 'operating' ? s.companies[s.round.turn.company] : undefined

test('a major’s turn in the middle of a game: track, token, run, dividend and trains, half of the table on phones', async () => {
  const seats = await playAhead<State>(server.url, mx1822, {
    names: [...NAMES, 'Darío'],
    seed: 4,
    likes: MX_LIKES,
    moment: (s) =>
      s.round.at === 'operating' && s.round.turn.step === 'token' && (companyNow(s)?.trains.length ?? 0) > 0,
  })
  const party = await openSeats(browser, server.url, seats, [LAPTOP, PHONE, LAPTOP, PHONE])
  const rng = seeded([6])
  const seen = new Set<string>()
  const asked = ['token', 'run', 'dividend', 'trains']
  while (asked.some((it) => !seen.has(it))) seen.add(await decideOnce(party.pages, rng))
  expect(new Set(await settled(party.pages)).size).toBe(1)
  expect(await told(party.pages[0]!)).toMatch(/token/)
  expect(party.errors).toEqual([])
  await party.close()
})

/** Another player's company with a train to sell. */
const sellerTo = (s: State, seat: Seat): string | undefined =>
  mx1822
    .offers(s, seat)
    .filter(ofType('buyTrain'))
    .find(({ from }) => from !== 'bank' && from !== 'pool' && s.companies[from]?.director !== seat)?.from

test('who is asked to sell a train answers on their own screen', async () => {
  let seller: string | undefined
  const seats = await playAhead<State>(server.url, mx1822, {
    names: NAMES,
    seed: 7,
    likes: MX_LIKES,
    moment: (s, seat) => (seller = sellerTo(s, seat)) !== undefined,
  })
  const party = await openSeats(browser, server.url, seats, [LAPTOP, PHONE, PHONE])
  const { page: buyer } = await askWho(party.pages)
  await first(buyer, `train-${seller}-`)
  await buyer.getByTestId('plus').click()
  await confirm(buyer)
  await buyer.getByTestId('withdraw').waitFor()
  const { page: owner, phase } = await askWho(party.pages)
  expect(phase).toBe('consent')
  expect(owner).not.toBe(buyer)
  expect(await owner.locator('.wall').innerText()).toContain('offers $2')
  await first(owner, 'answer-no')
  await confirm(owner)
  await buyer.getByTestId('confirm').waitFor()
  expect(await told(buyer)).toContain('refuses')
  expect(party.errors).toEqual([])
  await party.close()
})
