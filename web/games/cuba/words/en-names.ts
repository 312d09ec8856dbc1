import { MERCHANDISE, type Character, type Piece, type Space } from '../../../../shared/games/cuba/data.ts'
import type { Building, Group } from '../../../../shared/games/cuba/data/buildings.ts'
import type { Land } from '../../../../shared/games/cuba/data/plantations.ts'
import { spacesOf, type Dock, type Ship } from '../../../../shared/games/cuba/data/ships.ts'
import type { Section, Statute } from '../../../../shared/games/cuba/data/statutes.ts'
import type { Source } from '../../../../shared/games/cuba/state.ts'

export type Thing = Piece | 'peso' | 'point'

/** One, and any other number of it. */
export const things = {
  stone: ['stone', 'stone'],
  wood: ['wood', 'wood'],
  water: ['water', 'water'],
  citrus: ['citrus', 'citrus'],
  sugar: ['sugar cane', 'sugar cane'],
  tobacco: ['tobacco', 'tobacco'],
  rum: ['rum', 'rum'],
  cigar: ['cigar', 'cigars'],
  peso: ['peso', 'pesos'],
  point: ['point', 'points'],
} satisfies Record<Thing, [string, string]>

export const thing = (kind: Thing, amount = 2): string => things[kind][amount === 1 ? 0 : 1]
export const amount = (kind: Thing, n: number): string => `${n} ${thing(kind, n)}`
export const votes = (n: number): string => `${n} ${n === 1 ? 'vote' : 'votes'}`
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(items)

export const characters: Record<Character, string> = {
  worker: 'Worker',
  tradeswoman: 'Tradeswoman',
  architect: 'Architect',
  foreman: 'Foreman',
  mayor: 'Mayor',
}
export const theCharacter = (card: Character): string => `the ${characters[card].toLowerCase()}`

export const buildings: Record<Building, string> = {
  cementFactory: 'Cement factory',
  sawMill: 'Saw mill',
  golfCourse: 'Golf course',
  monastery: 'Monastery',
  rumCafe: 'Rum café',
  cigarCafe: 'Cigar café',
  smallBranchOffice: 'Small branch office',
  largeBranchOffice: 'Large branch office',
  hotel: 'Hotel',
  inn: 'Inn',
  generalStore: 'General store',
  productHouse: 'Product house',
  resourceHouse: 'Resource house',
  smallBank: 'Small bank',
  largeBank: 'Large bank',
  cigarFactory: 'Cigar factory',
  distillery: 'Distillery',
  blackMarket: 'Black market',
  church: 'Church',
  townHall: 'Town hall',
  dam: 'Dam',
  lighthouse: 'Lighthouse',
  warehouse: 'Warehouse',
}

export const groups: Record<Group, string> = {
  points: 'Points',
  income: 'Income',
  factories: 'Factories',
  power: 'Power',
}

export const lands: Record<Land, string> = {
  warehouse: 'warehouse',
  lake: 'lake',
  mountain: 'mountain',
  forest: 'forest',
  citrus: 'citrus field',
  sugar: 'sugar cane field',
  tobacco: 'tobacco field',
}

export const sections: Record<Section, string> = {
  tax: 'Tax',
  duty: 'Duty',
  subsidy: 'Subsidy',
  other: 'Other acts',
}

/** Title, and the rule in a few words. */
export const statutes: Record<Statute, readonly [title: string, rule: string]> = {
  tax1: ['Tax 1', '1 peso'],
  tax2: ['Tax 2', '2 pesos'],
  tax3: ['Tax 3', '3 pesos'],
  tax4: ['Tax 4', '4 pesos'],
  tax5: ['Tax 5', '5 pesos'],
  taxBuildings: ['Building tax', '1 peso per building'],
  dutyCitrus: ['Citrus duty', '1 citrus'],
  dutySugar: ['Sugar duty', '1 sugar cane'],
  dutyTobacco: ['Tobacco duty', '1 tobacco'],
  dutyWater: ['Water duty', '1 water'],
  dutyResources: ['Resource duty', '2 resources'],
  subsidyBuildings: ['Building subsidy', '1 point per building'],
  subsidyResourceFields: ['Resource subsidy', '1 point per open resource field'],
  subsidyProductFields: ['Product subsidy', '1 point per open product field'],
  subsidyWater: ['Water subsidy', '1 point per water, 7 at most'],
  subsidyVotes: ['Voting subsidy', '1 point per vote of the card'],
  subsidyPesos: ['Money subsidy', '1 point per 3 pesos, 7 at most'],
  marketMinus: ['Market Act −', 'market loses 2 of each product'],
  marketPlus: ['Market Act +', 'market gains 2 of each product'],
  drought: ['Drought Act', '1 product field, not 2'],
  building: ['Building Act', 'building costs 2 pesos more'],
  harbor: ['Harbor Act', 'full ships leave at once'],
  corruption: ['Corruption Act', 'no votes for sale'],
}

export const spaces: Record<Space, string> = {
  resource: '1 resource',
  product: '1 cheapest product',
  twoPoints: '2 points',
  onePoint: '1 point',
  fourPesos: '4 pesos',
  twoPesos: '2 pesos',
}

export const sources: Record<Source, string> = {
  shipping: 'ships',
  buildings: 'buildings used',
  laws: 'tax and duty',
  subsidies: 'subsidies',
  architect: 'building nothing',
  final: 'buildings at the end',
}

export const dock = (n: Dock): string => `dock ${n}`

/** A ship is known by what it carries. */
export const shipIcons = (ship: Ship): string =>
  MERCHANDISE.map((kind) => `{${kind}}`.repeat(spacesOf(ship, kind))).join('')
export const shipWords = (ship: Ship): string =>
  list(MERCHANDISE.flatMap((kind) => (spacesOf(ship, kind) > 0 ? [amount(kind, spacesOf(ship, kind))] : [])))
