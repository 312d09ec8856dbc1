import type { Seat } from '../../engine/game.ts'
import type { Action } from './action.ts'
import { affordable, sites } from './architect.ts'
import { CHARACTERS } from './data.ts'
import { usesLeft } from './foreman.ts'
import { playerAt } from './holding.ts'
import { loads } from './mayor.ts'
import { billPairs } from './parliament.ts'
import { choices } from './setup.ts'
import type { State } from './state.ts'
import { obediences } from './statutes.ts'
import { buyable, sellable, takeable } from './tradeswoman.ts'
import { hand } from './turn.ts'
import { works } from './worker.ts'

const done: Action = { type: 'done' }

/** Everything this seat may do now; each offer is an action as it can be sent. */
export function offers(s: State, seat: Seat): Action[] {
  const { phase } = s
  if (!active(s).includes(seat)) return []
  switch (phase.at) {
    case 'choose':
      return choices().map((choice) => ({ type: 'choose', ...choice }))
    case 'lay':
      return CHARACTERS.map((card) => ({ type: 'lay', card }))
    case 'play':
      return hand(s, seat).map((card) => ({ type: 'play', card }))
    case 'worker':
      return works(s, seat).map((work) => ({ type: 'work', ...work }))
    case 'tradeswoman':
      return [...trades(s, seat), ...(phase.traded ? [] : takes(s)), done]
    case 'architect':
      return [...builds(s, seat), done]
    case 'foreman':
      return [...usesLeft(s, seat), done]
    case 'mayor':
      return [...loads(s, seat).map((load): Action => ({ type: 'load', ...load })), done]
    case 'bid':
      return Array.from({ length: playerAt(s, seat).pesos + 1 }, (_, pesos) => ({ type: 'bid', pesos }))
    case 'enact':
      return billPairs(s).map((bills) => ({ type: 'enact', bills }))
    case 'obey':
      return obediences(s, seat).map((it) => ({ type: 'obey', ...it }))
    case 'over':
      return []
  }
}

const trades = (s: State, seat: Seat): Action[] => [
  ...buyable(s, seat).map((kind): Action => ({ type: 'buy', kind })),
  ...sellable(s, seat).map((kind): Action => ({ type: 'sell', kind })),
]

const takes = (s: State): Action[] => takeable(s).map((piece) => ({ type: 'take', piece }))

const builds = (s: State, seat: Seat): Action[] =>
  affordable(s, seat).flatMap((building) => sites(s, seat).map((field): Action => ({ type: 'build', building, field })))

export function active(s: State): readonly Seat[] {
  const { phase } = s
  if (phase.at === 'over') return []
  return 'waiting' in phase ? phase.waiting : [phase.seat]
}
