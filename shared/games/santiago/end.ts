import { tell } from '../../engine/game.ts'
import type { Score, Seat } from '../../engine/game.ts'
import { GOODS } from './data.ts'
import { addPoints, held } from './holding.ts'
import type { Holding, State } from './state.ts'

export const isOver = (s: State): boolean => s.phase.at === 'over'
export const goodsOf = (holding: Holding): number => GOODS.reduce((sum, good) => sum + holding.goods[good], 0)

/** 15.2: the goods stay on the table to be seen; three of them are a point. */
export function finish(s: State): void {
  s.phase = { at: 'over' }
  s.secret.holdings.forEach((holding, seat) => holding && addPoints(s, seat, Math.floor(goodsOf(holding) / 3), 'goods'))
  tell(s, { type: 'over' })
}

/** 15.3, 15.4 */
export function scores(s: State): Score[] {
  const lines = s.players.map((_, seat) => line(s, seat)).sort((a, b) => compare(a.parts, b.parts))
  return lines.map((it) => ({ ...it, rank: 1 + lines.findIndex((other) => compare(other.parts, it.parts) === 0) }))
}

function line(s: State, seat: Seat) {
  const holding = held(s, seat)
  const goods = goodsOf(holding)
  const converted = isOver(s) ? Math.floor(goods / 3) : 0
  const parts = {
    total: holding.points,
    hand: holding.points - converted,
    goods,
    converted,
    left: goods % 3,
    pesos: holding.pesos,
  }
  return { seat, total: holding.points, parts }
}

type Parts = ReturnType<typeof line>['parts']
const compare = (a: Parts, b: Parts): number => b.total - a.total || b.left - a.left || b.pesos - a.pesos
