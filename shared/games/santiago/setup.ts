import { below, shuffled } from '../../engine/random.ts'
import type { Rng } from '../../engine/random.ts'
import { BUILDINGS, COPIES, CUBANS, GOODS, START } from './data.ts'
import type { Good } from './data.ts'
import { roll } from './ship.ts'
import type { Holding, Options, State } from './state.ts'

const each = (amount: number): Record<Good, number> => ({
  sugar: amount,
  citrus: amount,
  tobacco: amount,
  rum: amount,
  cigar: amount,
  wood: amount,
})

function startingHolding(): Holding {
  const goods = each(0)
  for (const good of START.goods) goods[good] += 1
  const from = { start: START.points, deliveries: 0, city: 0, visits: 0, goods: 0 }
  return { pesos: START.pesos, points: START.points, goods, from, curve: [] }
}

/** 1: everything in place, and the first ship's dice rolled. */
export function setup(seats: number, options: Options, rng: Rng): State {
  const holdings = Array.from({ length: seats }, startingHolding)
  const supply = each(COPIES)
  for (const good of GOODS) for (const holding of holdings) supply[good] -= holding.goods[good]
  const start = below(rng, seats)
  const last = (start + seats - 1) % seats // 1.8
  const state: State = {
    news: [{ type: 'started', start }],
    revealed: false,
    options,
    players: holdings.map(() => ({ markers: START.markers })),
    start,
    phase: { at: 'drive', seat: start },
    boxes: shuffled(rng, BUILDINGS),
    cubans: shuffled(rng, CUBANS),
    inactive: {},
    owners: {},
    car: 0,
    ship: 1,
    flag: 2,
    dice: {},
    departed: false,
    supply,
    secret: { rng, holdings, gifts: holdings.map(() => null) },
  }
  roll(state, last)
  return state
}
