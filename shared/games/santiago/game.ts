import * as v from 'valibot'
import type { Game, Seat } from '../../engine/game.ts'
import { Action } from './action.ts'
import { passCuban, reuse, seize, take } from './cubans.ts'
import { drive } from './drive.ts'
import { scores } from './end.ts'
import { active, offers } from './offers.ts'
import { deliver, passDelivery } from './port.ts'
import { setup } from './setup.ts'
import { demand } from './ship.ts'
import type { Options, State } from './state.ts'
import { during, nextTurn } from './turn.ts'
import { view } from './view.ts'
import { passBuilding, use, visit } from './visit.ts'
import { give } from './zorro.ts'

export const santiago: Game<State, Action, Action, Options> = {
  id: 'santiago',
  seats: [2, 4],
  options: v.strictObject({ open: v.optional(v.boolean(), false) }),
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
    case 'demand':
      demand(s, seat, action.aside)
      return nextTurn(s, seat)
    case 'drive':
      return drive(s, seat, action.stops, action.decline === true)
    case 'take':
      return take(s, seat, action.good)
    case 'seize':
      return seize(s, seat, action.building)
    case 'reuse':
      return reuse(s, seat, action.building)
    case 'give':
      return give(s, seat, action.item)
    case 'visit':
      return visit(s, seat, action.building, action.decline === true)
    case 'use':
      return use(s, seat, action)
    case 'deliver':
      return deliver(s, seat, action)
    case 'pass':
      return pass(s, seat)
  }
}

function pass(s: State, seat: Seat): void {
  if (s.phase.at === 'cuban') passCuban(s, seat)
  else if (s.phase.at === 'building') passBuilding(s, seat)
  else {
    during(s, 'deliver')
    passDelivery(s, seat)
  }
}
