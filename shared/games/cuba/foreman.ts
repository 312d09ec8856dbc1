import { clone } from '../../engine/diff.ts'
import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Use } from './action.ts'
import { useBuilding, usesOf } from './buildings/index.ts'
import type { Piece, Product } from './data.ts'
import type { Building } from './data/buildings.ts'
import { crossOf, FIELDS, WAREHOUSE_FIELD } from './data/plantations.ts'
import type { Field } from './data/plantations.ts'
import type { Ship } from './data/ships.ts'
import { playerAt } from './holding.ts'
import type { Amounts } from './news.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

/** 6.5: the printed warehouse is a building too. */
export const buildingAt = (s: State, seat: Seat, field: Field): Building | undefined =>
  field === WAREHOUSE_FIELD ? 'warehouse' : playerAt(s, seat).built[field]

export const ownBuildings = (s: State, seat: Seat): Field[] =>
  FIELDS.filter((field) => buildingAt(s, seat, field) !== undefined)

/** 6.1: what the foreman reaches all together. */
export function reached(s: State, seat: Seat): Field[] {
  const cross = crossOf(playerAt(s, seat).worker)
  return ownBuildings(s, seat).filter((field) => cross.includes(field))
}

export function usesAt(s: State, seat: Seat, field: Field): Use[] {
  const building = buildingAt(s, seat, field)
  return building ? usesOf(s, seat, { building, field }) : []
}

export const usesLeft = (s: State, seat: Seat): Use[] =>
  s.phase.at === 'foreman' ? s.phase.left.flatMap((field) => usesAt(s, seat, field)) : []

export function callForeman(s: State, seat: Seat): void {
  s.phase = { at: 'foreman', seat, left: ownBuildings(s, seat), used: false }
}

export function use(s: State, seat: Seat, how: Use): void {
  const phase = during(s, 'foreman')
  check(buildingAt(s, seat, how.field) === how.building, '6.4', { building: how.building })
  check(phase.left.includes(how.field), reached(s, seat).includes(how.field) ? '6.3' : '6.1', { field: how.field })
  useBuilding(s, seat, how)
  const together = reached(s, seat)
  const still = phase.used ? phase.left : together.includes(how.field) ? together : []
  phase.left = still.filter((field) => field !== how.field)
  phase.used = true
  if (usesLeft(s, seat).length === 0) endTurn(s, seat)
}

export function endUse(s: State, seat: Seat): void {
  if (!during(s, 'foreman').used) tell(s, { type: 'forwent', seat, card: 'foreman' })
  endTurn(s, seat)
}

export interface UseForecast {
  readonly gave: Amounts
  readonly got: Amounts<Piece | 'pesos' | 'points' | 'votes'>
  readonly leaves?: Ship // by the Harbor Act
  readonly stored?: Amounts<Product>
}

/** What a use would bring; tried on a copy, which a masked view is enough for. */
export function forecastUse(s: State, seat: Seat, how: Use): UseForecast {
  const draft = clone(s)
  draft.news = []
  useBuilding(draft, seat, how)
  const left = draft.news.find((it) => it.type === 'departed')
  for (const it of draft.news) {
    if (it.type === 'used') return { gave: it.gave, got: it.got }
    if (it.type === 'stored') return { gave: {}, got: {}, stored: it.products }
    if (it.type === 'loaded')
      return { gave: it.cargo, got: { points: it.points }, ...(left ? { leaves: left.ship } : {}) }
  }
  return { gave: {}, got: {} }
}
