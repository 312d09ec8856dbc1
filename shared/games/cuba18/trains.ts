/** VII.12: standard trains, sold strictly in this order; the side is chosen at purchase for good. */
export const CARDS = ['2', '3', '4', '5', '6', '8'] as const
export type Card = (typeof CARDS)[number]
const STANDARD = ['2', '3', '3+', '4', '4+', '5', '5+', '6', '6+', '8+', '4D'] as const
export type StandardTrain = (typeof STANDARD)[number]
export const NARROW = ['2n', '3n', '4n', '5n'] as const
export type NarrowCard = (typeof NARROW)[number]
export type NarrowTrain = NarrowCard | '4-1n'
export type Train = StandardTrain | NarrowTrain
export const TRAINS: readonly Train[] = [...STANDARD, ...NARROW, '4-1n']
export const WAGONS = ['1w', '2w', '3w'] as const
export type Wagon = (typeof WAGONS)[number]

export interface TrainKind {
  readonly card: Card | NarrowCard
  readonly range: number
  readonly price: number
  readonly plus?: true // runs through one FC token for nothing (VII.9)
  readonly times?: 2
  readonly scrapped?: number // in this phase
}

export const KINDS: Readonly<Record<Train, TrainKind>> = {
  '2': { card: '2', range: 2, price: 100, scrapped: 4 },
  '3': { card: '3', range: 3, price: 200, scrapped: 6 },
  '3+': { card: '3', range: 3, price: 230, plus: true, scrapped: 6 },
  '4': { card: '4', range: 4, price: 300, scrapped: 7 },
  '4+': { card: '4', range: 4, price: 340, plus: true, scrapped: 7 },
  '5': { card: '5', range: 5, price: 500 },
  '5+': { card: '5', range: 5, price: 550, plus: true },
  '6': { card: '6', range: 6, price: 600 },
  '6+': { card: '6', range: 6, price: 660, plus: true },
  '8+': { card: '8', range: 8, price: 700, plus: true },
  '4D': { card: '8', range: 4, price: 800, times: 2 },
  '2n': { card: '2n', range: 2, price: 80, scrapped: 4 },
  '3n': { card: '3n', range: 3, price: 160, scrapped: 6 },
  '4n': { card: '4n', range: 4, price: 260 },
  '4-1n': { card: '4n', range: 3, price: 130 },
  '5n': { card: '5n', range: 5, price: 380 },
}

export const SIDES: Readonly<Record<Card, readonly StandardTrain[]>> = {
  '2': ['2'],
  '3': ['3', '3+'],
  '4': ['4', '4+'],
  '5': ['5', '5+'],
  '6': ['6', '6+'],
  '8': ['8+', '4D'],
}

/** VII.16: what a card on the FC's stack counts. */
export const FC_RANGES: Readonly<Record<Card, number>> = { '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 8 }
export const FC_START = 1

/** VII.12: the old train and the money for the new one. */
export const TRADE_INS: Partial<Record<NarrowTrain, { to: NarrowCard; price: number }>> = {
  '2n': { to: '3n', price: 120 },
  '3n': { to: '4n', price: 180 },
  '4n': { to: '5n', price: 250 },
  '4-1n': { to: '5n', price: 315 },
}

export interface WagonKind {
  readonly carries: number
  readonly price: number
  readonly count: number
  readonly from: number // phase
}
export const WAGON_KINDS: Readonly<Record<Wagon, WagonKind>> = {
  '1w': { carries: 1, price: 40, count: 8, from: 2 },
  '2w': { carries: 2, price: 80, count: 6, from: 4 },
  '3w': { carries: 3, price: 150, count: 4, from: 6 },
}
