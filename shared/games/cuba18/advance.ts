import { afterExport, centralTurn } from './central.ts'
import { settleBids } from './moves/auction.ts'
import { settleDraft } from './moves/draft.ts'
import { operate } from './operating.ts'
import { endStockRound } from './rounds.ts'
import type { State } from './state.ts'

/** Goes on until somebody has a choice. */
export function advance(s: State): void {
  while (s.pending.length === 0 && step(s));
}

/** One thing that happens by itself; false when somebody has to decide. */
function step(s: State): boolean {
  switch (s.round.at) {
    case 'auction':
      return settleBids(s)
    case 'draft':
      return settleDraft(s)
    case 'stock':
      if (s.round.passes < s.players.length) return false
      endStockRound(s)
      return true
    case 'operating':
      return operate(s)
    case 'central':
      centralTurn(s)
      return true
    case 'exported':
      afterExport(s)
      return true
    case 'over':
      return false
  }
}
