import type { Home } from '../companies.ts'
import { GROUND, MEXICO_CITY } from '../map.ts'

/** A record tells tiles of one kind apart by a number. */
export interface Pieces {
  readonly on: Record<string, string> // hex -> piece
  disc: number // how Mexico City's disc was turned
}

export const newPieces = (): Pieces => ({ on: {}, disc: 0 })

export const tileOfPiece = (piece: string): string => piece.replace(/-\d+$/, '')

export function notePiece(pieces: Pieces, hex: string, piece: string, turn: number): void {
  pieces.on[hex] = piece
  if (hex === MEXICO_CITY) pieces.disc = turn
}

/** 'piece-city', or 'hex-number-city' where nothing has been laid. */
export function cityNamed(pieces: Pieces, name: string): Home | undefined {
  const [, piece = '', number] = /^(.+)-(\d+)$/.exec(name) ?? []
  const hex = Object.keys(pieces.on).find((it) => pieces.on[it] === piece) ?? tileOfPiece(piece)
  if (!GROUND.map[hex] || number === undefined) return undefined
  return { hex, city: hex === MEXICO_CITY ? (Number(number) + pieces.disc) % 6 : Number(number) } // each by its side
}
