import type { Locator, Page } from 'playwright-core'
import { below } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import { seqOf } from '../support/tables.ts'

const MOST_BID = 20
const MOST_TRAINS = 2
const MOST_TRIES = 3 // companies looked at for a share to buy

const choices = (page: Page, start: string): Locator =>
  page.locator(`.wall [data-testid^="choice-${start}"]:not([disabled])`)
const hexes = (page: Page): Locator => page.locator('[data-testid^="hex-"]')

/** With the mouse where it lies in sight, else with the keyboard. */
export async function choose(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox()
  const size = page.viewportSize()
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1]
  const seen = size && x > 0 && y > 0 && x < size.width && y < size.height && (await isOnTop(what, x, y))
  if (seen) return page.mouse.click(x, y)
  await what.focus()
  await page.keyboard.press('Enter')
}

const isOnTop = (what: Locator, x: number, y: number): Promise<boolean> =>
  what.evaluate((el, at) => el.contains(document.elementFromPoint(at.x, at.y)), { x, y })

/** Any one of what is offered; false if nothing is. */
async function any(page: Page, from: Locator, rng: Rng): Promise<boolean> {
  const count = await from.count()
  if (count > 0) await choose(page, from.nth(below(rng, count)))
  return count > 0
}

async function first(page: Page, ...starts: readonly string[]): Promise<boolean> {
  for (const start of starts) {
    const found = choices(page, start)
    if ((await found.count()) === 0) continue
    await choose(page, found.first())
    return true
  }
  return false
}

const confirm = (page: Page): Promise<void> => page.getByTestId('confirm').click({ timeout: 20_000 }) // the run is searched first
const pass = (page: Page): Promise<void> => page.getByTestId('pass').click()
const mayPass = async (page: Page): Promise<boolean> => (await page.getByTestId('pass').count()) > 0

async function bid(page: Page): Promise<void> {
  const price = Number(await page.getByTestId('amount').inputValue())
  if (price > MOST_BID && (await mayPass(page))) await pass(page)
  else await confirm(page)
}

/** A minor for the concession; then shares of the company that comes first, so that it floats. */
async function invest(page: Page, rng: Rng): Promise<void> {
  if (await first(page, 'found-minor-')) {
    await any(page, choices(page, 'minor-'), rng)
    await first(page, 'par-85', 'par-')
    await any(page, hexes(page), rng)
    return confirm(page)
  }
  let tries = 0
  for (const company of ['CVC', 'StSp', 'MS', 'NPP', 'SdC', 'TSS', 'FC']) {
    if (tries === MOST_TRIES || !(await first(page, `company-${company}`))) continue
    tries += 1
    if (await first(page, `buy-${company}`, `found-${company}-70`)) return confirm(page)
    await first(page, 'all-companies')
  }
  if (await mayPass(page)) return pass(page)
  await first(page, 'company-')
  await first(page, 'sell-')
  await confirm(page)
}

async function build(page: Page, rng: Rng): Promise<void> {
  if (!(await any(page, hexes(page), rng))) return pass(page)
  await confirm(page)
}

async function buyTrains(page: Page): Promise<void> {
  const owned = await page.locator('.rp-charter .rp-train').count()
  const wanted = owned < MOST_TRAINS || !(await mayPass(page))
  if (wanted && (await first(page, 'train-bank-', 'train-pool-', 'issue', 'contribute', 'sell-'))) return confirm(page)
  if (await mayPass(page)) return pass(page)
  await first(page, '')
  await confirm(page)
}

const answers: Readonly<Record<string, (page: Page, rng: Rng) => Promise<void>>> = {
  auction: bid,
  draft: async (page) => ((await first(page, 'draft-')) ? confirm(page) : pass(page)),
  stock: invest,
  home: build,
  track: build,
  station: async (page, rng) => (below(rng, 3) === 0 ? build(page, rng) : pass(page)),
  run: async (page) => ((await mayPass(page)) ? pass(page) : confirm(page)),
  income: confirm,
  trains: buyTrains,
  machines: pass,
  consent: async (page) => ((await first(page, 'answer-yes')) ? confirm(page) : undefined),
  discard: async (page) => ((await first(page, 'discard-')) ? confirm(page) : undefined),
}

/** One decision of whoever has to decide, by clicking only what that page offers. Says what it was about. */
export async function decideOnce(pages: readonly Page[], rng: Rng): Promise<string> {
  const [first] = pages as [Page]
  const before = await seqOf(first)
  const about = await askWho(pages)
  const answer = answers[about.phase]
  if (!answer) throw new Error(`nobody knows what to do about ${about.phase}`)
  await answer(about.page, rng)
  await first.waitForFunction(
    (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
    before,
  )
  return about.phase
}

/** Whose page asks for a decision, and about what. */
export async function askWho(pages: readonly Page[]): Promise<{ page: Page; phase: string }> {
  for (let tries = 0; tries < 200; tries++) {
    for (const page of pages) {
      if ((await page.getByTestId('confirm').count()) === 0) continue
      const phase = await page.locator('.ask').getAttribute('data-phase')
      if (phase) return { page, phase }
    }
    await pages[0]?.waitForTimeout(25)
  }
  throw new Error(`nobody decides: ${await pages[0]?.locator('.wall').innerText()}`)
}
