import { createEffect, createSignal, on } from 'solid-js'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { ofType } from '../choice.ts'
import type { Play } from '../../ui.ts'
import type { Build } from './protocol.ts'
import type { Runner } from './runner.ts'

interface Gains {
  readonly now: number // the best run as track and tokens lie
  readonly after: ReadonlyMap<Build, number>
}

/** What every tile or token in the chosen hex would do to the best run; searched beside the play. */
export function createGains(play: Play<State>, runner: Runner, at: { plain(): State; builds(): readonly Build[] }) {
  const [gains, setGains] = createSignal<Gains>()
  createEffect(
    on([() => play.seq, () => at.builds()], async ([seq, builds]) => {
      setGains(undefined)
      const state = at.plain()
      const trains = state.round.at === 'operating' ? state.companies[state.round.turn.company]?.trains : undefined
      if (play.you === null || builds.length === 0 || !trains?.length) return
      const { now, after } = await runner.ask({ kind: 'builds', view: state, seat: play.you, builds })
      if (play.seq !== seq || at.builds() !== builds) return
      setGains({ now, after: new Map(builds.map((build, i) => [build, after[i] ?? now])) })
    }),
  )
  return gains
}

const isBuild = ofType('layTile', 'placeToken')

/** The tiles or tokens in the hex where one is chosen. */
export const buildsBeside = (offers: readonly Offer[], chosen: Offer | undefined): Build[] =>
  chosen && isBuild(chosen)
    ? offers.filter(isBuild).filter(({ type, hex }) => type === chosen.type && hex === chosen.hex)
    : []
