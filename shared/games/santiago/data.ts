/** Everything printed on the pieces. Where only a picture shows a value, its confidence stands beside it. */
export const DEMANDED = ['sugar', 'citrus', 'tobacco', 'rum', 'cigar'] as const
export const GOODS = [...DEMANDED, 'wood'] as const
export type Demanded = (typeof DEMANDED)[number]
export type Good = (typeof GOODS)[number]

export const COPIES = 8
export const SHIPS = 7
export const STOPS = 10
export const START = { pesos: 3, points: 2, goods: ['sugar', 'tobacco', 'citrus'], markers: 3 } as const

/** 1.10: the orange die has a 4 instead of a second 1. */
export const FACES = {
  sugar: [0, 1, 1, 2, 2, 3],
  citrus: [0, 1, 2, 2, 3, 4],
  tobacco: [0, 1, 1, 2, 2, 3],
  rum: [0, 1, 1, 2, 2, 3],
  cigar: [0, 1, 1, 2, 2, 3],
} as const satisfies Record<Demanded, readonly number[]>

export const FLAGS = [2, 3, 4] as const
export type Flag = (typeof FLAGS)[number]

/** Order along the edge: likely; it has no effect on play. */
export const COLOURS = ['yellow', 'blue', 'red', 'white'] as const
export type Colour = (typeof COLOURS)[number]

export const BUILDINGS = [
  'bank',
  'church',
  'distillery',
  'cigarFactory',
  'blackMarket',
  'sawmill',
  'cafe',
  'customs',
  'casino',
  'harbormaster',
  'office',
  'newspaper',
] as const
export type Building = (typeof BUILDINGS)[number]

export const CUBANS = ['pedro', 'jose', 'conchita', 'miguel', 'pablo', 'maria', 'martinez', 'zorro', 'alonso'] as const
export type Cuban = (typeof CUBANS)[number]

type Confidence = 'certain' | 'likely' | 'our choice'
/** 4.2: the flower printed on each tile; El Zorro's is transparent. */
export const FLOWERS = {
  pedro: { colour: 'white', confidence: 'certain' },
  alonso: { colour: 'white', confidence: 'certain' },
  miguel: { colour: 'blue', confidence: 'certain' },
  jose: { colour: 'yellow', confidence: 'certain' },
  zorro: { colour: 'none', confidence: 'certain' },
  conchita: { colour: 'red', confidence: 'likely' },
  maria: { colour: 'red', confidence: 'our choice' },
  martinez: { colour: 'blue', confidence: 'our choice' },
  pablo: { colour: 'yellow', confidence: 'our choice' },
} as const satisfies Record<Cuban, { colour: Colour | 'none'; confidence: Confidence }>
export type Flower = Colour | 'none'

export interface Gain {
  readonly good?: Good
  readonly pesos?: number
  readonly points?: number
  readonly amount?: number
}
/** 4.3: what a stop at these Cubans brings, without any choice. */
export const GAINS = {
  pedro: { good: 'tobacco', amount: 2 },
  jose: { good: 'sugar', amount: 2 },
  conchita: { good: 'citrus', amount: 2 },
  miguel: { good: 'wood', amount: 2 },
  maria: { points: 2 },
  martinez: { pesos: 3 },
} as const satisfies Partial<Record<Cuban, Gain>>
