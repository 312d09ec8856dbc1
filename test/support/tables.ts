import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Seated } from '../../shared/engine/protocol.ts'
import { below, seeded, shuffled } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/** Every seat in a browser of its own. */
export interface Party {
  readonly link: string
  readonly pages: readonly Page[]
  readonly errors: string[] // what the pages complained about
  close(): Promise<void>
}

function listen(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const network = /Failed to load resource|WebSocket connection/.test(message.text())
    if (message.type() === 'error' && !network) errors.push(message.text())
  })
}

export async function newPage(browser: Browser, device: BrowserContextOptions, errors: string[] = []): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...device })).newPage()
  listen(page, errors)
  return page
}

export interface TablePlan {
  readonly game?: string
  readonly choose?: readonly string[] // options, by the name of their button: 'side-own'
}

export interface Guests extends TablePlan {
  readonly devices?: readonly BrowserContextOptions[]
}

export async function createTable(
  page: Page,
  url: string,
  host: { name: string; seats: number },
  { game = 'santiago', choose = [] }: TablePlan = {},
): Promise<string> {
  await page.goto(url)
  await page.getByTestId(`game-${game}`).click()
  await page.getByTestId('name').fill(host.name)
  await page.getByTestId(`seats-${host.seats}`).click()
  for (const option of choose) await page.getByTestId(option).click()
  await page.getByTestId('create').click()
  await page.getByTestId('link').waitFor()
  return page.url()
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('[data-testid^="sit-"]').first().click()
  await page.getByTestId('sit-name').fill(name)
  await page.getByTestId('sit').click()
  await page.getByTestId('sit-name').waitFor({ state: 'hidden' })
}

export async function gather(
  browser: Browser,
  url: string,
  names: readonly string[],
  { devices = [], ...plan }: Guests = {},
): Promise<Party> {
  const errors: string[] = []
  const pages = await Promise.all(names.map((_, seat) => newPage(browser, devices[seat] ?? LAPTOP, errors)))
  const [host, ...guests] = pages
  if (!host) throw new Error('nobody to play')
  const link = await createTable(host, url, { name: names[0] ?? '', seats: names.length }, plan)
  for (const [at, page] of guests.entries()) {
    await page.goto(link)
    await sitDown(page, names[at + 1] ?? '')
  }
  await host.getByTestId('start').click()
  await Promise.all(pages.map((page) => page.locator('.play[data-seq="1"]').waitFor()))
  return { link, pages, errors, close: () => closeAll(pages) }
}

/** The seats of a table that is played already, by their private links. */
export async function openSeats(
  browser: Browser,
  url: string,
  seats: readonly Seated[],
  devices: readonly BrowserContextOptions[] = [],
): Promise<Party> {
  const errors: string[] = []
  const pages = await Promise.all(seats.map((_, seat) => newPage(browser, devices[seat] ?? LAPTOP, errors)))
  const link = `${url}/t/${seats[0]?.table}`
  for (const [seat, page] of pages.entries()) {
    await page.goto(`${link}#seat=${seats[seat]?.token}`)
    await page.locator('.play .wall .hold:not(.watching)').waitFor()
  }
  return { link, pages, errors, close: () => closeAll(pages) }
}

const closeAll = async (pages: readonly Page[]): Promise<void> =>
  void (await Promise.all(pages.map((page) => page.context().close())))

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').first().getAttribute('data-seq'))

const TARGETS = [
  '.target.can',
  '.c-spot.can:visible',
  '[data-testid^="choice-"]:not([disabled]):not([aria-disabled="true"]):visible',
  '[data-testid^="deliver-"]:not([disabled])',
].join(', ')
const MOST_CLICKS = 24 // a decision with many parts, made blindly

/** Clicks only what this page offers, until its decision is sent. False: nothing to decide here. */
export async function decide(page: Page, rng: Rng): Promise<boolean> {
  const confirm = page.getByTestId('confirm')
  if ((await confirm.count()) === 0) return false
  const pass = page.getByTestId('pass')
  if ((await pass.count()) > 0 && below(rng, 4) === 0) {
    await pass.click({ timeout: 2000 }).catch(() => undefined)
    return true
  }
  for (let tries = 0; tries < MOST_CLICKS; tries++) {
    const choices = page.locator(TARGETS)
    const port = page.locator('[data-part="stop-0"].can')
    const count = await choices.count()
    if (count > 0) {
      const choice = below(rng, 3) > 0 && (await port.count()) > 0 ? port : choices.nth(below(rng, count))
      await choice.click({ force: true, timeout: 2000 }).catch(() => undefined)
    }
    if ((await confirm.count()) === 0) return true
    if (await confirm.isEnabled({ timeout: 500 }).catch(() => false)) {
      await confirm.click({ timeout: 2000 }).catch(() => undefined)
      return true
    }
    if (tries > 3 && (await pass.count()) > 0) {
      await pass.click()
      return true
    }
  }
  throw new Error(`nothing can be confirmed: ${await page.locator('.wall').innerText()}`)
}

export const phaseOf = async (page: Page): Promise<string> =>
  (await page
    .locator('[data-phase]')
    .first()
    .getAttribute('data-phase', { timeout: 500 })
    .catch(() => null)) ?? ''

/** Every page that has something to decide, in any order, until the condition holds. */
async function everyone(pages: readonly Page[], rng: Rng, enough: Enough): Promise<'acted' | 'idle' | 'enough'> {
  let acted = false
  for (const page of shuffled(rng, pages)) {
    if (await enough(await seqOf(page), page)) return 'enough'
    acted = (await decide(page, rng)) || acted
  }
  return acted ? 'acted' : 'idle'
}

type Enough = (seq: number, page: Page) => boolean | Promise<boolean>

/** Plays by clicking until the condition holds or the game is over. */
export async function playOn(pages: readonly Page[], seed: number, enough: Enough = () => false): Promise<void> {
  const rng = seeded([seed])
  for (let idle = 0; idle < 200;) {
    const [first] = pages
    if (!first || (await first.locator('.end[data-seq]').count()) > 0) return
    const before = await seqOf(first)
    const round = await everyone(pages, rng, enough)
    if (round === 'enough') return
    if (round === 'acted')
      await first
        .waitForFunction(
          (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
          before,
          { timeout: 3000 },
        )
        .catch(() => undefined)
    else await first.waitForTimeout(50)
    idle = (await seqOf(first)) > before ? 0 : idle + 1
  }
  throw new Error('the game does not go on')
}

export const settled = async (pages: readonly Page[]): Promise<number[]> => {
  for (let i = 0; i < 100; i++) {
    const numbers = await Promise.all(pages.map(seqOf))
    if (new Set(numbers).size === 1) return numbers
    await pages[0]?.waitForTimeout(50)
  }
  return Promise.all(pages.map(seqOf))
}
