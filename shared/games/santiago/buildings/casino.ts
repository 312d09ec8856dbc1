import { check, tell } from '../../../engine/game.ts'
import { addPesos, addPoints, held } from '../holding.ts'
import type { UseOf, Works } from './works.ts'

const RATE = 3

/** 12.9 */
export const casino: Works<'casino'> = {
  uses: (s, seat) => {
    const { pesos, points } = held(s, seat)
    const ways = (into: UseOf<'casino'>['into'], max: number): UseOf<'casino'>[] =>
      Array.from({ length: max }, (_, i) => ({ type: 'use', building: 'casino', into, points: i + 1 }))
    return [...ways('points', Math.floor(pesos / RATE)), ...ways('pesos', points)]
  },
  use: (s, seat, { into, points }) => {
    const pesos = points * RATE
    const sign = into === 'points' ? 1 : -1
    check(into === 'points' ? held(s, seat).pesos >= pesos : held(s, seat).points >= points, '12.9', { pesos, points })
    addPesos(s, seat, -sign * pesos)
    addPoints(s, seat, sign * points, 'city')
    const [gave, got] = into === 'points' ? [{ pesos }, { points }] : [{ points }, { pesos }]
    tell(s, { type: 'traded', seat, at: 'casino', gave, got })
  },
}
