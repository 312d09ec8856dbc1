import type { Seat } from '../../../engine/game.ts'
import type { Use } from '../action.ts'
import type { Building } from '../data.ts'
import type { State } from '../state.ts'
import { bank } from './bank.ts'
import { blackMarket } from './black-market.ts'
import { cafe } from './cafe.ts'
import { casino } from './casino.ts'
import { church } from './church.ts'
import { customs } from './customs.ts'
import { cigarFactory, distillery } from './factory.ts'
import { harbormaster } from './harbormaster.ts'
import { newspaper } from './newspaper.ts'
import { office } from './office.ts'
import { sawmill } from './sawmill.ts'
import type { Works } from './works.ts'

const works: { readonly [B in Building]: Works<B> } = {
  bank,
  church,
  distillery,
  cigarFactory,
  blackMarket,
  sawmill,
  cafe,
  customs,
  casino,
  harbormaster,
  office,
  newspaper,
}

export const isPlain = (building: Building): boolean => works[building].plain === true
export const usesOf = (s: State, seat: Seat, building: Building): Use[] => works[building].uses(s, seat)
export function useBuilding<B extends Building>(s: State, seat: Seat, how: Extract<Use, { building: B }>): void {
  const building = works[how.building as B] as Works<B>
  building.use(s, seat, how)
}
