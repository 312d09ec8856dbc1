import type { Seat } from '../../engine/game.ts'
import type { Action } from './action.ts'
import { usesOf } from './buildings/index.ts'
import { fenced, reusable, seizable } from './cubans.ts'
import { DEMANDED } from './data.ts'
import { affordable, forecastDrive } from './drive.ts'
import { gifts, held } from './holding.ts'
import { deliveries } from './port.ts'
import { canLeaveOut } from './ship.ts'
import type { State } from './state.ts'
import { targets } from './visit.ts'

const pass: Action = { type: 'pass' }

/** Everything this seat may do now; each offer is an action as it can be sent. */
export function offers(s: State, seat: Seat): Action[] {
  const { phase } = s
  if (!active(s).includes(seat)) return []
  switch (phase.at) {
    case 'demand':
      return DEMANDED.filter((good) => canLeaveOut(phase.roll, good)).map((aside) => ({ type: 'demand', aside }))
    case 'drive':
      return affordable(s, seat).flatMap((stops) => drives(s, seat, stops))
    case 'cuban':
      return phase.cuban === 'pablo'
        ? [...fenced(s).map((good): Action => ({ type: 'take', good })), pass]
        : [
            ...seizable(s, seat).map((building): Action => ({ type: 'seize', building })),
            ...reusable(s, seat).map((building): Action => ({ type: 'reuse', building })),
            pass,
          ]
    case 'gifts':
      return gifts(held(s, seat)).map((item) => ({ type: 'give', item }))
    case 'visit':
      return targets(s, phase.cuban).flatMap((building): Action[] => [
        { type: 'visit', building },
        ...(usesOf(s, seat, building).length > 0 ? [{ type: 'visit', building, decline: true } as const] : []),
      ])
    case 'building':
      return [...usesOf(s, seat, phase.building), pass]
    case 'deliver':
      return [...deliveries(s, seat).map((delivery): Action => ({ type: 'deliver', ...delivery })), pass]
    case 'over':
      return []
  }
}

function drives(s: State, seat: Seat, stops: number): Action[] {
  const { cuban, inactive, over } = forecastDrive(s, seat, stops)
  const plain: Action = { type: 'drive', stops }
  return cuban && !inactive && !over ? [plain, { ...plain, decline: true }] : [plain]
}

export function active(s: State): readonly Seat[] {
  if (s.phase.at === 'over') return []
  return s.phase.at === 'gifts' ? s.phase.waiting : [s.phase.seat]
}
