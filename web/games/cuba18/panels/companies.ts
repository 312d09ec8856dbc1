import {
  COMPANIES,
  FC,
  isMajor,
  isMinor,
  type Company,
  type Traded,
} from '../../../../shared/games/cuba18/companies.ts'
import { centralRange } from '../../../../shared/games/cuba18/central.ts'
import { tokensOf } from '../../../../shared/rail/board.ts'
import { operatingOrder } from '../../../../shared/games/cuba18/order.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import type { CompanyRow } from '../../../rail/panels/CompanySheet.tsx'
import type { OrderEntry } from '../../../rail/panels/OrderBar.tsx'
import { personOf } from '../../../rail/people.ts'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import { trainView, wagonView } from './charter.ts'

/** In the order of operation, those not floated after them. */
export function companiesIn(s: State): Company[] {
  const order = operatingOrder(s)
  return [...order, ...COMPANIES.filter((id) => s.companies[id] && !order.includes(id))]
}

/** Whose shares can be held, in the same order: minors, majors, the FC. */
export const tradedIn = (s: State): Traded[] => {
  const all = companiesIn(s)
  return [...all.filter(isMinor), ...all.filter(isMajor), FC]
}

/** Nobody directs it, so it has no purse of its own but the rentals of this round. */
function centralRow(s: State): CompanyRow {
  return {
    livery: liveryOf(FC),
    name: t().companyName(FC),
    price: priceOf(s, FC),
    cash: s.central.cash,
    trains: [{ name: String(centralRange(s)) }],
    tokens: t().stage.central.counts(tokensOf(s.board, FC).length),
  }
}

export const companyRows = (model: Model): CompanyRow[] => [...directedRows(model), centralRow(model.state())]

const directedRows = (model: Model): CompanyRow[] =>
  companiesIn(model.state()).flatMap((company) => {
    const s = model.state()
    const charter = s.companies[company]
    if (!charter) return []
    const { revenue: last } = charter
    return [
      {
        livery: liveryOf(company),
        name: t().companyName(company),
        director: personOf(model.play, charter.director),
        price: priceOf(s, company),
        cash: charter.cash,
        trains: [...charter.trains.map(trainView), ...charter.wagons.map(wagonView)],
        tokens: isMajor(company)
          ? t().stage.placed(charter.stations, charter.available)
          : t().stage.cubesIn(charter.cubes),
        ...(last === undefined ? {} : { last }),
      },
    ]
  })

/** Minors, majors, FC; done, now, next. */
export function orderGroups(s: State): OrderEntry[][] {
  if (s.round.at !== 'operating') return []
  const { done, turn } = s.round
  const open = operatingOrder(s).filter((id) => !done.includes(id) && id !== turn.company)
  const entry = (id: Traded): OrderEntry => ({
    livery: liveryOf(id),
    state: id === turn.company ? 'now' : done.some((it) => it === id) ? 'done' : 'next',
  })
  const all = [...done, turn.company, ...open]
  return [all.filter(isMinor).map(entry), all.filter(isMajor).map(entry), [entry(FC)]]
}
