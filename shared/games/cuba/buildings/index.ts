import type { Seat } from '../../../engine/game.ts'
import type { Use } from '../action.ts'
import type { Building } from '../data/buildings.ts'
import type { State } from '../state.ts'
import { largeBranchOffice, smallBranchOffice } from './branch-offices.ts'
import { blackMarket, cigarFactory, distillery } from './factories.ts'
import { dam, hotel, inn, largeBank, smallBank } from './gains.ts'
import { cementFactory, cigarCafe, golfCourse, monastery, rumCafe, sawMill } from './points.ts'
import { church, lighthouse, townHall, warehouse } from './power.ts'
import { generalStore, productHouse, resourceHouse } from './sales.ts'
import type { Built, UseOf, Works } from './works.ts'

const works: { readonly [B in Building]: Works<B> } = {
  cementFactory,
  sawMill,
  golfCourse,
  monastery,
  rumCafe,
  cigarCafe,
  smallBranchOffice,
  largeBranchOffice,
  hotel,
  inn,
  generalStore,
  productHouse,
  resourceHouse,
  smallBank,
  largeBank,
  cigarFactory,
  distillery,
  blackMarket,
  church,
  townHall,
  dam,
  lighthouse,
  warehouse,
}

export const usesOf = <B extends Building>(s: State, seat: Seat, { building, field }: Built<B>): Use[] =>
  works[building].ways(s, seat).map((way) => ({ type: 'use', building, field, ...way }) as unknown as Use) // a way of this building

export function useBuilding<B extends Building>(s: State, seat: Seat, how: UseOf<B>): void {
  const building = works[how.building as B] as Works<B>
  building.use(s, seat, how)
}
