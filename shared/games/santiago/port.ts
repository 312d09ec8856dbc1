import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { GOODS } from './data.ts'
import type { Demanded, Good } from './data.ts'
import { isOver } from './end.ts'
import { addPoints, held, returnGoods } from './holding.ts'
import { departIfFull, hasDice, raiseFlag, wanted } from './ship.ts'
import type { State } from './state.ts'
import { after, during, endTurn } from './turn.ts'

/** 10.1 */
export function startDelivery(s: State, driver: Seat): void {
  s.phase = { at: 'deliver', seat: driver, driver, passed: [] }
  findNextGo(s, driver)
}

export interface Delivery {
  readonly good: Good
  readonly amount: number
  readonly as: Demanded
}

/** 10.2, 10.5, 11.1 to 11.4: every delivery this seat could make now. */
export function deliveries(s: State, seat: Seat): Delivery[] {
  const { goods } = held(s, seat)
  return wanted(s).flatMap((as) =>
    GOODS.filter((good) => good === as || good === 'wood').flatMap((good) =>
      Array.from({ length: Math.min(goods[good], s.dice[as] ?? 0) }, (_, i) => ({ good, amount: i + 1, as })),
    ),
  )
}

export function deliver(s: State, seat: Seat, { good, amount, as }: Delivery): void {
  const phase = during(s, 'deliver')
  const die = s.dice[as] ?? 0
  const wood = good === 'wood'
  check(wood || good === as, '11.2', { good })
  check(die > 0, wood ? '11.4' : '10.2', { good: as, wanted: die })
  check(amount <= die, wood ? '11.1' : '10.2', { good: as, wanted: die })
  check(amount <= held(s, seat).goods[good], '10.2', { good, have: held(s, seat).goods[good] })
  returnGoods(s, seat, good, amount)
  s.dice[as] = die - amount
  const points = amount * (wood ? 1 : s.flag)
  addPoints(s, seat, points, 'deliveries')
  tell(s, { type: 'delivered', seat, good, amount, as, points, at: 'port' })
  departIfFull(s, phase.driver)
  if (isOver(s)) return
  if (!hasDice(s)) return endTurn(s, phase.driver) // 10.6
  phase.seat = after(s, seat)
  findNextGo(s, seat)
}

export function passDelivery(s: State, seat: Seat): void {
  const phase = during(s, 'deliver')
  phase.passed.push(seat)
  tell(s, { type: 'passed', seat })
  phase.seat = after(s, seat)
  findNextGo(s, seat)
}

/** 10.3, 10.4: the next who is still in and can deliver. Whoever it is, that tells the others something about holdings. */
function findNextGo(s: State, by: Seat): void {
  const phase = during(s, 'deliver')
  while (phase.passed.length < s.players.length) {
    if (!phase.passed.includes(phase.seat)) {
      if (phase.seat !== by && !s.options.open) s.revealed = true
      if (deliveries(s, phase.seat).length > 0) return
      phase.passed.push(phase.seat)
      tell(s, { type: 'passed', seat: phase.seat })
    }
    phase.seat = after(s, phase.seat)
  }
  endRound(s, phase.driver)
}

/** 10.7, 10.8 */
function endRound(s: State, driver: Seat): void {
  if (!raiseFlag(s, driver)) tell(s, { type: 'portRaised', flag: s.flag })
  endTurn(s, driver)
}
