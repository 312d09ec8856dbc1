import { check, tell } from '../../../engine/game.ts'
import type { Seat } from '../../../engine/game.ts'
import { takeTrain } from '../../../rail/depot.ts'
import { limitOf } from '../market-of-trains.ts'
import { charterOf } from '../money.ts'
import type { Offer } from '../offer.ts'
import type { Pending } from '../pending.ts'
import type { State } from '../state.ts'
import type { Train, Wagon } from '../trains.ts'

type Excess = Extract<Pending, { at: 'discard' }>

export function discards(s: State, { company, what }: Excess): Offer[] {
  const { trains, wagons } = charterOf(s, company)
  return what === 'train'
    ? [...new Set(trains)].map((train) => ({ type: 'discardTrain', train }))
    : [...new Set(wagons)].map((wagon) => ({ type: 'discardWagon', wagon }))
}

function excessOf(s: State, seat: Seat, what: Excess['what']): Excess {
  const [first] = s.pending
  check(first?.at === 'discard' && first.seat === seat && first.what === what, 'VII.12l')
  return first
}

/** VII.12, R31: to the pool, no money, the director chooses. */
export function discardTrain(s: State, seat: Seat, train: Train): void {
  const { company } = excessOf(s, seat, 'train')
  const { trains } = charterOf(s, company)
  check(trains.includes(train), 'VII.12l', { train })
  takeTrain(trains, train)
  s.depot.pool.push(train)
  tell(s, { type: 'discarded', company, what: train })
  if (trains.length <= limitOf(s, company)) s.pending.shift()
}

export function discardWagon(s: State, seat: Seat, wagon: Wagon): void {
  const { company } = excessOf(s, seat, 'wagon')
  const { wagons } = charterOf(s, company)
  check(wagons.includes(wagon), 'VII.12l', { wagon })
  takeTrain(wagons, wagon)
  s.wagons.pool.push(wagon)
  tell(s, { type: 'discarded', company, what: wagon })
  if (wagons.length <= limitOf(s, company)) s.pending.shift()
}
