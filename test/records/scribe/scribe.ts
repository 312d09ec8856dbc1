import type { Seat } from '../../../shared/engine/game.ts'
import type { Company, Traded } from '../../../shared/games/mx1822/companies.ts'
import { newTrainIds } from '../../../shared/games/mx1822/import/train-ids.ts'
import type { Written } from '../own.ts'

export type Place = 'treasury' | 'pool' | Seat

/** Writes one of our games down as the other site does. Seats are the players' ids. */
export interface Scribe {
  readonly deeds: Written[]
  readonly trains: ReturnType<typeof newTrainIds>
  readonly shares: Map<Traded, Map<string, Place>>
  readonly pieces: Map<string, string> // hex -> piece
  readonly cubes: Map<Company, string[]> // P10 or P11 for each cube left
  readonly late: Written[] // discards at the end of a stock round, which come in the operating round
  asked?: { start: Seat; next: Seat[] } // in the auction: those still to be asked
  laid: number // pieces so far
}

export const newScribe = (): Scribe => ({
  deeds: [],
  trains: newTrainIds(),
  shares: new Map(),
  pieces: new Map(),
  cubes: new Map(),
  late: [],
  laid: 0,
})
