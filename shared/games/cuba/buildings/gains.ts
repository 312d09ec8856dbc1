import { check } from '../../../engine/game.ts'
import { exchange } from './exchange.ts'
import type { UseOf, Works } from './works.ts'

type Giver = 'hotel' | 'inn' | 'smallBank' | 'largeBank'

const gives = <B extends Giver>(got: { pesos?: number; points?: number }): Works<B> => ({
  ways: () => [{}] as ReturnType<Works<B>['ways']>,
  use: (s, seat, { building }: UseOf<Giver>) => exchange(s, seat, building, { got }),
})

export const hotel: Works<'hotel'> = gives({ points: 2 }) // 8.10
export const inn: Works<'inn'> = gives({ points: 1 }) // 8.10
export const smallBank: Works<'smallBank'> = gives({ pesos: 2 }) // 8.14
export const largeBank: Works<'largeBank'> = gives({ pesos: 4 }) // 8.14

/** 8.20, 2.9 */
export const dam: Works<'dam'> = {
  ways: (s) => (s.stock.water > 0 ? [{}] : []),
  use: (s, seat, { building }) => {
    check(s.stock.water > 0, '8.20')
    exchange(s, seat, building, { got: { water: Math.min(2, s.stock.water) } })
  },
}
