import { isMajor, NDEM, type Company } from '../../../../shared/games/mx1822/companies.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { operatingOrder } from '../../../../shared/games/mx1822/rounds.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { CompanyRow } from '../../../rail/panels/CompanySheet.tsx'
import type { OrderEntry } from '../../../rail/panels/OrderBar.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import { trainView } from './charter.ts'
import { personOf } from '../../../rail/people.ts'

/** In the order of operation, those not floated last. */
export function companiesIn(s: State): Company[] {
  const order = operatingOrder(s)
  const others = (Object.keys(s.companies) as Company[]).filter((id) => !order.includes(id))
  return [...order, ...others]
}

export const companyRows = (model: Model): CompanyRow[] =>
  companiesIn(model.state()).flatMap((company) => {
    const s = model.state()
    const charter = s.companies[company]
    if (!charter) return []
    const { director, revenue: last } = charter
    return [
      {
        livery: liveryOf(company),
        name: t().companyShort(company),
        ...(director === undefined ? {} : { director: personOf(model.play, director) }),
        price: priceOf(s, company),
        ...(company === NDEM ? {} : { cash: charter.cash }),
        trains: charter.trains.map(trainView),
        tokens: isMajor(company) ? t().stage.tokens(charter.available, charter.exchange) : '',
        ...(last === undefined ? {} : { last }),
      },
    ]
  })

/** Minors, majors, NdeM; done, now, next. */
export function orderGroups(s: State): OrderEntry[][] {
  if (s.round.at !== 'operating') return []
  const { done, turn } = s.round
  const all = [...done, turn.company, ...operatingOrder(s).filter((id) => !done.includes(id) && id !== turn.company)]
  const entry = (id: Company): OrderEntry => ({
    livery: liveryOf(id),
    state: id === turn.company && !done.includes(id) ? 'now' : done.includes(id) ? 'done' : 'next',
  })
  const unique = [...new Set(all)]
  return [
    unique.filter((id) => !isMajor(id) && id !== NDEM).map(entry),
    unique.filter((id) => isMajor(id)).map(entry),
    unique.filter((id) => id === NDEM).map(entry),
  ]
}
