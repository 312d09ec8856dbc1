import * as v from 'valibot'
import type { Game, Seat } from '../../engine/game.ts'
import { Action } from './action.ts'
import { build } from './architect.ts'
import { done, lay, play } from './cards.ts'
import { SIDES } from './data/plantations.ts'
import { scores } from './end.ts'
import { use } from './foreman.ts'
import { load } from './mayor.ts'
import { active, offers } from './offers.ts'
import { bid, enact } from './parliament.ts'
import { choose, setup } from './setup.ts'
import type { Options, State } from './state.ts'
import { obey } from './statutes.ts'
import { buy, sell, take } from './tradeswoman.ts'
import { view } from './view.ts'
import { work } from './worker.ts'

export const cuba: Game<State, Action, Action, Options> = {
  id: 'cuba',
  seats: [2, 5],
  options: v.strictObject({
    side: v.optional(v.picklist(SIDES), 'common'),
    faceDown: v.optional(v.boolean(), false),
  }),
  action: Action,
  setup,
  active,
  offers,
  perform,
  view,
  scores,
}

function perform(s: State, seat: Seat, action: Action): void {
  switch (action.type) {
    case 'choose':
      return choose(s, seat, action)
    case 'lay':
      return lay(s, seat, action.card)
    case 'play':
      return play(s, seat, action.card)
    case 'work':
      return work(s, seat, action)
    case 'buy':
      return buy(s, seat, action.kind)
    case 'sell':
      return sell(s, seat, action.kind)
    case 'take':
      return take(s, seat, action.piece)
    case 'build':
      return build(s, seat, action.building, action.field)
    case 'use':
      return use(s, seat, action)
    case 'load':
      return load(s, seat, action)
    case 'done':
      return done(s, seat)
    case 'bid':
      return bid(s, seat, action.pesos)
    case 'enact':
      return enact(s, seat, action.bills)
    case 'obey':
      return obey(s, seat, action)
  }
}
