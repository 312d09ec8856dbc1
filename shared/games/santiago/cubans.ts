import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { usesOf } from './buildings/index.ts'
import { BUILDINGS, DEMANDED, GAINS } from './data.ts'
import type { Building, Cuban, Demanded } from './data.ts'
import { gainGoods, gainPesos, gainPoints } from './holding.ts'
import type { State } from './state.ts'
import { during } from './turn.ts'
import { enter, toVisit } from './visit.ts'
import { rob } from './zorro.ts'

/** 4.1: what happens on arrival, up to the next choice. */
export function useCuban(s: State, seat: Seat, cuban: Cuban): void {
  if (cuban === 'zorro') return rob(s, seat)
  if (cuban === 'pablo' || cuban === 'alonso') {
    const choice = cuban === 'pablo' ? fenced(s).length > 0 : seizable(s, seat).length + reusable(s, seat).length > 0
    if (choice) s.phase = { at: 'cuban', seat, cuban }
    else {
      tell(s, { type: 'empty', seat, from: cuban })
      toVisit(s, seat, cuban)
    }
    return
  }
  const gain = GAINS[cuban]
  if ('good' in gain) gainGoods(s, seat, cuban, gain.good, gain.amount)
  else if ('pesos' in gain) gainPesos(s, seat, cuban, gain.pesos)
  else gainPoints(s, seat, cuban, gain.points)
  toVisit(s, seat, cuban)
}

/** 4.4, 9.4: what Pablo can get. */
export const fenced = (s: State): Demanded[] => DEMANDED.filter((good) => s.supply[good] > 0)

export function take(s: State, seat: Seat, good: Demanded): void {
  check(during(s, 'cuban').cuban === 'pablo', '4.4')
  check(s.supply[good] > 0, '9.4', { good })
  gainGoods(s, seat, 'pablo', good, 1)
  toVisit(s, seat, 'pablo')
}

/** 6.1, 6.3 */
export const seizable = (s: State, seat: Seat): Building[] =>
  (s.players[seat]?.markers ?? 0) > 0 ? BUILDINGS.filter((building) => s.owners[building] === undefined) : []

/** 6.2, 6.3 */
export const reusable = (s: State, seat: Seat): Building[] =>
  BUILDINGS.filter((building) => s.owners[building] === seat && usesOf(s, seat, building).length > 0)

export function seize(s: State, seat: Seat, building: Building): void {
  check(during(s, 'cuban').cuban === 'alonso', '6.1')
  const player = s.players[seat]
  check(player && player.markers > 0, '6.3')
  check(s.owners[building] === undefined, '6.1', { owner: s.owners[building] ?? -1 })
  player.markers -= 1
  s.owners[building] = seat
  tell(s, { type: 'seized', seat, building })
  toVisit(s, seat, 'alonso')
}

export function reuse(s: State, seat: Seat, building: Building): void {
  check(during(s, 'cuban').cuban === 'alonso', '6.2')
  check(s.owners[building] === seat, '6.2')
  check(usesOf(s, seat, building).length > 0, '12.13')
  tell(s, { type: 'reused', seat, building })
  enter(s, seat, building, true)
}

export function passCuban(s: State, seat: Seat): void {
  const { cuban } = during(s, 'cuban')
  tell(s, { type: 'declined', seat, what: cuban })
  toVisit(s, seat, cuban)
}
