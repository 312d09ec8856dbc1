/** The screens of 1822MX: a game moves on by lot, and each question is looked at when it first matters. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { Seat } from '../shared/engine/game.ts'
import type { BroughtTable, Seated } from '../shared/engine/protocol.ts'
import { mx1822 } from '../shared/games/mx1822/game.ts'
import type { State } from '../shared/games/mx1822/state.ts'
import { questionNow, type Question } from '../web/games/mx1822/question.ts'
import { ownRecord } from '../test/records/own.ts'
import { MX_LIKES, startAhead } from '../test/support/ahead.ts'
import { call } from '../test/support/player.ts'
import { LAPTOP, newPage } from '../test/support/tables.ts'

export type Shoot = (page: Page, name: string) => Promise<void>

interface Studio {
  readonly browser: Browser
  readonly url: string
  shoot: Shoot
}

/** From which stock round on a question is worth a picture: early ones show an empty map. */
const WORTH: Partial<Record<Question, number>> = {
  stockRound: 1,
  consent: 1,
  privates: 2,
  track: 4,
  token: 4,
  run: 4,
  dividend: 4,
  trains: 4,
  minor: 4,
  stock: 5,
  discard: 1,
  auction: 1,
}
const LATE = 8 // a stock round with much on the map
const TABS = ['market', 'companies', 'players', 'boxes', 'log'] as const
const SIDES = ['companies', 'tiles'] as const
const TARGET = '.rp-box.can, [data-testid^="hex-"], .wall [data-testid^="choice-"]:not([data-testid="choice-standing"])'

async function seatPage({ browser, url }: Studio, { table, token }: Seated): Promise<Page> {
  const page = await newPage(browser, LAPTOP)
  await page.goto(`${url}/t/${table}#seat=${token}`)
  await page.locator('.play .wall .hold:not(.watching)').waitFor()
  return page
}

/** As it is asked, and with something chosen; what was turned is shown turned. */
async function shootQuestion(studio: Studio, seat: Seated, name: string): Promise<void> {
  const page = await seatPage(studio, seat)
  await page.waitForTimeout(1500) // the best run is searched
  await studio.shoot(page, name)
  const target = page.locator(TARGET).first()
  if ((await target.count()) > 0) {
    await target.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('r')
    await page.waitForTimeout(1500)
    await studio.shoot(page, `${name}-chosen`)
  }
  await page.context().close()
}

/** Everything that can be looked up: beside the map, and as tabs. */
async function shootPanels(studio: Studio, seat: Seated): Promise<void> {
  const page = await seatPage(studio, seat)
  for (const side of SIDES) {
    await page
      .locator('.mx-side .seg button')
      .nth(SIDES.indexOf(side) + 1)
      .click()
    await studio.shoot(page, `mx1822-side-${side}`)
  }
  for (const [at] of TABS.entries()) {
    await page.keyboard.press(String(at + 2))
    await studio.shoot(page, `mx1822-tab-${TABS[at]}`)
  }
  await page.getByTestId('menu').click()
  await page.getByTestId('about').click()
  await studio.shoot(page, 'mx1822-about')
  await page.context().close()
}

async function shootOrders(studio: Studio, seat: Seated): Promise<void> {
  const page = await seatPage(studio, seat)
  await page.getByTestId('choice-standing').click()
  await page.getByTestId('choice-until-outbid').click()
  await studio.shoot(page, 'mx1822-standing')
  await page.getByTestId('confirm').click()
  await page.locator('.mx-standing').getByText('passing').waitFor()
  await studio.shoot(page, 'mx1822-standing-set')
  await page.locator('.mx-standing .link').first().click()
  await page.context().close()
}

/** A game brought along, looked through; of our own unless a file is named. */
async function shootBrought({ browser, url, shoot }: Studio, file: string | undefined): Promise<void> {
  const record: unknown = file === undefined ? ownRecord() : JSON.parse(readFileSync(file, 'utf8'))
  const { table } = await call<BroughtTable>(`${url}/api/tables/brought`, { game: 'mx1822', record, live: false })
  const page = await newPage(browser, LAPTOP)
  await page.goto(`${url}/t/${table}`)
  await page.locator('.play, .end').first().waitFor()
  await shoot(page, 'mx1822-brought')
  await page.getByTestId('menu').click()
  await page.getByTestId('look-back').click()
  await page.getByTestId('past').waitFor()
  await shoot(page, 'mx1822-brought-past')
  await page.context().close()
}

export async function shootMx1822(studio: Studio, names: readonly string[], record?: string): Promise<void> {
  const page = await newPage(studio.browser, LAPTOP)
  await page.goto(`${studio.url}/rules/mx1822`)
  await page.locator('main h1').waitFor()
  await studio.shoot(page, 'mx1822-rules')
  await page.context().close()
  await shootBrought(studio, record)

  const ahead = await startAhead<State>(studio.url, mx1822, { names, seed: 9, likes: MX_LIKES })
  const seen = new Set<string>()
  let due = ''
  const moment = (s: State, seat: Seat): boolean => {
    const question = questionNow(s)
    const worth = WORTH[question] !== undefined && s.stockRound >= (WORTH[question] ?? 0)
    const choices = mx1822.offers(s, seat).length
    const isChoice = choices > 1 || (question === 'run' && choices > 0) // a run is one offer that leaves its routes open
    due = worth && !seen.has(question) && isChoice ? question : ''
    if (due === '' && s.stockRound >= LATE && !seen.has('panels') && s.round.at === 'operating') due = 'panels'
    return due !== ''
  }
  for (;;) {
    const seat = await ahead.until(moment)
    const at = seat === undefined ? undefined : ahead.seats[seat]
    if (!at) break
    seen.add(due)
    if (due === 'panels') await shootPanels(studio, at)
    else await shootQuestion(studio, at, `mx1822-${due}`)
    const other = ahead.seats[((seat ?? 0) + 1) % names.length]
    if (due === 'stockRound' && other) await shootOrders(studio, other)
  }
  await ahead.close()
  const end = await newPage(studio.browser, LAPTOP)
  await end.goto(`${studio.url}/t/${ahead.seats[0]?.table}`)
  await end.locator('.end h1').waitFor()
  await studio.shoot(end, 'mx1822-end')
  await end.context().close()
}
