import type { Seat } from '../../engine/game.ts'
import type { Cargo } from './action.ts'
import { upTo } from './amounts.ts'
import { MERCHANDISE } from './data.ts'
import { DOCKS } from './data/ships.ts'
import type { Dock } from './data/ships.ts'
import { loadable, supply } from './harbor.ts'
import { during } from './phase.ts'
import type { State } from './state.ts'
import { endTurn } from './turn.ts'

export interface Load {
  readonly dock: Dock
  readonly cargo: Cargo
}

/** 7.1 to 7.3: every load this seat could bring to one ship. */
export const loads = (s: State, seat: Seat): Load[] =>
  DOCKS.flatMap((dock) => cargoes(s, seat, dock).map((cargo) => ({ dock, cargo })))

function cargoes(s: State, seat: Seat, dock: Dock): Cargo[] {
  const all = MERCHANDISE.reduce<Cargo[]>(
    (out, kind) =>
      out.flatMap((cargo) => [
        cargo,
        ...upTo(loadable(s, seat, dock, kind)).map((amount) => ({ ...cargo, [kind]: amount })),
      ]),
    [{}],
  )
  return all.filter((cargo) => Object.keys(cargo).length > 0)
}

export function load(s: State, seat: Seat, { dock, cargo }: Load): void {
  during(s, 'mayor')
  supply(s, seat, { dock, cargo, by: 'mayor' })
  endTurn(s, seat)
}
