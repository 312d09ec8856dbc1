import { check, tell } from '../../../engine/game.ts'
import { placeToken, slotsLeft, tileAt } from '../../../rail/board.ts'
import type { HexId } from '../../../rail/hex.ts'
import { exitsOfStop } from '../../../rail/tile.ts'
import type { ActionOf } from '../action.ts'
import { isMajor } from '../companies.ts'
import type { Major } from '../companies.ts'
import { groundOf } from '../ground.ts'
import { HABANA, HOMES } from '../map.ts'
import { freeSlots } from '../slots.ts'
import type { State } from '../state.ts'
import { during, nextStep, operating, turnOf } from '../turn.ts'

type Home = ActionOf<'home'>
const WEST = 1

const citiesOf = (s: State, hex: HexId): Home[] =>
  tileAt(groundOf(s), s.board, hex).stops.flatMap((stop, city) =>
    stop.type === 'city' ? [{ type: 'home' as const, hex, city }] : [],
  )

/** VII.4, R63: Oe takes the city with the west side if it is free. */
function ownHome(s: State, hex: HexId): Home[] {
  const all = citiesOf(s, hex)
  if (hex !== HABANA || all.length === 1) return all.slice(0, 1)
  const tile = tileAt(groundOf(s), s.board, hex)
  const free = all.filter(({ city }) => slotsLeft(groundOf(s), s.board, hex, city) > 0)
  const west = free.filter(({ city }) => exitsOfStop(tile, city).includes(WEST))
  return west.length > 0 ? west : free
}

/** VII.4, R26, R80: the FEC in any free slot; if there is none, beside any city tile. */
function anywhere(s: State, company: Major): Home[] {
  const { map } = groundOf(s)
  const all = Object.values(map)
    .filter(({ fixed }) => !fixed)
    .flatMap(({ id }) => citiesOf(s, id))
  const free = all.filter((home) => freeSlots(s, home, company) > 0)
  return free.length > 0 ? free : all.filter(({ hex }) => tileAt(groundOf(s), s.board, hex).color !== 'blank')
}

export function homes(s: State): Home[] {
  const { company } = turnOf(s)
  if (!isMajor(company) || operating(s).stations > 0) return []
  const hex = (HOMES as Partial<Record<Major, HexId>>)[company]
  return hex ? ownHome(s, hex) : anywhere(s, company)
}

export function home(s: State, action: Home): void {
  during(s, 'home')
  check(
    homes(s).some(({ hex, city }) => hex === action.hex && city === action.city),
    'VII.4a',
    { hex: action.hex },
  )
  place(s, action)
}

export function place(s: State, { hex, city }: Home): void {
  const company = turnOf(s).company as Major // homes() offers to majors only
  const choosing = !(company in HOMES)
  const beside = choosing && freeSlots(s, { hex, city }, company) <= 0
  placeToken(s.board, hex, { company, city, kind: 'home', ...(beside ? { extra: true } : {}) })
  operating(s).stations = 1
  tell(s, { type: 'home', company, hex, beside })
  nextStep(s)
}
