import { createContext, createEffect, createSignal, on, type Accessor } from 'solid-js'
import { DOCKS } from '../../../../shared/games/cuba/data/ships.ts'
import { MERCHANDISE } from '../../../../shared/games/cuba/data.ts'
import type { State } from '../../../../shared/games/cuba/state.ts'

const placesOf = (state: State): Record<string, unknown> => ({
  ...Object.fromEntries(state.players.map((player, seat) => [`worker-${seat}`, player.worker])),
  ...Object.fromEntries(state.players.map((player, seat) => [`score-${seat}`, player.points])),
  ...Object.fromEntries(MERCHANDISE.map((kind) => [`market-${kind}`, state.market[kind]])),
  ...Object.fromEntries(DOCKS.map((dock) => [`dock-${dock}`, JSON.stringify(state.docks[dock])])),
  'dock-0': state.sea,
})

/** What changed last, for the parts of the board. */
export const Moved = createContext<Accessor<ReadonlySet<string>>>(() => new Set<string>())

/** The parts that changed last; with reduced motion they wear a ring until the next change. */
export function createMoved(state: () => State): Accessor<ReadonlySet<string>> {
  const [parts, setParts] = createSignal<ReadonlySet<string>>(new Set())
  createEffect(
    on(
      () => placesOf(state()),
      (now, before) => {
        if (!before) return
        const changed = Object.keys(now).filter((part) => now[part] !== before[part])
        if (changed.length > 0) setParts(new Set(changed))
      },
    ),
  )
  return parts
}
