import { counted } from '../amounts.ts'
import { GOODS, PRODUCTS, RESOURCES } from '../data.ts'
import { held } from '../holding.ts'
import { exchange, oneOrTwo } from './exchange.ts'
import type { Works } from './works.ts'

/** 8.11 */
export const generalStore: Works<'generalStore'> = {
  ways: (s, seat) => GOODS.filter((give) => held(s, seat, give) > 0).map((give) => ({ give })),
  use: (s, seat, { building, give }) => exchange(s, seat, building, { gave: { [give]: 1 }, got: { pesos: 6 } }),
}

/** 8.12 */
export const productHouse: Works<'productHouse'> = {
  ways: (s, seat) => PRODUCTS.filter((give) => held(s, seat, give) > 0).map((give) => ({ give })),
  use: (s, seat, { building, give }) => exchange(s, seat, building, { gave: { [give]: 1 }, got: { pesos: 4 } }),
}

/** 8.13 */
export const resourceHouse: Works<'resourceHouse'> = {
  ways: (s, seat) => oneOrTwo(s, seat, RESOURCES).map((give) => ({ give })),
  use: (s, seat, { building, give }) =>
    exchange(s, seat, building, { gave: counted(give), got: { pesos: 2 * give.length } }),
}
