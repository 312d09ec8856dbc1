import { createEffect, createSignal, on, type Accessor } from 'solid-js'
import type { State } from '../../../../shared/games/santiago/state.ts'

const piecesOf = (state: State): Record<string, unknown> => ({
  car: state.car,
  ship: state.ship,
  flag: state.flag,
  ...Object.fromEntries(state.players.map((player, seat) => [`pawn-${seat}`, player.piece])),
})

/** The parts that changed last; with reduced motion they wear a ring until the next change. */
export function createMoved(state: () => State): Accessor<readonly string[]> {
  const [parts, setParts] = createSignal<readonly string[]>([])
  createEffect(
    on(
      () => piecesOf(state()),
      (now, before) => {
        if (!before) return
        const changed = Object.keys(now).filter((part) => now[part] !== before[part])
        if (changed.length > 0) setParts(changed)
      },
    ),
  )
  return parts
}
