import type { Seat } from '../../engine/game.ts'
import { VOTES } from './data.ts'
import { OBEYED, statute } from './data/statutes.ts'
import type { Statute } from './data/statutes.ts'
import { playerAt } from './holding.ts'
import type { State } from './state.ts'
import { duties, subsidyOf, taxOf } from './statutes.ts'
import { hand } from './turn.ts'

export interface BillForecast {
  readonly seat: Seat
  readonly feasible: boolean // tax or duty could be paid now
  readonly points: number
  readonly most: number // more than `points` only for a subsidy on the fifth card while it is open which one that will be
  readonly pesos: number // what it costs, as a negative number
}

/** What this statute alone would bring each seat if it were in force and the statute phase came now. */
export const forecastBill = (s: State, id: Statute): BillForecast[] =>
  s.players.map((_, seat) => forecastFor(s, seat, id))

function forecastFor(s: State, seat: Seat, id: Statute): BillForecast {
  const { section } = statute(id)
  const cost = taxOf(s, seat, id)
  const feasible =
    section === 'tax' ? playerAt(s, seat).pesos >= cost : section === 'duty' ? duties(s, seat, id).length > 0 : true
  if (section === 'other') return { seat, feasible, points: 0, most: 0, pesos: 0 }
  if (section === 'subsidy') return { seat, feasible, ...subsidyRange(s, seat, id), pesos: 0 }
  const points = feasible ? OBEYED.each : 0
  return { seat, feasible, points, most: points, pesos: feasible ? 0 - cost : 0 }
}

/** 11.6: before parliament the fifth card can be any that is not played. */
function subsidyRange(s: State, seat: Seat, id: Statute): { points: number; most: number } {
  const card = statute(id)
  const points = subsidyOf(s, seat, id)
  if (card.section !== 'subsidy' || card.for !== 'votes' || playerAt(s, seat).parliament)
    return { points, most: points }
  const laid = s.secret.laid[seat]
  const possible = (laid ? [laid] : hand(s, seat)).map((it) => VOTES[it])
  return { points: Math.min(...possible), most: Math.max(...possible) }
}
