import type { Seat } from '../../../../shared/engine/game.ts'
import { LOT, type Company, type Minor } from '../../../../shared/games/mx1822/companies.ts'
import { forecast } from '../../../../shared/games/mx1822/forecast.ts'
import { spaceAt } from '../../../../shared/games/mx1822/price.ts'
import type { News } from '../../../../shared/games/mx1822/news.ts'
import type { Item, State } from '../../../../shared/games/mx1822/state.ts'
import { highest } from '../../../../shared/games/mx1822/bids.ts'
import type { Ghost } from '../../../rail/panels/Market.tsx'
import { liveryOf } from '../liveries.ts'
import { t } from '../words/index.ts'

type Of<T extends News['type']> = Extract<News, { type: T }>

export const only = <T extends News['type']>(news: readonly News[], type: T): Of<T>[] =>
  news.filter((it): it is Of<T> => it.type === type)

export interface Outlook {
  readonly news: readonly News[]
  readonly ghosts: readonly Ghost[]
  readonly order: readonly Company[] // of the next operating round
  readonly seats: readonly Seat[] // the next player order
  foot(item: Item): string
}

/** The end of the stock round, worked out by the rules themselves. */
export function outlookOf(s: State): Outlook {
  const { news, order, seats } = forecast(s)
  const ghosts = only(news, 'floated')
    .filter(({ company }) => !s.companies[company])
    .map(({ company, price }) => ({ space: spaceAt(price), livery: liveryOf(company) }))
  return { news, ghosts, order, seats, foot: (item) => footOf(s, item, news) }
}

function footOf(s: State, item: Item, news: readonly News[]): string {
  const floated = only(news, 'floated')
  const [removed] = only(news, 'removed')
  const words = t().stage.forecast
  const company = item === LOT.concession ? LOT.minor : item
  const start = floated.find((it) => it.company === company)
  if (start) return words.floats(start.price, start.capital)
  if (removed?.minor === item) return removed.station ? words.leaves(t().minors[removed.minor].place) : words.leavesOnly
  const minor = s.minors.boxes.includes(item as Minor)
  const taken = only(news, 'ndemTook').find((it) => it.minor === item)
  return minor && !highest(s, item) ? words.unsold(taken?.train) : ''
}
