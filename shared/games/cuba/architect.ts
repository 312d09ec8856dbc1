import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { entries } from './amounts.ts'
import { BUILDINGS, TILES } from './data/buildings.ts'
import type { Building, Tile } from './data/buildings.ts'
import { FIELDS, WAREHOUSE_FIELD } from './data/plantations.ts'
import type { Field } from './data/plantations.ts'
import { BUILDING_ACT_PESOS } from './data/statutes.ts'
import { addPesos, giveToStock, holds, playerAt } from './holding.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

const tileOf = (building: Building): Tile => TILES[building]

/** 5.4 */
export const surcharge = (s: State): number => (s.acts.other === 'building' ? BUILDING_ACT_PESOS : 0)

/** 5.1, 5.4: the tiles this seat could pay for. */
export const affordable = (s: State, seat: Seat): Building[] =>
  playerAt(s, seat).pesos < surcharge(s)
    ? []
    : BUILDINGS.filter((building) => s.tiles[building] > 0 && holds(s, seat, tileOf(building).cost))

/** 5.2 */
export const sites = (s: State, seat: Seat): Field[] =>
  FIELDS.filter((field) => field !== WAREHOUSE_FIELD && playerAt(s, seat).built[field] === undefined)

export function build(s: State, seat: Seat, building: Building, field: Field): void {
  during(s, 'architect')
  const { cost } = tileOf(building)
  const pesos = surcharge(s)
  check(s.tiles[building] > 0, '5.1', { building })
  check(sites(s, seat).includes(field), '5.2', { field })
  check(holds(s, seat, cost), '5.3', { ...cost })
  check(playerAt(s, seat).pesos >= pesos, '5.4', { pesos })
  for (const [piece, amount] of entries(cost)) giveToStock(s, seat, piece, amount)
  addPesos(s, seat, -pesos)
  s.tiles[building] -= 1
  playerAt(s, seat).built[field] = building
  tell(s, { type: 'built', seat, building, field, cost: { ...cost }, pesos })
  endTurn(s, seat)
}
