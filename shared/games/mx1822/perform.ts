import type { Seat } from '../../engine/game.ts'
import type { Action } from './action.ts'
import { acquireMinor } from './moves/acquire-minor.ts'
import { acquirePrivate } from './moves/acquire-private.ts'
import { answer, withdraw } from './moves/answer.ts'
import { offerToken, raise, takeToken } from './moves/auction.ts'
import { bid } from './moves/bid.ts'
import { buyTrain } from './moves/buy-train.ts'
import { buy } from './moves/buy.ts'
import { closePrivate } from './moves/close-private.ts'
import { convert } from './moves/convert.ts'
import { discard } from './moves/discard.ts'
import { dividend } from './moves/dividend.ts'
import { double } from './moves/double.ts'
import { emergencySell } from './moves/emergency.ts'
import { form } from './moves/form.ts'
import { issue, redeem } from './moves/issue.ts'
import { layPort } from './moves/lay-port.ts'
import { layTile } from './moves/lay-tile.ts'
import { upgradeMexicoCity } from './moves/mexico-city.ts'
import { passStock } from './moves/pass.ts'
import { placeCube } from './moves/place-cube.ts'
import { placeToken } from './moves/place-token.ts'
import { repay } from './moves/repay.ts'
import { run } from './moves/run.ts'
import { sell } from './moves/sell.ts'
import { passStep } from './operating.ts'
import { bidUpTo, cancel, passUntil } from './standing.ts'
import type { State } from './state.ts'

/** What an action does by itself, before anything that follows from it. */
export function perform(s: State, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'sell':
      return s.round.at === 'operating' ? emergencySell(s, seat, action) : sell(s, seat, action)
    case 'repay':
      return repay(s, seat, action.amount)
    case 'buy':
      return buy(s, seat, action)
    case 'convert':
      return convert(s, seat, action)
    case 'form':
      return form(s, seat, action)
    case 'bid':
      return bid(s, seat, action)
    case 'double':
      return double(s, action.yes)
    case 'acquirePrivate':
      return acquirePrivate(s, seat, action)
    case 'closePrivate':
      return closePrivate(s, action)
    case 'layTile':
      return layTile(s, seat, action)
    case 'placeCube':
      return placeCube(s, seat, action)
    case 'upgradeMexicoCity':
      return upgradeMexicoCity(s, seat, action)
    case 'layPort':
      return layPort(s, action)
    case 'placeToken':
      return placeToken(s, action)
    case 'run':
      return run(s, action)
    case 'dividend':
      return dividend(s, action)
    case 'buyTrain':
      return buyTrain(s, seat, action)
    case 'discard':
      return discard(s, seat, action)
    case 'acquireMinor':
      return acquireMinor(s, seat, action)
    case 'issue':
      return issue(s, action)
    case 'redeem':
      return redeem(s, action)
    case 'offerToken':
      return offerToken(s, seat, action)
    case 'raise':
      return raise(s, seat, action)
    case 'takeToken':
      return takeToken(s, seat, action)
    case 'answer':
      return answer(s, seat, action)
    case 'withdraw':
      return withdraw(s, seat, action)
    case 'pass':
      return s.round.at === 'stock' ? passStock(s, seat) : passStep(s, seat)
    case 'passUntil':
      return passUntil(s, seat, action.until)
    case 'bidUpTo':
      return bidUpTo(s, seat, action)
    case 'cancel':
      return cancel(s, seat, action.item)
  }
}
