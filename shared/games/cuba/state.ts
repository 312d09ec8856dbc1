import type { Rng, Seat, State as AnyState } from '../../engine/game.ts'
import type { Character, Merchandise, Piece, Product, Space } from './data.ts'
import type { Building } from './data/buildings.ts'
import type { Field, Side } from './data/plantations.ts'
import type { Dock, Ship } from './data/ships.ts'
import type { Section, Statute } from './data/statutes.ts'
import type { News } from './news.ts'

/** Where points came from, for the end screen. */
export const SOURCES = ['shipping', 'buildings', 'laws', 'subsidies', 'architect', 'final'] as const
export type Source = (typeof SOURCES)[number]

export interface Player {
  pesos: number
  points: number
  from: Record<Source, number>
  curve: number[] // points at the end of each round, before the final scoring
  lot: Record<Piece, number>
  store: Record<Product, number> // in the warehouse; does not perish
  worker: Field
  built: Partial<Record<Field, Building>> // without the printed warehouse
  played: Character[] // this round, in order
  parliament?: Character // the fifth card, once shown
  townHall: boolean // its votes count this round
}

export interface Berth {
  ship: Ship
  cargo: Record<Merchandise, number>
}

/** What a seat does about tax and duty. */
export interface Obedience {
  tax: boolean
  duty: Piece[]
}

export type Phase =
  | { at: 'choose'; seat: Seat }
  | { at: 'lay'; waiting: Seat[] }
  | { at: 'play'; seat: Seat }
  | { at: 'worker'; seat: Seat }
  | { at: 'tradeswoman'; seat: Seat; traded: boolean }
  | { at: 'architect'; seat: Seat }
  | { at: 'foreman'; seat: Seat; left: Field[]; used: boolean } // left: own buildings that may still be used
  | { at: 'mayor'; seat: Seat }
  | { at: 'bid'; waiting: Seat[]; among: Seat[]; bought: number[]; second: boolean } // bought: votes by seat, shown so far
  | { at: 'enact'; seat: Seat; bought: number[] }
  | { at: 'obey'; waiting: Seat[] }
  | { at: 'over' }

export interface Options {
  side: Side
  faceDown: boolean
}

export interface State extends AnyState<News> {
  options: Options
  players: Player[]
  round: number // 1 to 6
  start: Seat
  phase: Phase
  stock: Record<Piece, number>
  market: Record<Merchandise, number>
  tiles: Record<Building, number> // not built yet
  markers: Partial<Record<Space, Seat>> // black marking pieces, and who used the space
  docks: Partial<Record<Dock, Berth>>
  sea: Ship
  acts: Partial<Record<Section, Statute>> // in force
  bills: Partial<Record<Section, Statute>> // of this round, not vetoed; none between parliament and the next round
  proposed: Record<Section, Statute[]> // every bill turned up so far, by round
  veto?: { section: Section; round: number } // the last one by the Church
  secret: {
    rng: Rng
    pile: (Ship | null)[] // next ship first; null: not for this view
    statutes: Record<Section, (Statute | null)[]>
    laid: (Character | null)[] // face down for parliament, by seat
    bids: (number | null)[]
    obedience: (Obedience | null)[]
  }
}
