import { tell } from '../../engine/game.ts'
import { scrap } from '../../rail/depot.ts'
import type { Company } from './companies.ts'
import { isMajor } from './companies.ts'
import { limitOf } from './market-of-trains.ts'
import { charterOf } from './money.ts'
import { AGING, BEGINS } from './phases.ts'
import { operatingOrder } from './order.ts'
import type { Charter, State } from './state.ts'
import { KINDS, NARROW, CARDS } from './trains.ts'
import type { Card, NarrowCard, Train, Wagon } from './trains.ts'

const isCard = (card: Card | NarrowCard): card is Card => (CARDS as readonly string[]).includes(card)

/** VII.17: bought or exported, the first of its kind begins a phase. R73: the buyer discards first. */
export function trainTaken(s: State, card: Card | NarrowCard, buyer?: Company): void {
  if (!isCard(card) || BEGINS[card] <= s.phase) return
  s.phase = BEGINS[card]
  tell(s, { type: 'phase', phase: s.phase })
  scrapTrains(s)
  if (s.phase >= AGING) age(s)
  const order = operatingOrder(s)
  enforceLimits(s, buyer ? [buyer, ...order.filter((it) => it !== buyer)] : order)
}

const charters = (s: State): Charter[] => Object.values(s.companies)
const isOld = (s: State, train: Train): boolean => (KINDS[train].scrapped ?? 8) <= s.phase

/** R72: owned, in the pool and unsold; never the FC's stack. */
function scrapTrains(s: State): void {
  const gone = [...charters(s).map(({ trains }) => trains), s.depot.pool].flatMap((trains) =>
    scrap(trains, (train) => isOld(s, train)),
  )
  const unsold = NARROW.filter((card) => isOld(s, card) && (s.depot.left[card] ?? 0) > 0)
  for (const card of unsold) s.depot.left[card] = 0
  const trains = [...new Set([...gone, ...unsold])]
  if (trains.length > 0) tell(s, { type: 'scrapped', trains, wagons: [] })
}

/** VII.17, R29: a 4n runs three places from now on; unsold ones go. */
function age(s: State): void {
  for (const charter of charters(s)) charter.trains = charter.trains.map((train) => (train === '4n' ? '4-1n' : train))
  s.depot.left['4n'] = 0
  tell(s, { type: 'aged' })
}

/** VII.9, R47: the first 3-wagon scraps all 1-wagons, a promised one too. */
export function firstBigWagon(s: State): void {
  const isSmall = (wagon: Wagon) => wagon === '1w'
  for (const { wagons } of charters(s)) scrap(wagons, isSmall)
  scrap(s.wagons.pool, isSmall)
  s.wagons.left['1w'] = 0
  for (const player of s.players) player.benefits = player.benefits.filter((it) => it !== 'wagon')
  tell(s, { type: 'scrapped', trains: [], wagons: ['1w'] })
}

/** VII.12, VII.17 */
function enforceLimits(s: State, order: readonly Company[]): void {
  for (const company of order) {
    const { director: seat, trains, wagons } = charterOf(s, company)
    if (trains.length > limitOf(s, company)) s.pending.push({ at: 'discard', seat, company, what: 'train' })
    if (isMajor(company) && wagons.length > limitOf(s, company))
      s.pending.push({ at: 'discard', seat, company, what: 'wagon' })
  }
}
