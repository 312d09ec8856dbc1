import { check, tell } from '../../../engine/game.ts'
import { departIfFull, wanted } from '../ship.ts'
import type { Works } from './works.ts'

/** 12.8 */
export const customs: Works<'customs'> = {
  uses: (s) => wanted(s).map((good) => ({ type: 'use', building: 'customs', good })),
  use: (s, seat, { good }) => {
    const value = s.dice[good] ?? 0
    check(value > 0, '12.8', { good })
    s.dice[good] = 0
    tell(s, { type: 'cleared', seat, good, value })
    departIfFull(s, seat)
  },
}
