import type { Game } from '../../engine/game.ts'
import { Action } from './action.ts'
import { advance } from './advance.ts'
import { complete } from './complete.ts'
import type { Offer } from './offer.ts'
import { active, offers } from './offers.ts'
import { perform } from './perform.ts'
import { setup } from './setup.ts'
import type { State } from './state.ts'
import { Options, endsRecord } from './options.ts'
import { view } from './view.ts'
import { scores } from './wealth.ts'

export const mx1822: Game<State, Action, Offer, Options> = {
  id: 'mx1822',
  seats: [2, 5],
  options: Options,
  action: Action,
  anytime: ['passUntil', 'bidUpTo', 'cancel', 'withdraw'],
  setup,
  active,
  offers,
  complete,
  perform: (s, seat, action) => {
    const { round } = s
    perform(s, seat, action)
    if (s.round.at !== 'stock' || s.round !== round) advance(s) // 12.2: orders are followed when a turn begins
    if (endsRecord(s)) advance(s)
  },
  view,
  scores,
}
