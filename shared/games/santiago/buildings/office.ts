import { check, tell } from '../../../engine/game.ts'
import { addPoints, held, returnGoods } from '../holding.ts'
import { departIfFull, wanted } from '../ship.ts'
import type { Works } from './works.ts'

/** 12.11 */
export const office: Works<'office'> = {
  uses: (s, seat) =>
    wanted(s)
      .filter((good) => held(s, seat).goods[good] > 0)
      .map((good) => ({ type: 'use', building: 'office', good })),
  use: (s, seat, { good }) => {
    const value = s.dice[good] ?? 0
    check(value > 0 && held(s, seat).goods[good] > 0, '12.11', { good })
    returnGoods(s, seat, good, 1)
    s.dice[good] = value - 1
    addPoints(s, seat, 2, 'deliveries')
    tell(s, { type: 'delivered', seat, good, amount: 1, as: good, points: 2, at: 'office' })
    departIfFull(s, seat)
  },
}
