import { createEffect, createSignal, on } from 'solid-js'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { ofType } from '../choice.ts'
import type { Play } from '../../ui.ts'
import type { Runner } from './runner.ts'

type Lay = ActionOf<'layTile'>

interface Gains {
  readonly now: number // the best run as the track lies
  readonly after: ReadonlyMap<Lay, number>
}

/** What every tile in the chosen hex would do to the best run; searched beside the play. */
export function createGains(play: Play<State>, runner: Runner, at: { plain(): State; lays(): readonly Lay[] }) {
  const [gains, setGains] = createSignal<Gains>()
  createEffect(
    on([() => play.seq, () => at.lays()], async ([seq, lays]) => {
      setGains(undefined)
      const state = at.plain()
      const trains = state.round.at === 'operating' ? state.companies[state.round.turn.company]?.trains : undefined
      if (play.you === null || lays.length === 0 || !trains?.length) return
      const { now, after } = await runner.ask({ kind: 'lays', view: state, seat: play.you, lays })
      if (play.seq !== seq || at.lays() !== lays) return
      setGains({ now, after: new Map(lays.map((lay, i) => [lay, after[i] ?? now])) })
    }),
  )
  return gains
}

/** The lays in the hex where one is chosen. */
export const laysBeside = (offers: readonly Offer[], chosen: Offer | undefined): Lay[] =>
  chosen?.type === 'layTile' ? offers.filter(ofType('layTile')).filter(({ hex }) => hex === chosen.hex) : []
