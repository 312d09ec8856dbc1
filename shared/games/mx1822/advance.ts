import { operate } from './operating.ts'
import { closeStockRound, endStockRound } from './rounds.ts'
import { followOrders } from './standing.ts'
import type { State } from './state.ts'

/** Goes on until somebody has a choice. */
export function advance(s: State): void {
  while (s.pending.length === 0 && step(s));
}

/** One thing that happens by itself; false when somebody has to decide. */
function step(s: State): boolean {
  switch (s.round.at) {
    case 'stock':
      if (s.round.passes < s.players.length) return followOrders(s, s.round.seat)
      endStockRound(s)
      return true
    case 'closing':
      closeStockRound(s)
      return true
    case 'operating':
      return operate(s)
    case 'double':
    case 'over':
      return false
  }
}
