import { clone } from '../../engine/diff.ts'
import type { Seat } from '../../engine/game.ts'
import { closeBooks, settle } from './closing.ts'
import type { Company } from './companies.ts'
import type { News } from './news.ts'
import { orderByCash } from './player-order.ts'
import { operatingOrder } from './rounds.ts'
import type { State } from './state.ts'

export interface Forecast {
  readonly news: readonly News[] // what floats at which price, what the NdeM takes, which phase that opens
  readonly order: readonly Company[] // of the next operating round
  readonly seats: readonly Seat[] // the next player order, without P7
}

/** What would happen if the stock round ended now. */
export function forecast(s: State): Forecast {
  const draft = clone({ ...s, news: [] })
  settle(draft)
  closeBooks(draft)
  return { news: draft.news, order: operatingOrder(draft), seats: orderByCash(draft) }
}
