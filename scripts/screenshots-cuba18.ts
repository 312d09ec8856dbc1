/** The screens of 18Cuba: a game played by clicks, and each question looked at when it first matters. */
import type { Browser, Page } from 'playwright-core'
import { seeded } from '../shared/engine/random.ts'
import { decideOnce } from '../test/browser/cuba18-clicks.ts'
import { askWho, choose } from '../test/support/clicks.ts'
import { gather, LAPTOP, newPage, seqOf } from '../test/support/tables.ts'

interface Studio {
  readonly browser: Browser
  readonly url: string
  shoot(page: Page, name: string): Promise<void>
}

/** A question worth a picture: from which action on, with what on its screen, and what is chosen for a second one. */
interface Moment {
  readonly name: string
  readonly phase: string
  readonly from?: number
  readonly has?: string
  readonly pick?: string
}

const HEX = '[data-testid^="hex-"]'
const choice = (start: string): string => `[data-testid^="choice-${start}"]:not([disabled])`
const DEAL = ['HG', 'JU', 'HY', 'DQ', 'CO', 'CS', 'Oe', 'MS', 'CVC', 'NPP', 'SdC', 'TSS', 'StSp', 'FEC']
  .map((company) => choice(`train-${company}`))
  .join(', ')

const MOMENTS: readonly Moment[] = [
  { name: 'auction', phase: 'auction' },
  { name: 'draft', phase: 'draft', pick: choice('concession-') },
  { name: 'first-stock', phase: 'stock', pick: choice('found-minor-') },
  { name: 'stock', phase: 'stock', from: 150, pick: choice('company-') },
  { name: 'home', phase: 'home', pick: HEX },
  { name: 'first-track', phase: 'track', has: HEX, pick: HEX },
  { name: 'track', phase: 'track', from: 200, has: HEX, pick: HEX },
  { name: 'station', phase: 'station', from: 120, has: HEX, pick: HEX },
  { name: 'run', phase: 'run', from: 120 },
  { name: 'cubes', phase: 'run', has: choice('take-') },
  { name: 'rentals', phase: 'run', has: choice('rent-1'), pick: choice('rent-1') },
  { name: 'income', phase: 'income', from: 120 },
  { name: 'trains', phase: 'trains', from: 120, pick: choice('train-bank-') },
  { name: 'forced', phase: 'trains', has: '.wall:not(:has([data-testid="pass"]))', pick: choice('train-bank-') },
  {
    name: 'emergency',
    phase: 'trains',
    has: `${choice('contribute')}, ${choice('issue')}`,
    pick: choice('contribute'),
  },
  { name: 'trade-in', phase: 'trains', has: choice('trade-'), pick: choice('trade-') },
  { name: 'machines', phase: 'machines', pick: choice('machine-') },
  { name: 'consent', phase: 'consent' },
  { name: 'discard', phase: 'discard', pick: choice('discard-') },
]
const PANELS_FROM = 250
const PANELS = ['map', 'market', 'companies', 'players', 'log']
const SEARCH = 1500 // the best run, and what a tile does to it

async function shootMoment({ shoot }: Studio, page: Page, { name, pick }: Moment): Promise<void> {
  await page.waitForTimeout(SEARCH)
  await shoot(page, `cuba18-${name}`)
  const target = page.locator(pick ?? 'none').first()
  if ((await target.count()) === 0) return
  await choose(page, target)
  await page.waitForTimeout(SEARCH)
  await shoot(page, `cuba18-${name}-chosen`)
  await page.keyboard.press('Escape')
}

/** A deal is asked for as soon as there is one, so that somebody is asked to agree. */
async function askForDeal({ shoot }: Studio, page: Page): Promise<boolean> {
  const fold = page.locator(choice('deals'))
  if ((await fold.count()) > 0) await choose(page, fold.first())
  const deal = page.locator(DEAL).filter({ hasText: 'ask ' })
  if ((await deal.count()) === 0) return false
  await choose(page, deal.first())
  await shoot(page, 'cuba18-deal-chosen')
  await page.getByTestId('confirm').click()
  return true
}

/** Everything that can be looked up. */
async function shootPanels({ shoot }: Studio, page: Page): Promise<void> {
  for (const [at, panel] of PANELS.entries()) {
    await page.keyboard.press(String(at + 1))
    await shoot(page, `cuba18-view-${panel}`)
  }
  await page.keyboard.press('Escape')
  await page.getByTestId('view-tiles').click()
  await shoot(page, 'cuba18-view-tiles')
  await page.getByTestId('view-map').click()
  await page.getByTestId('menu').click()
  await page.getByTestId('about').click()
  await page.getByTestId('about-table').waitFor()
  await shoot(page, 'cuba18-about')
  await page.keyboard.press('Escape')
}

async function isNow(page: Page, { phase, from = 0, has }: Moment, asked: string): Promise<boolean> {
  if (phase !== asked || (await seqOf(page)) < from) return false
  return has === undefined || (await page.locator(has).count()) > 0
}

async function playThrough(studio: Studio, pages: readonly Page[]): Promise<void> {
  const rng = seeded([18])
  const open = new Set<Moment>(MOMENTS)
  const rest = new Set(['deal', 'panels'])
  while ((await pages[0]!.locator('.end h1').count()) === 0) {
    const { page, phase } = await askWho(pages)
    for (const moment of open)
      if (await isNow(page, moment, phase)) {
        open.delete(moment)
        await shootMoment(studio, page, moment)
      }
    if (rest.has('panels') && (await seqOf(page)) >= PANELS_FROM) {
      rest.delete('panels')
      await shootPanels(studio, page)
    }
    if (rest.has('deal') && phase === 'trains' && (await askForDeal(studio, page))) rest.delete('deal')
    else await decideOnce(pages, rng)
  }
}

export async function shootCuba18(studio: Studio, names: readonly string[]): Promise<void> {
  const page = await newPage(studio.browser, LAPTOP)
  await page.goto(`${studio.url}/rules/cuba18`)
  await page.locator('main h1').waitFor()
  await studio.shoot(page, 'cuba18-rules')
  await page.context().close()
  const party = await gather(studio.browser, studio.url, names.slice(0, 3), { game: 'cuba18', choose: ['three-short'] })
  await playThrough(studio, party.pages)
  await studio.shoot(party.pages[0]!, 'cuba18-end')
  await party.close()
}
