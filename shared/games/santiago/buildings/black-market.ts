import { check, tell } from '../../../engine/game.ts'
import { DEMANDED } from '../data.ts'
import { held, returnGoods, takeGoods } from '../holding.ts'
import type { Works } from './works.ts'

/** 12.5, 9.4 */
export const blackMarket: Works<'blackMarket'> = {
  uses: (s, seat) =>
    DEMANDED.filter((give) => held(s, seat).goods[give] > 0).flatMap((give) =>
      DEMANDED.filter((take) => take !== give && s.supply[take] > 0).map((take) => ({
        type: 'use' as const,
        building: 'blackMarket' as const,
        give,
        take,
      })),
    ),
  use: (s, seat, { give, take }) => {
    check(held(s, seat).goods[give] > 0 && give !== take, '12.5')
    check(s.supply[take] > 0, '9.4', { good: take })
    returnGoods(s, seat, give, 1)
    takeGoods(s, seat, take, 1)
    tell(s, { type: 'traded', seat, at: 'blackMarket', gave: { [give]: 1 }, got: { [take]: 1 } })
  },
}
