import type { Locator, Page } from 'playwright-core'
import { below } from '../../shared/engine/random.ts'
import type { Rng } from '../../shared/engine/random.ts'
import { seqOf, settled } from './tables.ts'

/** What the wall offers by name, and what the map offers. */
export const choices = (page: Page, start: string): Locator =>
  page.locator(`.wall [data-testid^="choice-${start}"]:not([disabled])`)
export const hexes = (page: Page): Locator => page.locator('[data-testid^="hex-"]')

const isOnTop = (what: Locator, x: number, y: number): Promise<boolean> =>
  what.evaluate((el, at) => el.contains(document.elementFromPoint(at.x, at.y)), { x, y })

/** With the mouse where it lies in sight, else with the keyboard. */
export async function choose(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox()
  const size = page.viewportSize()
  const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1]
  const seen = size && x > 0 && y > 0 && x < size.width && y < size.height && (await isOnTop(what, x, y))
  if (seen) return page.mouse.click(x, y)
  await what.focus()
  await page.keyboard.press('Space') // Enter would confirm what is chosen already
}

/** Any one of what is offered; false if nothing is. */
export async function any(page: Page, from: Locator, rng: Rng): Promise<boolean> {
  const count = await from.count()
  if (count > 0) await choose(page, from.nth(below(rng, count)))
  return count > 0
}

/** The first choice whose name starts like one of these, in their order; false if there is none. */
export async function first(page: Page, ...starts: readonly string[]): Promise<boolean> {
  for (const start of starts) {
    const found = choices(page, start)
    if ((await found.count()) === 0) continue
    await choose(page, found.first())
    return true
  }
  return false
}

export const confirm = (page: Page): Promise<void> => page.getByTestId('confirm').click({ timeout: 20_000 }) // the run is searched first
export const pass = (page: Page): Promise<void> => page.getByTestId('pass').click()
export const mayPass = async (page: Page): Promise<boolean> => (await page.getByTestId('pass').count()) > 0

const DECISION = '[data-testid="confirm"], [data-testid="pass"]' // where nothing else can be done the main button passes

export interface Asked {
  readonly page: Page
  readonly phase: string // what is asked, as the wall has it
}

/** Who has to decide, once every page shows the same moment. */
export async function askWho(pages: readonly Page[]): Promise<Asked> {
  for (let tries = 0; tries < 200; tries++) {
    await settled(pages)
    for (const page of pages) {
      if ((await page.locator(DECISION).count()) === 0) continue
      const phase = await page.locator('.ask').getAttribute('data-phase')
      if (phase) return { page, phase }
    }
    await pages[0]?.waitForTimeout(25)
  }
  throw new Error(`nobody decides: ${await pages[0]?.locator('.wall').innerText()}`)
}

/** The page has moved on from this moment. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction(
    (seq) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
    from,
  )
}

export type Answers = Readonly<Record<string, (page: Page, rng: Rng) => Promise<void>>>

/** One decision of whoever has to decide, by clicking only what that page offers. Says what it was about. */
export async function decideBy(pages: readonly Page[], answers: Answers, rng: Rng): Promise<string> {
  const { page, phase } = await askWho(pages)
  const before = await seqOf(page)
  const answer = answers[phase]
  if (!answer) throw new Error(`nobody knows what to do about ${phase}`)
  await answer(page, rng)
  await movedOn(page, before)
  return phase
}
