import type { Game, Seat } from '../../engine/game.ts'
import { Action } from './action.ts'
import { advance } from './advance.ts'
import { give } from './benefits.ts'
import { complete } from './complete.ts'
import { answer, withdraw } from './moves/answer.ts'
import { bid } from './moves/auction.ts'
import { buyMachine } from './moves/buy-machine.ts'
import { buyTrain } from './moves/buy-train.ts'
import { buyWagon } from './moves/buy-wagon.ts'
import { buy } from './moves/buy.ts'
import { discardTrain, discardWagon } from './moves/discard.ts'
import { draft } from './moves/draft.ts'
import { contribute, emergencyIssue, emergencySell } from './moves/emergency.ts'
import { foundMinor } from './moves/found-minor.ts'
import { found } from './moves/found.ts'
import { home } from './moves/home.ts'
import { issue, redeem } from './moves/issue.ts'
import { layTile } from './moves/lay-tile.ts'
import { pass } from './moves/pass.ts'
import { payOut } from './moves/pay.ts'
import { placeStation } from './moves/place-station.ts'
import { run } from './moves/run.ts'
import { sell } from './moves/sell.ts'
import { tradeIn } from './moves/trade-in.ts'
import type { Offer } from './offer.ts'
import { active, offers } from './offers.ts'
import { Options } from './options.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { view } from './view.ts'
import { scores } from './wealth.ts'

export const cuba18: Game<State, Action, Offer, Options> = {
  id: 'cuba18',
  seats: [2, 6],
  options: Options,
  action: Action,
  anytime: ['withdraw'],
  setup,
  active,
  offers,
  complete,
  perform: (s, seat, action) => {
    perform(s, seat, action)
    advance(s)
  },
  view,
  scores,
}

function perform(s: State, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'bid':
      return bid(s, seat, action.amount)
    case 'draft':
      return draft(s, seat, action.concession)
    case 'sell':
      return s.round.at === 'operating' ? emergencySell(s, seat, action) : sell(s, seat, action)
    case 'buy':
      return buy(s, seat, action)
    case 'found':
      return found(s, seat, action)
    case 'foundMinor':
      return foundMinor(s, seat, action)
    case 'giveWagon':
    case 'giveMail':
    case 'giveMachine':
      return give(s, seat, action)
    case 'home':
      return home(s, action)
    case 'issue':
      return s.round.at === 'operating' && s.round.turn.step === 'trains' ? emergencyIssue(s) : issue(s)
    case 'redeem':
      return redeem(s)
    case 'layTile':
      return layTile(s, action)
    case 'placeStation':
      return placeStation(s, action)
    case 'run':
      return run(s, action)
    case 'pay':
      return payOut(s, action.out)
    case 'buyTrain':
      return buyTrain(s, seat, action)
    case 'tradeIn':
      return tradeIn(s, action)
    case 'buyWagon':
      return buyWagon(s, seat, action)
    case 'discardTrain':
      return discardTrain(s, seat, action.train)
    case 'discardWagon':
      return discardWagon(s, seat, action.wagon)
    case 'contribute':
      return contribute(s, seat, action.amount)
    case 'buyMachine':
      return buyMachine(s, action.machine)
    case 'answer':
      return answer(s, seat, action)
    case 'withdraw':
      return withdraw(s, seat, action)
    case 'pass':
      return pass(s, seat)
  }
}
