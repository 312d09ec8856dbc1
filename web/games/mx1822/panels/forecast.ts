import { LOT, type Minor } from '../../../../shared/games/mx1822/companies.ts'
import { forecast } from '../../../../shared/games/mx1822/forecast.ts'
import { spaceAt } from '../../../../shared/games/mx1822/price.ts'
import type { News } from '../../../../shared/games/mx1822/news.ts'
import type { Item, State } from '../../../../shared/games/mx1822/state.ts'
import { highest } from '../../../../shared/games/mx1822/bids.ts'
import type { Ghost } from '../../../rail/panels/Market.tsx'
import { liveryOf } from '../liveries.ts'
import { t } from '../words/index.ts'

type Of<T extends News['type']> = Extract<News, { type: T }>

export interface Outlook {
  readonly news: readonly News[]
  readonly ghosts: readonly Ghost[]
  foot(item: Item): string
}

/** The end of the stock round, worked out by the rules themselves. */
export function outlookOf(s: State): Outlook {
  const { news } = forecast(s)
  const floated = news.filter((it): it is Of<'floated'> => it.type === 'floated')
  const removed = news.find((it): it is Of<'removed'> => it.type === 'removed')
  const ghosts = floated
    .filter(({ company }) => !s.companies[company])
    .map(({ company, price }) => ({ space: spaceAt(price), livery: liveryOf(company) }))
  return { news, ghosts, foot: (item) => footOf(s, item, floated, removed) }
}

function footOf(s: State, item: Item, floated: readonly Of<'floated'>[], removed: Of<'removed'> | undefined): string {
  const words = t().stage.forecast
  const company = item === LOT.concession ? LOT.minor : item
  const start = floated.find((it) => it.company === company)
  if (start) return words.floats(start.price, start.capital)
  if (removed?.minor === item) return removed.station ? words.leaves(t().minors[removed.minor].place) : words.leavesOnly
  const minor = s.minors.boxes.includes(item as Minor)
  return minor && !highest(s, item) ? words.unsold : ''
}
