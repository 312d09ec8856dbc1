import type { Page } from 'playwright-core'
import { below } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import {
  any,
  choices,
  choose,
  confirm,
  decideBy,
  first,
  hexes,
  mayPass,
  pass,
  type Answers,
} from '../support/clicks.ts'

const MOST_TRAINS = 2
const MOST_BID = 200

/** The boxes one may bid on, those nobody has bid on first. */
async function boxToBidOn(page: Page, kind: 'M' | 'P', rng: Rng): Promise<boolean> {
  const boxes = page.locator(`[data-testid^="box-${kind}"].can`)
  const free = boxes.filter({ hasText: 'no bid' })
  return any(page, (await free.count()) > 0 ? free : boxes, rng)
}

/** The first bid on this one. */
async function opening(page: Page, item: string): Promise<boolean> {
  const box = page.locator(`[data-testid="box-${item}"].can`).filter({ hasText: 'no bid' })
  if ((await box.count()) === 0) return false
  await choose(page, box)
  return true
}

/** Shares first: concessions become majors, and majors float. */
async function invest(page: Page): Promise<boolean> {
  for (const company of ['FCM', 'MC', 'CHP', 'FNM', 'MIR', 'FCP', 'IRM']) {
    if (!(await first(page, `shares-${company}`))) continue
    if (await first(page, `convert-${company}`, `buy-${company}`)) {
      await confirm(page)
      return true
    }
  }
  return false
}

/** Two bids and done as long as it is cheap; nobody bids against themselves. */
async function bid(page: Page, rng: Rng): Promise<void> {
  const found = (await opening(page, 'C1')) || (await boxToBidOn(page, 'M', rng))
  const price = found ? Number(await page.getByTestId('amount').inputValue()) : Infinity
  if (price > MOST_BID) return pass(page)
  if ((await page.getByTestId('add-bid').count()) > 0 && below(rng, 2) === 0) {
    await page.getByTestId('add-bid').click()
    await boxToBidOn(page, 'P', rng)
  }
  await confirm(page)
}

async function stockTurn(page: Page, rng: Rng): Promise<void> {
  if (await first(page, 'repay')) return confirm(page)
  if (await invest(page)) return
  const leading = await page.locator('.rp-bids .high', { hasText: await ownName(page) }).count()
  if (leading >= 2 || below(rng, 4) === 0) return pass(page)
  await bid(page, rng)
}

const ownName = async (page: Page): Promise<string> => (await page.locator('.mx-purse b').textContent()) ?? ''

/** Where the tray says the run grows, or anywhere; sometimes turned. */
async function build(page: Page, rng: Rng): Promise<void> {
  if (!(await any(page, hexes(page), rng))) return pass(page)
  const better = page.locator('[data-testid^="choice-tile-"]', { has: page.locator('.up') })
  if (!(await any(page, better, rng))) await any(page, page.locator('[data-testid^="choice-tile-"]'), rng)
  if (below(rng, 2) === 0) await page.keyboard.press('r')
  await confirm(page)
}

async function buyTrains(page: Page, rng: Rng): Promise<void> {
  const others = choices(page, 'train-M')
  if ((await others.count()) > 0 && below(rng, 3) === 0) {
    await choose(page, others.first())
    return confirm(page)
  }
  const wanted = (await ownTrains(page)) < MOST_TRAINS || !(await mayPass(page))
  if (wanted && (await first(page, 'train-bank-2', 'train-bank-', 'train-pool-', 'sell-'))) return confirm(page)
  return pass(page)
}

/** Off the map on a phone: the charter is one tap away. */
async function ownTrains(page: Page): Promise<number> {
  const tab = page.getByTestId('tab-companies')
  if ((await tab.count()) > 0) await tab.click()
  const count = await page.locator('.rp-charter .rp-train').count()
  if ((await tab.count()) > 0) await page.getByTestId('tab-map').click()
  return count
}

const orPass =
  (...starts: readonly string[]) =>
  async (page: Page): Promise<void> =>
    (await first(page, ...starts)) ? confirm(page) : pass(page)
const only =
  (...starts: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await first(page, ...starts)
    await confirm(page)
  }

const answers: Answers = {
  stockRound: stockTurn,
  double: only('double-'),
  housekeeping: orPass('train-'),
  privates: orPass('private-'),
  track: async (page, rng) => (below(rng, 5) === 0 && (await mayPass(page)) ? pass(page) : build(page, rng)),
  token: async (page, rng) => ((await any(page, hexes(page), rng)) ? confirm(page) : pass(page)),
  run: confirm,
  dividend: confirm,
  trains: buyTrains,
  minor: orPass('minor-'),
  stock: pass,
  consent: only('answer-yes'),
  discard: only('discard-'),
  scrap: only('discard-'),
  auction: pass,
}

/** One decision of whoever has to decide, by clicking only what that page offers. Says what it was about. */
export const decideOnce = (pages: readonly Page[], rng: Rng): Promise<string> => decideBy(pages, answers, rng)
