import type { Seat } from '../../engine/game.ts'
import type { Character, Merchandise, Piece, Product, Resource, Space } from './data.ts'
import type { Building } from './data/buildings.ts'
import type { Field } from './data/plantations.ts'
import type { Dock, Ship } from './data/ships.ts'
import type { Section, Statute } from './data/statutes.ts'

export type Amounts<K extends string = Piece> = Partial<Record<K, number>>

/** What the table sees happen. Public by definition. */
export type News =
  | { type: 'started'; start: Seat }
  | { type: 'chose'; seat: Seat; pieces: Amounts }
  | { type: 'proposed'; round: number; bills: Partial<Record<Section, Statute>> }
  | { type: 'played'; seat: Seat; card: Character }
  | { type: 'worked'; seat: Seat; from: Field; to: Field; got: Amounts; water: number } // water: paid for further fields
  | { type: 'bought'; seat: Seat; kind: Merchandise; price: number }
  | { type: 'sold'; seat: Seat; kind: Merchandise; price: number }
  | { type: 'took'; seat: Seat; piece: Piece; space: Space }
  | { type: 'built'; seat: Seat; building: Building; field: Field; cost: Amounts<Resource>; pesos: number }
  | { type: 'forwent'; seat: Seat; card: Character; space?: Space } // space: the alternative it brought
  | {
      type: 'used'
      seat: Seat
      building: Building
      gave: Amounts
      got: Amounts<Piece | 'pesos' | 'points' | 'votes'>
    }
  | { type: 'stored'; seat: Seat; products: Amounts<Product> }
  | { type: 'vetoed'; seat: Seat; section: Section; statute: Statute }
  | { type: 'swapped'; seat: Seat; ship: Ship; away: Ship } // ship: now at sea
  | {
      type: 'loaded'
      seat: Seat
      by: 'mayor' | 'smallBranchOffice' | 'largeBranchOffice'
      ship: Ship
      dock: Dock
      cargo: Amounts<Merchandise>
      points: number
    }
  | { type: 'departed'; ship: Ship; dock: Dock; full: boolean }
  | { type: 'arrived'; ship: Ship; at: Dock | 'sea' }
  | { type: 'starter'; seat: Seat; card: Character; tied: Seat[] } // tied: others with the same card, played earlier
  | { type: 'showed'; seat: Seat; card: Character; townHall: boolean }
  | { type: 'bid'; seat: Seat; pesos: number; second: boolean }
  | { type: 'tied'; seats: Seat[]; votes: number } // they buy once more
  | { type: 'won'; seat: Seat; votes: number; tied: Seat[] } // tied: others with as many, placed after the winner
  | { type: 'enacted'; seat: Seat; section: Section; statute: Statute; replaced?: Statute }
  | { type: 'rejected'; statutes: Statute[] }
  | { type: 'obeyed'; seat: Seat; tax: boolean; duty: boolean; pesos: number; pieces: Amounts; points: number }
  | { type: 'subsidised'; seat: Seat; statute: Statute; points: number }
  | { type: 'marketMoved'; statute: Statute; change: Amounts<Product> }
  | { type: 'perished'; seat: Seat; products: Amounts<Product> }
  | { type: 'roundEnded'; round: number; points: number[] }
  | { type: 'finalBuildings'; seat: Seat; buildings: number; points: number }
  | { type: 'over' }
