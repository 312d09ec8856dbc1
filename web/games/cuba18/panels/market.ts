import type { Traded } from '../../../../shared/games/cuba18/companies.ts'
import { PARS, PRICES } from '../../../../shared/games/cuba18/market.ts'
import { priceOf, spaceAt } from '../../../../shared/games/cuba18/price.ts'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import type { Ghost, MarketSpace } from '../../../rail/panels/Market.tsx'
import { forecast } from '../forecast.ts'
import { liveryOf } from '../liveries.ts'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

export const marketSpaces = (s: State): MarketSpace[] =>
  PRICES.map((price, space) => ({
    price,
    ...((PARS as readonly number[]).includes(price) ? { zone: 'par' as const } : {}),
    stack: (s.market[space] ?? []).map((company) => liveryOf(company as Traded)), // companies of this game
  }))

/** Where a token would go: by paying or keeping, by the sale or issue that is chosen. */
export function ghostsOf(model: Model): Ghost[] {
  const s = model.plain()
  const company = model.turn()?.company
  if (company && model.offered('pay').length > 0)
    return model.offered('pay').flatMap((offer) => {
      const price = priceOf(forecast(s, model.play.you ?? 0, offer)?.after ?? s, company)
      if (price === priceOf(s, company)) return []
      return [
        { space: spaceAt(price), livery: liveryOf(company), text: offer.out ? t().wall.payShort : t().wall.keepShort },
      ]
    })
  const after = model.outlook()?.after
  if (!after) return []
  return Object.keys(s.shares).flatMap((id) => {
    const traded = id as Traded // shares are kept by company
    const [from, to] = [priceOf(s, traded), priceOf(after, traded)]
    return from === to ? [] : [{ space: spaceAt(to), livery: liveryOf(traded) }]
  })
}
