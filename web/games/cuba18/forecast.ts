import { clone } from '../../../shared/engine/diff.ts'
import { Illegal, type Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/cuba18/action.ts'
import { buyTrain } from '../../../shared/games/cuba18/moves/buy-train.ts'
import { buyWagon } from '../../../shared/games/cuba18/moves/buy-wagon.ts'
import { issueShare } from '../../../shared/games/cuba18/moves/issue.ts'
import { layTile } from '../../../shared/games/cuba18/moves/lay-tile.ts'
import { payOut } from '../../../shared/games/cuba18/moves/pay.ts'
import { placeStation } from '../../../shared/games/cuba18/moves/place-station.ts'
import { tradeIn } from '../../../shared/games/cuba18/moves/trade-in.ts'
import type { News } from '../../../shared/games/cuba18/news.ts'
import { sellShares } from '../../../shared/games/cuba18/sale.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'

export interface Forecast {
  readonly after: State
  readonly news: readonly News[]
}

/** What the rule does, tried on a copy: the same code, so nothing can disagree. Without what follows by itself. */
function doOn(s: State, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'layTile':
      return layTile(s, action)
    case 'placeStation':
      return placeStation(s, action)
    case 'issue':
      return issueShare(s)
    case 'pay':
      return payOut(s, action.out)
    case 'buyTrain':
      return buyTrain(s, seat, action, true)
    case 'buyWagon':
      return buyWagon(s, seat, action, true)
    case 'tradeIn':
      return tradeIn(s, action)
    case 'sell':
      return sellShares(s, seat, action.company, action.shares)
    default:
      return undefined
  }
}

export function forecast(s: State, seat: Seat, action: Action): Forecast | undefined {
  const after = clone({ ...s, news: [] })
  try {
    doOn(after, seat, action)
  } catch (error) {
    if (error instanceof Illegal) return undefined
    throw error
  }
  return { after, news: after.news }
}
