import type { Rng, Seat, State as AnyState } from '../../engine/game.ts'
import type { Building, Cuban, Demanded, Flag, Good } from './data.ts'
import type { News } from './news.ts'

/** Where points came from, for the end screen; what a player gives away again is taken off `city`. */
export type Source = 'start' | 'deliveries' | 'city' | 'visits' | 'goods'

/** Behind one player's screen. */
export interface Holding {
  pesos: number
  points: number
  goods: Record<Good, number>
  from: Record<Source, number>
  curve: number[] // points when each ship left
}

export interface Player {
  piece?: Building // absent until the first visit
  markers: number // property markers not yet placed
}

export type Item = 'peso' | 'point' | Demanded

export type Phase =
  | { at: 'demand'; seat: Seat; roll: Record<Demanded, number> }
  | { at: 'drive'; seat: Seat }
  | { at: 'cuban'; seat: Seat; cuban: 'pablo' | 'alonso' }
  | { at: 'gifts'; seat: Seat; waiting: Seat[] }
  | { at: 'visit'; seat: Seat; cuban: Cuban }
  | { at: 'building'; seat: Seat; building: Building; owned: boolean } // owned: Alonso's second option, the piece still has to move
  | { at: 'deliver'; seat: Seat; driver: Seat; passed: Seat[] }
  | { at: 'over' }

export interface Options {
  open: boolean
}

export interface State extends AnyState<News> {
  options: Options
  players: Player[]
  start: Seat
  phase: Phase
  boxes: Building[] // 12 boxes, three per colour in the order of COLOURS
  cubans: Cuban[] // slots 1 to 9
  inactive: Partial<Record<Cuban, 'turned' | 'reached'>> // reached: the car has been on its star since it was turned
  owners: Partial<Record<Building, Seat>>
  car: number // 0 is the port, 1 to 9 the Cubans' stops
  ship: number // 1 to 7; 8 once the last has left
  flag: Flag
  dice: Partial<Record<Demanded, number>> // four once rolled; none between a departure and the next roll
  aside?: { good: Demanded; value: number }
  departed: boolean // a ship left during this turn
  supply: Record<Good, number>
  secret: { rng: Rng; holdings: (Holding | null)[]; gifts: (Item | null)[] } // null: not for this view
}
