/** 2.1.2: the figures that do not depend on the number of players. */
export const BANK = 12_000
export const CUBES = 42
export const MAX_BIDS = 3 // 5.10.5
export const BID_STEP = 5 // 5.10.6
export const MOST_SHARES = 6 // 5.6.6: of ten
export const POOL_LIMIT = 5 // 5.5.1: shares of ten
export const CHARTER_CUBES = 3 // P10, P11
export const TOKEN_PRICE = 100 // 6.11.11
export const BOX_MINOR_PRICE = 200 // 6.19.2
export const MEXICO_CITY_PRICE = 20 // 6.9.1
export const FACE = 100 // 4.2.4, 4.3.7: of a minor and of a concession
export const CONCESSION_REVENUE = 10 // 4.3.5
export const BOXES = { minors: 4, concessions: 3, privates: 3 } as const // 5.10.1

export interface Table {
  readonly cash: number
  readonly biddingCubes: number
  readonly certificates: number
  readonly higher: number // the limit with the option of that name
}

/** 2.1.2, 5.11.1; two players are an option outside the book. */
const TABLES = {
  2: { cash: 750, biddingCubes: 7, certificates: 27, higher: 27 },
  3: { cash: 500, biddingCubes: 6, certificates: 16, higher: 18 },
  4: { cash: 375, biddingCubes: 5, certificates: 13, higher: 14 },
  5: { cash: 300, biddingCubes: 4, certificates: 10, higher: 11 },
} as const satisfies Record<number, Table>

export const tableFor = (seats: number): Table => TABLES[seats as keyof typeof TABLES]
