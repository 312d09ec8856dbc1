/** Everything printed on the pieces, boards and cards. Where only a picture shows a value, its confidence stands beside it. */
export type Confidence = 'certain' | 'likely' | 'our choice'

export const RESOURCES = ['stone', 'wood', 'water'] as const
export const PRODUCTS = ['citrus', 'sugar', 'tobacco'] as const
export const GOODS = ['rum', 'cigar'] as const
export const MERCHANDISE = [...PRODUCTS, ...GOODS] as const
export const PIECES = [...RESOURCES, ...MERCHANDISE] as const
export type Resource = (typeof RESOURCES)[number]
export type Product = (typeof PRODUCTS)[number]
export type Goods = (typeof GOODS)[number]
export type Merchandise = (typeof MERCHANDISE)[number]
export type Piece = (typeof PIECES)[number]
export const isProduct = (piece: Piece): piece is Product => (PRODUCTS as readonly Piece[]).includes(piece)
export const isGoods = (piece: Piece): piece is Goods => (GOODS as readonly Piece[]).includes(piece)
export const isResource = (piece: Piece): piece is Resource => (RESOURCES as readonly Piece[]).includes(piece)

/** 1.3 */
export const COPIES = {
  stone: 15,
  wood: 15,
  water: 15,
  citrus: 18,
  sugar: 18,
  tobacco: 18,
  rum: 15,
  cigar: 15,
} as const satisfies Record<Piece, number>

/** 4.2: the price spaces of a row, dearest first. */
export const PRICES = {
  citrus: [6, 5, 4, 3, 2],
  sugar: [6, 5, 4, 3, 2],
  tobacco: [6, 5, 4, 3, 2],
  rum: [6, 5, 4],
  cigar: [6, 5, 4],
} as const satisfies Record<Merchandise, readonly number[]>
export const PRICES_CONFIDENCE: Confidence = 'likely'
export const PRICE_OF_NONE_LEFT = 7
export const PRICE_OF_FULL_ROW = { product: 1, goods: 3 } as const

export const ROUNDS = 6
export const START = {
  pesos: 10,
  resources: 2,
  products: 2,
  market: { citrus: 3, sugar: 3, tobacco: 3, rum: 2, cigar: 2 },
} as const

/** In the order of their votes, 1 to 5. */
export const CHARACTERS = ['worker', 'tradeswoman', 'architect', 'foreman', 'mayor'] as const
export type Character = (typeof CHARACTERS)[number]
export const VOTES = {
  worker: 1,
  tradeswoman: 2,
  architect: 3,
  foreman: 4,
  mayor: 5,
} as const satisfies Record<Character, number>
export const TOWN_HALL_VOTES = 2

/** The six spaces for the black marking pieces. */
export const SPACES = ['resource', 'product', 'twoPoints', 'onePoint', 'fourPesos', 'twoPesos'] as const
export type Space = (typeof SPACES)[number]
/** 5.6, 7.6: what the first and the second player get who forgo the action. */
export const FORGONE = {
  architect: [
    { space: 'twoPoints', points: 2, pesos: 0 },
    { space: 'onePoint', points: 1, pesos: 0 },
  ],
  mayor: [
    { space: 'fourPesos', points: 0, pesos: 4 },
    { space: 'twoPesos', points: 0, pesos: 2 },
  ],
} as const satisfies Partial<Record<Character, readonly { space: Space; points: number; pesos: number }[]>>

/** By seat. */
export const COLOURS = ['blue', 'red', 'yellow', 'green', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
