import { createEffect, createSignal, on } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { Route } from '../../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import type { Play } from '../../ui.ts'
import type { RunFound, Sought } from './protocol.ts'
import { createRunner } from './runner.ts'

/** Kept to be shown while the dividend is decided. */
interface Ran {
  readonly company: Company
  readonly routes: readonly Route[]
}

/** The best run of the company that runs now, and the run just made. */
export function createBest(play: Play<State>) {
  const [best, setBest] = createSignal<RunFound>()
  const [sought, setSought] = createSignal<Sought>()
  const [ran, setRan] = createSignal<Ran>()
  const runner = createRunner(setSought)
  const turn = () => {
    const { round, pending } = play.view
    return round.at === 'operating' && pending.length === 0 ? round.turn : undefined
  }
  const runs = () => turn()?.step === 'run'

  createEffect(
    on([() => play.seq, () => play.you], async ([seq]) => {
      setBest(undefined)
      setSought(undefined)
      const company = turn()?.company
      if (!runs() || !company) return
      const found = await runner.ask({ kind: 'run', view: unwrap(play.view), company })
      if (play.seq === seq) setBest(found)
    }),
  )

  return {
    runner,
    best,
    sought,
    runs,
    noteRun(routes: readonly Route[]): void {
      const company = turn()?.company
      if (company) setRan({ company, routes })
    },
    ranRoutes(): readonly Route[] {
      const now = turn()
      return now?.step === 'dividend' && now.company === ran()?.company ? (ran()?.routes ?? []) : []
    },
  }
}
