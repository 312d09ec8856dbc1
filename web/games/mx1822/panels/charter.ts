import { isMajor, MAJOR_TOKENS, NDEM, type Company, type Traded } from '../../../../shared/games/mx1822/companies.ts'
import { counted, trainLimit } from '../../../../shared/games/mx1822/phase.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { directorOf } from '../../../../shared/games/mx1822/shares.ts'
import type { Charter, State } from '../../../../shared/games/mx1822/state.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { isBankTrain, PULLMAN, TRAIN, type Train, type TrainFigures } from '../../../../shared/games/mx1822/trains.ts'
import type { CharterView, Station } from '../../../rail/panels/Charter.tsx'
import type { ShareSquare } from '../../../rail/panels/ShareBar.tsx'
import type { TrainView } from '../../../rail/panels/TrainCard.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../../../rail/people.ts'
import { playerSquares } from '../../../rail/squares.ts'

const figuresOf = (train: Train): TrainFigures | undefined => (isBankTrain(train) ? TRAIN[train] : undefined)

export function trainView(train: Train): TrainView {
  const rusts = figuresOf(train)?.rustsIn
  const { depot } = t().stage
  return { name: train, till: rusts ? depot.till(rusts) : depot.forever, car: train === PULLMAN }
}

function stationsOf(s: State, company: Company, charter: Charter): Station[] {
  const { stations } = t().stage
  const placed = tokensOf(s.board, company).map((): Station => ({ text: stations.placed, state: 'placed' }))
  if (!isMajor(company)) return placed
  const many = (count: number, station: Station) => Array.from({ length: count }, () => station)
  return [
    ...placed,
    ...many(charter.available, { text: stations.free, state: 'free' }),
    ...many(Math.min(charter.exchange, MAJOR_TOKENS.exchange), { text: stations.exchange, state: 'closed' }),
    ...many(charter.destination ? 0 : 1, { text: stations.destination, state: 'closed' }),
  ]
}

export function squaresOf(model: Model, company: Traded): ShareSquare[] {
  const s = model.state()
  const shares = s.shares[company]
  if (!shares) return []
  const rest = (kind: 'treasury' | 'pool', mark: string) =>
    Array.from({ length: shares[kind] }, (): ShareSquare => ({ holder: kind, mark, kind }))
  return [
    ...playerSquares(shares, directorOf(s, company), s.order, model.play),
    ...rest('treasury', 'T'),
    ...rest('pool', 'P'),
  ]
}

function under(model: Model, company: Company, charter: Charter): string {
  const words = t().stage.under
  if (company === NDEM) return words.state
  if (!charter.floated) return words.unfloated
  return charter.director === undefined ? '' : words.director(nameOf(model.play, charter.director))
}

/** A company's charter, or nothing if it is not in play. */
export function charterView(model: Model, company: Company): CharterView | undefined {
  const s = model.state()
  const charter = s.companies[company]
  if (!charter) return undefined
  const { revenue: last } = charter
  return {
    livery: liveryOf(company),
    name: t().companyName(company),
    under: under(model, company, charter),
    price: priceOf(s, company),
    ...(company === NDEM ? {} : { cash: charter.cash }),
    ...(last === undefined ? {} : { last }),
    trains: charter.trains.map(trainView),
    counted: counted(charter).length,
    limit: trainLimit(s, company),
    stations: stationsOf(s, company, charter),
    privates: charter.privates.map((id) => ({ name: `${id} ${t().privates[id].short}`, note: t().privates[id].note })),
    ...(charter.cubes > 0 ? { cubes: charter.cubes } : {}),
    shares: isMajor(company) || company === NDEM ? squaresOf(model, company) : [],
  }
}
