import { clone } from '../../../shared/engine/diff.ts'
import type { Seat, State as AnyState } from '../../../shared/engine/game.ts'
import { below } from '../../../shared/engine/random.ts'
import type { Action } from '../../../shared/games/santiago/action.ts'
import { DEMANDED, GOODS } from '../../../shared/games/santiago/data.ts'
import type { Holding, Item, State } from '../../../shared/games/santiago/state.ts'
import type { Worlds } from '../about.ts'

function change(state: AnyState, seat: Seat | null, how: (holding: Holding, s: State, at: Seat) => void): State {
  const s = clone(state as State)
  s.secret.holdings.forEach((holding, at) => at !== seat && how(holding!, s, at))
  return s
}

export const santiago: Worlds = {
  hides: (state) => {
    const s = state as State
    return !s.options.open && s.phase.at !== 'over'
  },

  other: (state, seat, lot) =>
    change(state, seat, (holding, s, at) => {
      const items: (Item | null)[] = [...DEMANDED, 'peso', 'point', null]
      for (const good of GOODS) holding.goods[good] = below(lot, 4)
      holding.pesos = below(lot, 12)
      holding.points = below(lot, 40)
      holding.from = { start: 0, deliveries: 0, city: holding.points, visits: 0, goods: 0 }
      holding.curve = holding.curve.map(() => below(lot, 20))
      s.secret.gifts[at] = items[below(lot, items.length)]!
    }),

  /** What runs out shows it: who can deliver nothing any more passes by itself. Without points it takes 3 pesos to open the Casino. */
  richer: (before, after, seat, lot) =>
    change(before, seat, (holding, _, at) => {
      const then = (after as State).secret.holdings[at]!
      const pointed = Math.min(holding.points, then.points) > 0
      for (const good of GOODS)
        if (Math.min(holding.goods[good], then.goods[good]) > 0) holding.goods[good] += 1 + below(lot, 20)
      if (Math.min(holding.pesos, then.pesos) >= (pointed ? 1 : 3)) holding.pesos += 1 + below(lot, 200)
      if (pointed) holding.points += 1 + below(lot, 200)
    }),

  /** 10.4: who can deliver. 5.6: who is asked, and 5.3 the gifts. 15.4: the end. */
  reveals: (before, input, after) => {
    const [s, action] = [before as State, input as Action]
    if ((after as State).phase.at === 'over' || s.phase.at === 'deliver' || s.phase.at === 'gifts') return true
    if (action.type !== 'drive') return false
    const stop = (s.car + action.stops) % 10
    return stop === 0 || s.cubans[stop - 1] === 'zorro'
  },
}
