import type { Building, Colour, Cuban, Good } from '../../../../shared/games/santiago/data.ts'
import type { Source } from '../../../../shared/games/santiago/state.ts'

export type Thing = Good | 'peso' | 'point'

/** One, and any other number of it. */
export const things = {
  sugar: ['sugar', 'sugar'],
  citrus: ['citrus', 'citrus'],
  tobacco: ['tobacco', 'tobacco'],
  rum: ['rum', 'rum'],
  cigar: ['cigar', 'cigars'],
  wood: ['wood', 'wood'],
  peso: ['peso', 'pesos'],
  point: ['point', 'points'],
} satisfies Record<Thing, [string, string]>

export const buildings: Record<Building, string> = {
  bank: 'Bank',
  church: 'Church',
  distillery: 'Distillery',
  cigarFactory: 'Cigar factory',
  blackMarket: 'Black market',
  sawmill: 'Sawmill',
  cafe: 'Café',
  customs: 'Customs',
  casino: 'Casino',
  harbormaster: 'Harbormaster',
  office: 'Office',
  newspaper: 'Newspaper',
}

/** Customs goes without an article. */
export const theBuilding = (building: Building): string =>
  building === 'customs' ? buildings.customs : `the ${buildings[building]}`

export const cubans: Record<Cuban, string> = {
  pedro: 'Pedro',
  jose: 'José',
  conchita: 'Conchita',
  miguel: 'Miguel',
  pablo: 'Pablo',
  maria: 'María',
  martinez: 'Martínez',
  zorro: 'El Zorro',
  alonso: 'Alonso',
}

export const colours: Record<Colour, string> = { yellow: 'yellow', blue: 'blue', red: 'red', white: 'white' }

export const sources: Record<Source, string> = {
  start: 'start',
  deliveries: 'deliveries',
  city: 'Cubans and buildings',
  visits: 'visits to your houses',
  goods: 'goods at the end',
}

const isCuban = (what: Building | Cuban): what is Cuban => what in cubans

export const nameOf = (what: Building | Cuban): string => (isCuban(what) ? cubans[what] : buildings[what])

export const thing = (kind: Thing, amount = 2): string => things[kind][amount === 1 ? 0 : 1]
export const amount = (kind: Thing, n: number): string => `${n} ${thing(kind, n)}`
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items)
