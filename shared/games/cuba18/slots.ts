import { placeToken, settle, slotsLeft, tileAt } from '../../rail/board.ts'
import type { HexId } from '../../rail/hex.ts'
import { tell } from '../../engine/game.ts'
import type { Major } from './companies.ts'
import { FC } from './companies.ts'
import { groundOf } from './ground.ts'
import { HOMES } from './map.ts'
import type { State } from './state.ts'
import { VERSIONS } from './versions.ts'

/** VII.8, R86: the major of this version whose home this is and who has not had its first turn. */
export const waitsHere = (s: State, hex: HexId): Major | undefined =>
  VERSIONS[s.version].majors.find(
    (major) => (HOMES as Partial<Record<Major, HexId>>)[major] === hex && (s.companies[major]?.stations ?? 0) === 0,
  )

const cities = (s: State, hex: HexId): number[] =>
  tileAt(groundOf(s), s.board, hex).stops.flatMap((stop, city) => (stop.type === 'city' ? [city] : []))

/** VII.8, R63: slots somebody else may take, one of the whole tile being kept for a home. */
export function freeSlots(s: State, { hex, city }: { hex: HexId; city: number }, company: Major): number {
  const ground = groundOf(s)
  const here = slotsLeft(ground, s.board, hex, city)
  const waiting = waitsHere(s, hex)
  if (waiting === undefined || waiting === company) return here
  const all = cities(s, hex).reduce((sum, it) => sum + Math.max(0, slotsLeft(ground, s.board, hex, it)), 0)
  return Math.min(here, all - 1)
}

/** R26, R27, R81: a station beside the tile moves in when a slot opens that nobody else has a claim to. */
export function settleExtras(s: State, hex: HexId): void {
  const settled = settle(s.board, hex, ({ city, company }) => freeSlots(s, { hex, city }, company as Major) > 0)
  for (const { company } of settled) tell(s, { type: 'slipped', company: company as Major, hex })
}

/** IV.5: a green tile lets the waiting FC in. */
export function admitCentral(s: State, hex: HexId): void {
  const tile = tileAt(groundOf(s), s.board, hex)
  if (!s.central.waiting.includes(hex) || tile.color === 'yellow' || tile.color === 'blank') return
  s.central.waiting = s.central.waiting.filter((it) => it !== hex)
  placeToken(s.board, hex, { company: FC, city: 0, kind: 'station' })
  tell(s, { type: 'slipped', company: FC, hex })
}
