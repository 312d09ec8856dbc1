import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { State } from '../../../../shared/games/cuba18/state.ts'
import type { HexId } from '../../../../shared/rail/hex.ts'
import type { Lay } from '../choice.ts'
import type { createSearch } from './search.ts'

/** The best run as the board lies and after each lay that has been looked at so far. */
export interface Gains {
  readonly now?: number
  readonly after: ReadonlyMap<Lay, number>
}

const NONE: Gains = { after: new Map() }

interface Asking {
  readonly seq: () => number
  readonly hex: () => HexId | undefined // of the tile being chosen
  readonly lays: (hex: HexId) => readonly Lay[]
  readonly view: () => State
  readonly search: ReturnType<typeof createSearch>
}

const hasTrains = ({ round, companies }: State): boolean =>
  round.at === 'operating' && (companies[round.turn.company]?.trains.length ?? 0) > 0

/** What each tile in the hex would do to the best run; searched beside the play. */
export function createGains({ seq, hex, lays, view, search }: Asking) {
  const [gains, setGains] = createSignal<Gains>(NONE)
  const place = createMemo(hex)
  createEffect(
    on([seq, place], ([, at]) => {
      setGains(NONE)
      if (!at || !hasTrains(view())) return
      const all = lays(at)
      search.ask({ kind: 'lays', view: view(), lays: all }, (part) => {
        if (part.kind === 'now') setGains({ now: part.revenue, after: new Map() })
        const lay = part.kind === 'after' ? all[part.lay] : undefined
        if (part.kind === 'after' && lay)
          setGains(({ now, after }) => ({ now, after: new Map(after).set(lay, part.revenue) }))
      })
    }),
  )
  return gains
}

/** How much the best of these lays adds; undefined as long as none is known. */
export function gainOf({ now, after }: Gains, lays: readonly Lay[]): number | undefined {
  const known = lays.flatMap((lay) => after.get(lay) ?? [])
  return now === undefined || known.length === 0 ? undefined : Math.max(...known) - now
}
