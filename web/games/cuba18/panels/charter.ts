import { isMajor, STATION_COSTS, type Company, type Traded } from '../../../../shared/games/cuba18/companies.ts'
import { limitOf } from '../../../../shared/games/cuba18/market-of-trains.ts'
import { AGING, BEGINS } from '../../../../shared/games/cuba18/phases.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { directorOf } from '../../../../shared/games/cuba18/shares.ts'
import type { Charter, State } from '../../../../shared/games/cuba18/state.ts'
import { CARDS, KINDS, SIDES, WAGON_KINDS, type Train, type Wagon } from '../../../../shared/games/cuba18/trains.ts'
import type { CharterView, Holding, Station } from '../../../rail/panels/Charter.tsx'
import type { ShareSquare } from '../../../rail/panels/ShareBar.tsx'
import type { TrainView } from '../../../rail/panels/TrainCard.tsx'
import { nameOf } from '../../../rail/people.ts'
import { playerSquares } from '../../../rail/squares.ts'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

/** The train whose first card begins this phase. */
export function beginnerOf(phase: number): string {
  const card = CARDS.find((it) => BEGINS[it] === phase)
  return card ? SIDES[card][0]! : '' // every card has a side
}

export function trainView(train: Train): TrainView {
  const { scrapped } = KINDS[train]
  const { depot } = t().stage
  const till = scrapped
    ? depot.till(beginnerOf(scrapped))
    : train === '4n'
      ? depot.ages(beginnerOf(AGING))
      : depot.stays
  return { name: t().trainName(train), till }
}

export const wagonView = (wagon: Wagon): TrainView => ({
  name: t().wagonName(wagon),
  till: t().cubes(WAGON_KINDS[wagon].carries),
  car: true,
})

/** VI.8, VII.8: what frees the third and the fourth marker. */
function stationsOf(company: Company, charter: Charter): Station[] {
  const { stations: words } = t().stage
  if (!isMajor(company)) return [{ text: words.placed, state: 'placed' }]
  return STATION_COSTS.map((cost, at) => {
    if (at < charter.stations) return { text: words.placed, state: 'placed' }
    if (at < charter.available) return { text: cost === 0 ? words.home : t().money(cost), state: 'free' }
    return { text: at === 2 ? words.third : at === 3 ? words.fourth : words.float, state: 'closed' }
  })
}

export function squaresOf(model: Model, company: Traded): ShareSquare[] {
  const s = model.state()
  const shares = s.shares[company]
  if (!shares) return []
  const { marks } = t().stage
  const rest = (kind: 'treasury' | 'pool', count: number, [mark, holder]: readonly [string, string]) =>
    Array.from({ length: count }, (): ShareSquare => ({ holder, mark, kind }))
  return [
    ...playerSquares(shares, directorOf(s, company), s.order, model.play),
    ...rest('treasury', shares.offering ?? 0, marks.offering),
    ...rest('treasury', shares.treasury, marks.treasury),
    ...rest('pool', shares.pool, marks.pool),
  ]
}

const holdingsOf = (charter: Charter): Holding[] => [
  ...charter.machines.map((gain) => ({ name: t().machine(gain), note: t().stage.machineNote(gain) })),
  ...(charter.mail ? [{ name: t().benefits.mail.short, note: t().benefits.mail.note }] : []),
  ...(charter.cubes > 0 ? [{ name: t().stage.warehouse(charter.cubes) }] : []),
]

function under(model: Model, charter: Charter): string {
  const words = t().stage.under
  const director = words.director(nameOf(model.play, charter.director))
  return charter.floated ? director : `${director} · ${words.unfloated}`
}

/** A company's charter, or nothing if it is not in play. */
export function charterView(model: Model, company: Company): CharterView | undefined {
  const s: State = model.state()
  const charter = s.companies[company]
  if (!charter) return undefined
  const { revenue: last } = charter
  return {
    livery: liveryOf(company),
    name: t().companyName(company),
    under: under(model, charter),
    price: priceOf(s, company),
    cash: charter.cash,
    ...(last === undefined ? {} : { last }),
    trains: [...charter.trains.map(trainView), ...charter.wagons.map(wagonView)],
    counted: charter.trains.length,
    limit: limitOf(s, company),
    stations: stationsOf(company, charter),
    privates: holdingsOf(charter),
    holds: t().stage.holds,
    shares: squaresOf(model, company),
  }
}
