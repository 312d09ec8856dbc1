import type { Character, Merchandise, Piece, Space } from '../../../../shared/games/cuba/data.ts'
import type { Building, Group } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Field, Land } from '../../../../shared/games/cuba/data/plantations.ts'
import type { Section, Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import type { Part } from './props.ts'

export const PHASES = ['bills', 'action', 'parliament', 'statutes', 'end'] as const
export type PhaseName = (typeof PHASES)[number]

/** Everything the board says; the dictionaries of the game supply it. */
export interface BoardWords {
  board: string
  parts: Record<Part, string>
  phases: Record<PhaseName, string>
  round(n: number, of: number): string
  starts: string // beside the starting player: 'starts'
  startsNext: string // beside who would start the next round: 'would start next'
  pieces: Record<Piece, string>
  lands: Record<Land, string>
  characters: Record<Character, string>
  buildings: Record<Building, string>
  shortBuildings: Record<Building, string> // at most about 13 letters
  groups: Record<Group, string>
  sections: Record<Section, string>
  statutes: Record<Statute, readonly [title: string, rule: string]> // 'Drought', '1 product field, not 2'
  spaces: Record<Space, string> // a few words: '1 resource', '2 points'
  inForce: string
  bills: string
  noAct: string
  noBill: string
  vetoed: string
  votes: string
  points: string
  pesos: string
  lot: string
  store: string
  stock: string
  buy: string
  sell: string
  sea: string
  pile: string
  free: string
  architect: string // above its two spaces: 'without building'
  tradeswoman: string // 'instead of trading'
  mayor: string // 'without loading'
  dock(n: number): string
  worth(points: number): string // '2 points each'
  /** Names of the parts for those who do not see them. */
  field(field: Field, land: string, building: string | undefined, worker: boolean): string
  plantation(name: string): string
  enlarge(name: string): string
  card(card: string, votes: number, played: boolean): string
  tile(building: string, left: number, owners: readonly string[], affordable: boolean): string
  row(kind: string, pieces: number, buy: number | undefined, sell: number): string
  ship(place: string, free: readonly (readonly [Merchandise, number])[], loaded: number): string
  statute(section: string, title: string, inForce: boolean): string
  space(what: string, by: string | undefined): string
  amount(what: string, n: number): string
  vote(name: string, votes: number, state: 'deciding' | 'sealed' | 'open'): string
  score(name: string, points: number): string
}
