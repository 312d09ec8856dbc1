import type { Seat } from '../../../../shared/engine/game.ts'
import type { Character, Merchandise, Piece, Product, Space } from '../../../../shared/games/cuba/data.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Field } from '../../../../shared/games/cuba/data/plantations.ts'
import type { Dock, Ship } from '../../../../shared/games/cuba/data/ships.ts'
import type { Section, Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import type { State } from '../../../../shared/games/cuba/state.ts'
import type { PlayerColour } from '../../../art/players.ts'
import type { BoardWords } from './words-type.ts'

export const PARTS = ['plantations', 'market', 'harbour', 'parliament', 'buildings'] as const
export type Part = (typeof PARTS)[number]

/** Everything on the stage that may be chosen. Fields, cards and own pieces are always the deciding player's. */
export type Target =
  | `card:${Character}`
  | `field:${Field}`
  | `own:${Piece}` // a piece in the own lot or store: duty, monastery, sales
  | `stock:${Piece}` // a piece of the stock: setup, the tradeswoman's spaces
  | `buy:${Merchandise}`
  | `sell:${Merchandise}`
  | `space:${Space}`
  | `tile:${Building}`
  | `dock:${Dock}`
  | `load:${Dock}:${Merchandise}` // one more piece of the kind on that ship
  | `ship:${Ship}` // of the pile, for the Lighthouse: the harbour lays the pile out while one is a choice
  | `bill:${Section}`

export interface Choice {
  label: string // a sentence: 'Harvest citrus on A3, costs 1 water'
  selected?: boolean
  price?: 'free' | 'water' // worker: drawn on the field
  count?: number // how often it is chosen, where once is not all: 2 of wood at setup
}

/** What the move under consideration would do; drawn dashed in sun. Counts are those after the move. */
export interface Preview {
  card?: Character
  worker?: Field // the worker piece would stand here
  cross?: readonly Field[] // activated fields
  harvest?: readonly Field[] // fields that would give a piece
  build?: { building: Building; field?: Field }
  use?: Field // own building (or the warehouse) that would be used
  lot?: Partial<Record<Piece, number>>
  store?: Partial<Record<Product, number>>
  pesos?: number
  points?: number
  market?: Partial<Record<Merchandise, number>>
  load?: { dock: Dock; cargo: Partial<Record<Merchandise, number>> } // pieces that would be added
  sea?: Ship // the ship that would lie at sea
  space?: Space // the space that would take a black marker
  enact?: readonly Section[]
  veto?: Section
}

/** What can be read off the state but takes the rules to know; `glance` in the game's folder makes it. */
export interface Glance {
  buy: Record<Merchandise, number | undefined> // price of the next piece; undefined: none left
  sell: Record<Merchandise, number>
  affordable: ReadonlySet<Building> // for the player who looks
  nextStart: Seat | undefined // who would start next by the fourth cards played so far
  votes: readonly number[] // by seat, as far as public: card, Town Hall, bought
  subsidy: Partial<Record<Statute, readonly number[]>> // what each seat would score now, for acts and bills of III
}

/** A thing whose rule can be read in full. */
export type Info =
  | { of: 'building'; building: Building; field?: Field }
  | { of: 'statute'; statute: Statute }
  | { of: 'ship'; ship: Ship }
  | { of: 'character'; character: Character }
  | { of: 'space'; space: Space }
  | { of: 'market' }
  | { of: 'round' }

/** The board knows no rules: it is told what may be chosen and what to show. */
export interface BoardProps {
  state: State
  you: Seat | null
  names: readonly string[]
  colours: readonly PlayerColour[]
  deciding: readonly Seat[] // who has to decide now
  words: BoardWords
  glance: Glance
  focus: Part // what the decision is about; where there are tabs, this one opens
  choices: ReadonlyMap<Target, Choice>
  preview: Preview | undefined
  onPick(target: Target): void
  info(what: Info): void
}
