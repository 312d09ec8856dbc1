import { clone } from '../../../shared/engine/diff.ts'
import { allows, type Seat } from '../../../shared/engine/game.ts'
import type { Action } from '../../../shared/games/cuba18/action.ts'
import { answer } from '../../../shared/games/cuba18/moves/answer.ts'
import { buyMachine } from '../../../shared/games/cuba18/moves/buy-machine.ts'
import { buyTrain } from '../../../shared/games/cuba18/moves/buy-train.ts'
import { buyWagon } from '../../../shared/games/cuba18/moves/buy-wagon.ts'
import { buy } from '../../../shared/games/cuba18/moves/buy.ts'
import { draft } from '../../../shared/games/cuba18/moves/draft.ts'
import { contribute } from '../../../shared/games/cuba18/moves/emergency.ts'
import { found } from '../../../shared/games/cuba18/moves/found.ts'
import { foundMinor } from '../../../shared/games/cuba18/moves/found-minor.ts'
import { issueShare, redeem } from '../../../shared/games/cuba18/moves/issue.ts'
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
    case 'redeem':
      return redeem(s)
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
    case 'buy':
      return buy(s, seat, action)
    case 'found':
      return found(s, seat, action)
    case 'foundMinor':
      return foundMinor(s, seat, action)
    case 'draft':
      return draft(s, seat, action.concession)
    case 'buyMachine':
      return buyMachine(s, action.machine)
    case 'contribute':
      return contribute(s, seat, action.amount)
    case 'answer':
      return answer(s, seat, action)
    default:
      return undefined
  }
}

export function forecast(s: State, seat: Seat, action: Action): Forecast | undefined {
  const after = clone({ ...s, news: [] })
  return allows(() => doOn(after, seat, action)) ? { after, news: after.news } : undefined
}
