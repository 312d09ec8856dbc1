import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { pick } from '../../engine/random.ts'
import { DEMANDED, FACES, SHIPS } from './data.ts'
import type { Demanded, Flag } from './data.ts'
import { finish } from './end.ts'
import type { State } from './state.ts'

/** 1.9, 1.11: five dice; five zeros are rolled again. */
export function roll(s: State, seat: Seat): void {
  const rolled = () => DEMANDED.map((good) => [good, pick(s, FACES[good])] as const)
  let dice = rolled()
  let again = false
  while (dice.every(([, value]) => value === 0)) {
    dice = rolled()
    again = true
  }
  s.phase = { at: 'demand', seat, roll: Object.fromEntries(dice) as Record<Demanded, number> }
  tell(s, { type: 'rolled', seat, ship: s.ship, again })
}

/** 1.11: a die may be left out if the other four still want something. */
export function canLeaveOut(dice: Readonly<Record<Demanded, number>>, aside: Demanded): boolean {
  return DEMANDED.some((good) => good !== aside && dice[good] > 0)
}

export function demand(s: State, seat: Seat, aside: Demanded): void {
  check(s.phase.at === 'demand', '1.9')
  const dice = s.phase.roll
  check(canLeaveOut(dice, aside), '1.11', { good: aside })
  s.dice = {}
  for (const good of DEMANDED) if (good !== aside) s.dice[good] = dice[good]
  s.aside = { good: aside, value: dice[aside] }
  tell(s, { type: 'demanded', seat, ship: s.ship, aside })
}

export const wanted = (s: State): Demanded[] => DEMANDED.filter((good) => (s.dice[good] ?? 0) > 0)

export const hasDice = (s: State): boolean => Object.keys(s.dice).length > 0

/** 14.1; 3.7: empty die spaces are not "all zero". */
export const isFull = (s: State): boolean => hasDice(s) && Object.values(s.dice).every((value) => value === 0)

/** One flag on; beyond 4 the ship leaves (14.1). Says whether it left. */
export function raiseFlag(s: State, seat: Seat): boolean {
  if (s.flag === 4) {
    depart(s, seat, false)
    return true
  }
  s.flag = (s.flag + 1) as Flag // below 4
  return false
}

export function departIfFull(s: State, seat: Seat): void {
  if (isFull(s)) depart(s, seat, true)
}

/** 14.2; 15.1: the seventh departure ends the game on the spot. */
function depart(s: State, seat: Seat, full: boolean): void {
  tell(s, { type: 'departed', seat, ship: s.ship, full })
  for (const holding of s.secret.holdings) holding?.curve.push(holding.points)
  const last = s.ship === SHIPS
  s.ship += 1
  s.dice = {}
  delete s.aside
  if (last) return finish(s)
  s.flag = 2
  s.departed = true
}
