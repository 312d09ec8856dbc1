import { check, tell } from '../../../engine/game.ts'
import { addPoints, held, returnGoods } from '../holding.ts'
import type { UseOf, Works } from './works.ts'

const choices: UseOf<'cafe'>['goods'][] = [['cigar'], ['rum'], ['cigar', 'rum']]

/** 12.7 */
export const cafe: Works<'cafe'> = {
  uses: (s, seat) =>
    choices
      .filter((goods) => goods.every((good) => held(s, seat).goods[good] > 0))
      .map((goods) => ({ type: 'use', building: 'cafe', goods })),
  use: (s, seat, { goods }) => {
    check(new Set(goods).size === goods.length && goods.every((good) => held(s, seat).goods[good] > 0), '12.7')
    for (const good of goods) returnGoods(s, seat, good, 1)
    const points = 2 * goods.length
    addPoints(s, seat, points, 'city')
    tell(s, {
      type: 'traded',
      seat,
      at: 'cafe',
      gave: Object.fromEntries(goods.map((good) => [good, 1])),
      got: { points },
    })
  },
}
