import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import { MINOR_STARTS, PRICES, YELLOW_UP_TO } from '../../../../shared/games/mx1822/market.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { MarketSpace } from '../../../rail/panels/Market.tsx'
import { liveryOf } from '../liveries.ts'

function zoneOf(price: number): MarketSpace['zone'] {
  if (price <= YELLOW_UP_TO) return 'free'
  return (MINOR_STARTS as readonly number[]).includes(price) ? 'par' : undefined
}

export const marketSpaces = (s: State): MarketSpace[] =>
  PRICES.map((price, space) => ({
    price,
    zone: zoneOf(price),
    stack: (s.market[space] ?? []).map((company) => liveryOf(company as Company)), // companies of this game
  }))
