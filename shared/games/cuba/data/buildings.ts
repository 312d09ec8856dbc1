import type { Confidence, Resource } from '../data.ts'

export const GROUPS = ['points', 'income', 'factories', 'power'] as const
export type Group = (typeof GROUPS)[number]

export interface Tile {
  readonly group: Group
  readonly cost: Readonly<Partial<Record<Resource, number>>>
  readonly count: 1 | 2
  readonly confidence: Confidence
}
type Cost = readonly [wood: number, stone: number, water: number]

function tile(group: Group, [wood, stone, water]: Cost, rest: Partial<Tile> = {}): Tile {
  const cost = { ...(stone ? { stone } : {}), ...(wood ? { wood } : {}), ...(water ? { water } : {}) }
  return { group, cost, count: 1, confidence: 'certain', ...rest }
}

/** Wood, stone, water. */
export const TILES = {
  cementFactory: tile('points', [1, 2, 0]),
  sawMill: tile('points', [2, 1, 0], { confidence: 'likely' }),
  golfCourse: tile('points', [0, 0, 2]),
  monastery: tile('points', [2, 1, 0]),
  rumCafe: tile('points', [1, 1, 1]),
  cigarCafe: tile('points', [1, 1, 1]),
  smallBranchOffice: tile('points', [2, 1, 0]),
  largeBranchOffice: tile('points', [2, 2, 0]),
  hotel: tile('points', [2, 2, 1]),
  inn: tile('points', [1, 1, 1]),
  generalStore: tile('income', [1, 2, 0]),
  productHouse: tile('income', [2, 1, 0]),
  resourceHouse: tile('income', [1, 1, 1], { confidence: 'likely' }),
  smallBank: tile('income', [1, 1, 0]),
  largeBank: tile('income', [2, 3, 0]),
  cigarFactory: tile('factories', [2, 2, 0], { count: 2 }),
  distillery: tile('factories', [2, 2, 0], { count: 2 }),
  blackMarket: tile('factories', [3, 2, 0]),
  church: tile('power', [2, 2, 0]),
  townHall: tile('power', [1, 1, 0]),
  dam: tile('power', [0, 2, 0]),
  lighthouse: tile('power', [1, 1, 0]),
  warehouse: tile('power', [2, 0, 0]),
} as const satisfies Record<string, Tile>
export type Building = keyof typeof TILES
export const BUILDINGS = Object.keys(TILES) as Building[] // the keys of a literal
