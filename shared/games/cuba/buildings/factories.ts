import { check } from '../../../engine/game.ts'
import { upTo } from '../amounts.ts'
import { GOODS, isGoods, isProduct, PRODUCTS } from '../data.ts'
import type { Goods, Product } from '../data.ts'
import { held } from '../holding.ts'
import { exchange } from './exchange.ts'
import type { UseOf, Works } from './works.ts'

type Factory = 'cigarFactory' | 'distillery'

const turnsInto = <B extends Factory>(raw: Product, made: Goods): Works<B> => ({
  ways: (s, seat) =>
    upTo(Math.min(held(s, seat, raw), s.stock[made])).map((amount) => ({ amount })) as ReturnType<Works<B>['ways']>,
  use: (s, seat, { building, amount }: UseOf<Factory>) => {
    check(amount <= s.stock[made], '8.16', { made, left: s.stock[made] })
    exchange(s, seat, building, { gave: { [raw]: amount }, got: { [made]: amount } })
  },
})

export const cigarFactory: Works<'cigarFactory'> = turnsInto('tobacco', 'cigar') // 8.15
export const distillery: Works<'distillery'> = turnsInto('sugar', 'rum') // 8.15

/** 8.17, 8.16 */
export const blackMarket: Works<'blackMarket'> = {
  ways: (s, seat) =>
    [
      ...PRODUCTS.flatMap((give) => GOODS.map((take) => ({ give, take }))),
      ...GOODS.flatMap((give) => PRODUCTS.map((take) => ({ give, take }))),
    ].filter(({ give, take }) => held(s, seat, give) > 0 && s.stock[take] > 0),
  use: (s, seat, { building, give, take }) => {
    check((isProduct(give) && isGoods(take)) || (isGoods(give) && isProduct(take)), '8.17')
    check(s.stock[take] > 0, '8.16', { made: take, left: 0 })
    exchange(s, seat, building, { gave: { [give]: 1 }, got: { [take]: 1 } })
  },
}
