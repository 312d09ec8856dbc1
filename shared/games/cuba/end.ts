import { tell } from '../../engine/game.ts'
import type { Score, Seat } from '../../engine/game.ts'
import { addPoints, buildingsOf, playerAt } from './holding.ts'
import { inOrder } from './phase.ts'
import type { State } from './state.ts'

export const POINTS_PER_BUILDING = 2

/** 12.7 */
export function finish(s: State): void {
  for (const seat of inOrder(s)) {
    const buildings = buildingsOf(playerAt(s, seat))
    const points = POINTS_PER_BUILDING * buildings
    addPoints(s, seat, points, 'final')
    tell(s, { type: 'finalBuildings', seat, buildings, points })
  }
  s.phase = { at: 'over' }
  tell(s, { type: 'over' })
}

/** 12.8, 12.9 */
export function scores(s: State): Score[] {
  const lines = s.players.map((_, seat) => line(s, seat)).sort((a, b) => compare(a.parts, b.parts))
  return lines.map((it) => ({ ...it, rank: 1 + lines.findIndex((other) => compare(other.parts, it.parts) === 0) }))
}

function line(s: State, seat: Seat) {
  const player = playerAt(s, seat)
  const parts = { total: player.points, ...player.from, pesos: player.pesos, built: buildingsOf(player) }
  return { seat, total: player.points, parts }
}

type Parts = ReturnType<typeof line>['parts']
const compare = (a: Parts, b: Parts): number => b.total - a.total || b.pesos - a.pesos
