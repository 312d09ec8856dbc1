import { check, tell } from '../../engine/game.ts'
import type { Seat } from '../../engine/game.ts'
import { forgo } from './alternatives.ts'
import { affordable } from './architect.ts'
import type { Character } from './data.ts'
import { callForeman, endUse, usesLeft } from './foreman.ts'
import { playerAt } from './holding.ts'
import { loads } from './mayor.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { buyable, endTrade, sellable, takeable } from './tradeswoman.ts'
import { hand } from './turn.ts'

/** 13.1: everybody at the same time; the last one starts the action phase. */
export function lay(s: State, seat: Seat, card: Character): void {
  const phase = during(s, 'lay')
  s.secret.laid[seat] = card
  phase.waiting = phase.waiting.filter((it) => it !== seat)
  if (phase.waiting.length === 0) s.phase = { at: 'play', seat: s.start }
}

export function play(s: State, seat: Seat, card: Character): void {
  during(s, 'play')
  check(s.secret.laid[seat] !== card, '13.1', { card })
  check(hand(s, seat).includes(card), '2.3', { card })
  playerAt(s, seat).played.push(card)
  tell(s, { type: 'played', seat, card })
  resolve(s, seat, card)
}

/** 2.4: where nothing can be done there is nothing to ask. */
function resolve(s: State, seat: Seat, card: Character): void {
  switch (card) {
    case 'worker':
      s.phase = { at: 'worker', seat }
      return
    case 'tradeswoman':
      s.phase = { at: 'tradeswoman', seat, traded: false }
      if (buyable(s, seat).length + sellable(s, seat).length + takeable(s).length === 0) endTrade(s, seat)
      return
    case 'architect':
      s.phase = { at: 'architect', seat }
      if (affordable(s, seat).length === 0) forgo(s, seat, card)
      return
    case 'foreman':
      callForeman(s, seat)
      if (usesLeft(s, seat).length === 0) endUse(s, seat)
      return
    case 'mayor':
      s.phase = { at: 'mayor', seat }
      if (loads(s, seat).length === 0) forgo(s, seat, card)
  }
}

export function done(s: State, seat: Seat): void {
  if (s.phase.at === 'tradeswoman') endTrade(s, seat)
  else if (s.phase.at === 'foreman') endUse(s, seat)
  else if (s.phase.at === 'architect') forgo(s, seat, 'architect')
  else forgo(s, seat, 'mayor')
}
