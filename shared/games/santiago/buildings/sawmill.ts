import { check, tell } from '../../../engine/game.ts'
import { addPesos, addPoints, held, returnGoods } from '../holding.ts'
import type { Works } from './works.ts'

/** 12.6 */
export const sawmill: Works<'sawmill'> = {
  uses: (s, seat) => (held(s, seat).goods.wood > 0 ? [{ type: 'use', building: 'sawmill' }] : []),
  use: (s, seat) => {
    check(held(s, seat).goods.wood > 0, '12.6')
    returnGoods(s, seat, 'wood', 1)
    addPoints(s, seat, 1, 'city')
    addPesos(s, seat, 1)
    tell(s, { type: 'traded', seat, at: 'sawmill', gave: { wood: 1 }, got: { points: 1, pesos: 1 } })
  },
}
