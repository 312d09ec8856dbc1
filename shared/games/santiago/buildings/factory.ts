import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Demanded } from '../data.ts'
import { held, returnGoods, takeGoods } from '../holding.ts'
import type { State } from '../state.ts'
import type { Works } from './works.ts'

const amounts = (max: number) => Array.from({ length: max }, (_, i) => i + 1)

function exchange(
  s: State,
  seat: Seat,
  at: 'distillery' | 'cigarFactory',
  raw: Demanded,
  made: Demanded,
  amount: number,
): void {
  check(amount <= held(s, seat).goods[raw], at === 'distillery' ? '12.3' : '12.4', { amount })
  check(amount <= s.supply[made], '9.3', { good: made, left: s.supply[made] })
  returnGoods(s, seat, raw, amount)
  takeGoods(s, seat, made, amount)
  tell(s, { type: 'traded', seat, at, gave: { [raw]: amount }, got: { [made]: amount } })
}

/** 12.3, 9.3 */
export const distillery: Works<'distillery'> = {
  uses: (s, seat) =>
    amounts(Math.min(held(s, seat).goods.sugar, s.supply.rum)).map((amount) => ({
      type: 'use',
      building: 'distillery',
      amount,
    })),
  use: (s, seat, how) => exchange(s, seat, 'distillery', 'sugar', 'rum', how.amount),
}

/** 12.4, 9.3 */
export const cigarFactory: Works<'cigarFactory'> = {
  uses: (s, seat) =>
    amounts(Math.min(held(s, seat).goods.tobacco, s.supply.cigar)).map((amount) => ({
      type: 'use',
      building: 'cigarFactory',
      amount,
    })),
  use: (s, seat, how) => exchange(s, seat, 'cigarFactory', 'tobacco', 'cigar', how.amount),
}
