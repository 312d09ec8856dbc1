import { check } from '../../../engine/game.ts'
import { counted, upTo } from '../amounts.ts'
import { PRODUCTS } from '../data.ts'
import type { Piece } from '../data.ts'
import { held } from '../holding.ts'
import { exchange, oneOrTwo } from './exchange.ts'
import type { UseOf, Works } from './works.ts'

type Converter = 'cementFactory' | 'sawMill' | 'golfCourse' | 'rumCafe' | 'cigarCafe'

/** Up to `max` pieces of a kind for points. */
const converts = <B extends Converter>(piece: Piece, max: number, points: number): Works<B> => ({
  ways: (s, seat) =>
    upTo(Math.min(max, held(s, seat, piece))).map((amount) => ({ amount })) as ReturnType<Works<B>['ways']>,
  use: (s, seat, { building, amount }: UseOf<Converter>) => {
    check(amount <= max, '8.2', { max })
    exchange(s, seat, building, { gave: { [piece]: amount }, got: { points: points * amount } })
  },
})

export const cementFactory: Works<'cementFactory'> = converts('stone', 4, 1) // 8.3
export const sawMill: Works<'sawMill'> = converts('wood', 4, 1) // 8.4
export const golfCourse: Works<'golfCourse'> = converts('water', 4, 1) // 8.5
export const rumCafe: Works<'rumCafe'> = converts('rum', 3, 2) // 8.7
export const cigarCafe: Works<'cigarCafe'> = converts('cigar', 3, 2) // 8.7

/** 8.6 */
export const monastery: Works<'monastery'> = {
  ways: (s, seat) => oneOrTwo(s, seat, PRODUCTS).map((give) => ({ give })),
  use: (s, seat, { building, give }) =>
    exchange(s, seat, building, { gave: counted(give), got: { points: give.length } }),
}
