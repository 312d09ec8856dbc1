import type { Seat } from '../../engine/game.ts'
import { tileAt, tokensIn } from '../../rail/board.ts'
import type { Lay } from '../../rail/board.ts'
import { across, opposite } from '../../rail/hex.ts'
import { exitsOf, exitsOfStop, turned } from '../../rail/tile.ts'
import { MAJOR, NDEM, isMajor } from './companies.ts'
import type { Company } from './companies.ts'
import { GROUND, MEXICO_CITY, RESERVED } from './map.ts'
import type { Reserved } from './map.ts'
import { directorOf } from './shares.ts'
import type { State } from './state.ts'

/** 6.9.2: who agrees to a yellow tile: the director or concession holder of the company the hex is kept for. */
export function agreesTo(s: State, { by, station }: Reserved): Seat | undefined {
  const director = directorOf(s, by)
  if (director !== undefined) return director
  if (isMajor(by)) {
    const holder = s.players.findIndex((player) => player.concessions.includes(MAJOR[by].concession))
    if (holder >= 0) return holder
  }
  const [token] = tokensIn(s.board, MEXICO_CITY, station)
  if (!token || token.company === NDEM || s.options.compat?.openReserved) return undefined
  return directorOf(s, token.company as Company) // tokens carry companies of this game
}

/** 6.9.2: with nobody to agree, the tile has to join the station: on M22, with two towns, to track already there. */
export function joinsStation(s: State, { hex, tile: id, turn }: Lay, { stub }: Reserved): boolean {
  const tile = turned(GROUND.tiles[id]!, turn) // a tile of the box
  if (!exitsOf(tile).includes(stub)) return false
  if (tile.stops.length < 2) return true
  const town = tile.stops.findIndex((_, stop) => exitsOfStop(tile, stop).includes(stub))
  return exitsOfStop(tile, town).some(
    (edge) => edge !== stub && exitsOf(tileAt(GROUND, s.board, across(hex, edge))).includes(opposite(edge)),
  )
}

export const reservedAt = (s: State, hex: string): Reserved | undefined =>
  s.board.tiles[hex] ? undefined : RESERVED[hex]
