import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Use } from './action.ts'
import { isPlain, useBuilding, usesOf } from './buildings/index.ts'
import { COLOURS, FLOWERS } from './data.ts'
import type { Building, Colour, Cuban } from './data.ts'
import { isOver } from './end.ts'
import type { State } from './state.ts'
import { during, endTurn } from './turn.ts'

/** 1.2: three boxes per colour. */
export const colourOf = (s: State, building: Building): Colour =>
  COLOURS[Math.floor(s.boxes.indexOf(building) / 3)] as Colour // twelve boxes, four colours

const occupant = (s: State, building: Building): Seat => s.players.findIndex((player) => player.piece === building)

/** 7.1 to 7.3: where the piece may go after this Cuban. */
export function targets(s: State, cuban: Cuban): Building[] {
  const { colour } = FLOWERS[cuban]
  return s.boxes.filter((building) => colourOf(s, building) === colour && occupant(s, building) < 0)
}

/** After the Cuban: El Zorro and full streets leave the piece where it is (5.4, 7.4). */
export function toVisit(s: State, seat: Seat, cuban: Cuban): void {
  if (cuban === 'zorro' || targets(s, cuban).length === 0) stay(s, seat)
  else s.phase = { at: 'visit', seat, cuban }
}

function stay(s: State, seat: Seat): void {
  const building = s.players[seat]?.piece
  if (building === undefined) return endTurn(s, seat) // 5.5, 7.5
  tell(s, { type: 'stayed', seat, building })
  offer(s, seat, building, false)
}

export function visit(s: State, seat: Seat, building: Building, decline: boolean): void {
  const { cuban } = during(s, 'visit')
  check(colourOf(s, building) === FLOWERS[cuban].colour, '7.1', { colour: FLOWERS[cuban].colour })
  const there = occupant(s, building)
  check(there !== seat, '7.3')
  check(there < 0, '7.2', { seat: there })
  const player = s.players[seat]
  if (player) player.piece = building
  tell(s, { type: 'visited', seat, building })
  if (!decline) return enter(s, seat, building, false)
  tell(s, { type: 'declined', seat, what: building })
  endTurn(s, seat)
}

/** Coming to a building on purpose: a plain gain happens by itself (2.2). */
export function enter(s: State, seat: Seat, building: Building, owned: boolean): void {
  const [only] = usesOf(s, seat, building)
  if (!isPlain(building) || !only) return offer(s, seat, building, owned)
  useBuilding(s, seat, only)
  leave(s, seat, owned)
}

/** 12.13: without any possible effect there is nothing to ask. */
function offer(s: State, seat: Seat, building: Building, owned: boolean): void {
  if (usesOf(s, seat, building).length === 0) leave(s, seat, owned)
  else s.phase = { at: 'building', seat, building, owned }
}

export function use(s: State, seat: Seat, how: Use): void {
  const { building, owned } = during(s, 'building')
  check(how.building === building, '7.1', { building })
  useBuilding(s, seat, how)
  leave(s, seat, owned)
}

export function passBuilding(s: State, seat: Seat): void {
  const { building, owned } = during(s, 'building')
  tell(s, { type: 'declined', seat, what: building })
  leave(s, seat, owned)
}

/** 6.4: after an own building used through Alonso the piece still has to move. */
function leave(s: State, seat: Seat, owned: boolean): void {
  if (isOver(s)) return
  if (owned) toVisit(s, seat, 'alonso')
  else endTurn(s, seat)
}
