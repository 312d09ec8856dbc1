import type { Seat } from '../../engine/game.ts'
import { entries } from './amounts.ts'
import { isProduct } from './data.ts'
import type { Piece } from './data.ts'
import type { Amounts } from './news.ts'
import type { Player, Source, State } from './state.ts'

export function playerAt(s: State, seat: Seat): Player {
  const player = s.players[seat]
  if (!player) throw new Error(`there is no seat ${seat}`)
  return player
}

export function addPoints(s: State, seat: Seat, points: number, source: Source): void {
  const player = playerAt(s, seat)
  player.points += points
  player.from[source] += points
}

export function addPesos(s: State, seat: Seat, pesos: number): void {
  playerAt(s, seat).pesos += pesos
}

/** 2.8: in the lot and in the warehouse. */
export function held(s: State, seat: Seat, piece: Piece): number {
  const { lot, store } = playerAt(s, seat)
  return lot[piece] + (isProduct(piece) ? store[piece] : 0)
}

/** 2.8: from the lot first, since what lies there may perish. Where the pieces go is the caller's business. */
export function spend(s: State, seat: Seat, piece: Piece, amount: number): void {
  const { lot, store } = playerAt(s, seat)
  const fromLot = Math.min(amount, lot[piece])
  lot[piece] -= fromLot
  if (isProduct(piece)) store[piece] -= amount - fromLot
}

export function giveToStock(s: State, seat: Seat, piece: Piece, amount: number): void {
  spend(s, seat, piece, amount)
  s.stock[piece] += amount
}

/** 2.9: never more than the stock has. Says how many it was. */
export function gain(s: State, seat: Seat, piece: Piece, wanted: number): number {
  const amount = Math.min(wanted, s.stock[piece])
  s.stock[piece] -= amount
  playerAt(s, seat).lot[piece] += amount
  return amount
}

/** 11.5: the printed warehouse is none. */
export const buildingsOf = (player: Player): number => Object.keys(player.built).length

export const holds = (s: State, seat: Seat, amounts: Amounts): boolean =>
  entries(amounts).every(([piece, amount]) => held(s, seat, piece) >= amount)
