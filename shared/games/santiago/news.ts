import type { Seat } from '../../engine/game.ts'
import type { Building, Cuban, Demanded, Flag, Good } from './data.ts'
import type { Item } from './state.ts'

/** What the table sees happen. Public by definition. */
export type News =
  | { type: 'started'; start: Seat }
  | { type: 'rolled'; seat: Seat; ship: number; again: boolean }
  | { type: 'demanded'; seat: Seat; ship: number; aside: Demanded }
  | { type: 'drove'; seat: Seat; stops: number; cost: number; to: Cuban | 'port'; inactive?: boolean }
  | { type: 'passedPort'; seat: Seat; flag: Flag }
  | {
      type: 'gained'
      seat: Seat
      from: Cuban | Building
      pesos?: number
      points?: number
      goods?: Partial<Record<Good, number>>
    }
  | { type: 'empty'; seat: Seat; from: Cuban | Building }
  | { type: 'declined'; seat: Seat; what: Cuban | Building }
  | { type: 'gave'; seat: Seat; to: Seat; item: Item }
  | { type: 'seized'; seat: Seat; building: Building }
  | { type: 'reused'; seat: Seat; building: Building }
  | { type: 'visited'; seat: Seat; building: Building }
  | { type: 'stayed'; seat: Seat; building: Building }
  | {
      type: 'traded'
      seat: Seat
      at: Building
      gave: Partial<Record<Good | 'pesos' | 'points', number>>
      got: Partial<Record<Good | 'pesos' | 'points', number>>
    }
  | { type: 'cleared'; seat: Seat; good: Demanded; value: number }
  | { type: 'flagMoved'; seat: Seat; flag: Flag }
  | { type: 'turned'; seat: Seat; cuban: Cuban }
  | { type: 'woke'; cuban: Cuban }
  | { type: 'delivered'; seat: Seat; good: Good; amount: number; as: Demanded; points: number; at: 'port' | 'office' }
  | { type: 'passed'; seat: Seat }
  | { type: 'portRaised'; flag: Flag }
  | { type: 'visitFee'; owner: Seat; visitor: Seat; building: Building }
  | { type: 'departed'; seat: Seat; ship: number; full: boolean }
  | { type: 'over' }
