import type { Page } from 'playwright-core'
import { below } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import { any, choices, confirm, decideBy, first, hexes, mayPass, pass } from '../support/clicks.ts'
import type { Answers } from '../support/clicks.ts'

const MOST_BID = 20
const MOST_TRAINS = 2
const MOST_TRIES = 3 // companies looked at for a share to buy

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

const answers: Answers = {
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
  consent: confirm,
  discard: async (page) => ((await first(page, 'discard-')) ? confirm(page) : undefined),
}

/** One decision of whoever has to decide, by clicking only what that page offers. Says what it was about. */
export const decideOnce = (pages: readonly Page[], rng: Rng): Promise<string> => decideBy(pages, answers, rng)
