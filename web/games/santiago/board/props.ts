import type { Building, Cuban, Demanded, Flag } from '../../../../shared/games/santiago/data.ts'
import type { State } from '../../../../shared/games/santiago/state.ts'
import type { PlayerColour } from '../../../art/players.ts'
import type { BoardWords } from './words-type.ts'

export interface StopChoice {
  price: number
  label: string
  again: boolean
}

/** What the move under consideration would do. */
export interface Preview {
  from: number
  stops: number
  flag?: Flag | 'leaves'
  opens: readonly Building[]
  building?: Building
  cuban?: Cuban
  good?: Demanded
}

/** The board knows no rules: it is told what may be chosen and what to show. */
export interface BoardProps {
  tall: boolean
  state: State
  colours: readonly PlayerColour[]
  names: readonly string[]
  words: BoardWords
  stops: ReadonlyMap<number, StopChoice>
  buildings: ReadonlyMap<Building, string>
  cubans: ReadonlyMap<Cuban, string>
  dice: ReadonlyMap<Demanded, string>
  preview: Preview | undefined
  onStop(stop: number): void
  onBuilding(building: Building): void
  onCuban(cuban: Cuban): void
  onDie(good: Demanded): void
  info(what: Building | Cuban): void
}
