import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import type { Building, Cuban, Good } from './data.ts'
import { DEMANDED } from './data.ts'
import type { Holding, Item, Source, State } from './state.ts'

/** What a seat owns. A view that may not know it has null there, and no rule may need it then. */
export function held(s: State, seat: Seat): Holding {
  const holding = s.secret.holdings[seat]
  if (!holding) throw new Error(`holdings of seat ${seat} are not in this view`)
  return holding
}

export function addPoints(s: State, seat: Seat, points: number, source: Source): void {
  const holding = held(s, seat)
  holding.points += points
  holding.from[source] += points
}

export function addPesos(s: State, seat: Seat, pesos: number): void {
  held(s, seat).pesos += pesos
}

/** 9.1, 9.2: never more than the supply has. Says how many it was. */
export function takeGoods(s: State, seat: Seat, good: Good, wanted: number): number {
  const amount = Math.min(wanted, s.supply[good])
  s.supply[good] -= amount
  held(s, seat).goods[good] += amount
  return amount
}

export function returnGoods(s: State, seat: Seat, good: Good, amount: number): void {
  held(s, seat).goods[good] -= amount
  s.supply[good] += amount
}

export function gainGoods(s: State, seat: Seat, from: Cuban | Building, good: Good, wanted: number): void {
  const amount = takeGoods(s, seat, good, wanted)
  if (amount > 0) tell(s, { type: 'gained', seat, from, goods: { [good]: amount } })
  else tell(s, { type: 'empty', seat, from })
}

export function gainPesos(s: State, seat: Seat, from: Cuban | Building, pesos: number): void {
  addPesos(s, seat, pesos)
  tell(s, { type: 'gained', seat, from, pesos })
}

export function gainPoints(s: State, seat: Seat, from: Cuban | Building, points: number): void {
  addPoints(s, seat, points, 'city')
  tell(s, { type: 'gained', seat, from, points })
}

/** 5.1: what this holding could give to El Zorro. */
export function gifts(holding: Holding): Item[] {
  const goods: Item[] = DEMANDED.filter((good) => holding.goods[good] > 0)
  return [
    ...goods,
    ...(holding.pesos > 0 ? (['peso'] as const) : []),
    ...(holding.points > 0 ? (['point'] as const) : []),
  ]
}

export function handOver(s: State, from: Seat, to: Seat, item: Item): void {
  check(gifts(held(s, from)).includes(item), '5.1')
  if (item === 'peso') {
    addPesos(s, from, -1)
    addPesos(s, to, 1)
  } else if (item === 'point') {
    addPoints(s, from, -1, 'city')
    addPoints(s, to, 1, 'city')
  } else {
    held(s, from).goods[item] -= 1
    held(s, to).goods[item] += 1
  }
}
