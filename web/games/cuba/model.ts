import { createMemo, createSignal, on } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { equal } from '../../../shared/engine/diff.ts'
import type { Action } from '../../../shared/games/cuba/action.ts'
import { cuba } from '../../../shared/games/cuba/game.ts'
import type { State } from '../../../shared/games/cuba/state.ts'
import { clean } from '../parts/Rich.tsx'
import type { Play } from '../ui.ts'
import type { Choice, Info, Target } from './board/props.ts'
import { chipsOf } from './describe.ts'
import { effectOf } from './effect.ts'
import { glance } from './glance.ts'
import { previewOf } from './preview.ts'
import { ways } from './ways/index.ts'
import type { Look, Pointed } from './ways/way.ts'

export type Model = ReturnType<typeof createModel>

interface Picked {
  readonly of: readonly Action[] // the offers it was picked from
  readonly pointed: Pointed
}

const NOTHING: Pointed = {}

/** What is being decided. Only offers can be chosen, so nothing here knows the rules. */
export function createModel(play: Play<State>) {
  const [picked, setPicked] = createSignal<Picked>({ of: [], pointed: NOTHING })
  const [info, setInfo] = createSignal<Info>()

  // While others decide at the same time the choice stays, as long as it is among the same choices.
  const offers = createMemo(
    on([() => play.seq, () => play.you], ([, you]): readonly Action[] =>
      you === null || !play.view ? [] : cuba.offers(unwrap(play.view), you),
    ),
    [],
    { equals: equal },
  )
  const state = () => play.view
  const names = createMemo(() => play.names.map(clean))
  const deciding = () => offers().length > 0
  const way = createMemo(() => ways[state().phase.at])
  const pointed = () => (picked().of === offers() ? picked().pointed : NOTHING)
  const bare = () => ({ s: state(), you: play.you ?? 0, offers: offers() })
  const chosen = createMemo((): Action | undefined => {
    const action = pointed().action
    if (action && offers().includes(action)) return action
    return deciding() && pointed() === NOTHING ? way().assumed?.(bare()) : undefined
  })
  const look = (): Look => ({ ...bare(), pointed: pointed(), chosen: chosen() })
  const passing = () => offers().find((offer) => offer.type === 'done')
  const effect = createMemo(() => {
    const action = chosen()
    return action && play.you !== null ? effectOf(state(), play.you, action) : undefined
  })
  const chips = createMemo(() => {
    const action = chosen()
    return action && play.you !== null ? chipsOf(state(), play.you, action, names()) : []
  })
  const choices = createMemo(
    (): ReadonlyMap<Target, Choice> => new Map<Target, Choice>(deciding() ? way().choices(look()) : []),
  )
  const preview = createMemo(() => previewOf(state(), pointed(), chosen(), effect()))
  const glanced = createMemo(() => glance(state(), play.you))

  function point(next: Pointed | undefined): void {
    setInfo(undefined)
    setPicked({ of: offers(), pointed: next ?? NOTHING })
  }
  const dispatch = (action: Action | undefined): void => {
    if (!action || play.busy || !play.live) return
    play.send(action)
    point(undefined)
  }
  /** The first tap shows; the second does, where the target is the whole decision. */
  function tap(target: Target): void {
    if (!choices().has(target)) return
    const before = pointed().action
    const next = way().point(look(), target)
    if (before !== undefined && next.action === before && isWhole(before)) dispatch(before)
    else point(next)
  }

  return {
    play,
    state,
    names,
    offers,
    deciding,
    pointed,
    chosen,
    look,
    passing,
    effect,
    chips,
    choices,
    preview,
    glance: glanced,
    focus: () => way().focus(look()),
    info,
    setInfo,
    point,
    pick: (action: Action | undefined) => point(action && { action }),
    tap,
    confirm: () => dispatch(chosen()),
    pass: () => dispatch(passing()),
    clear(): boolean {
      const any = info() !== undefined || pointed() !== NOTHING
      point(undefined)
      return any
    },
  }
}

/** Decisions made by pointing at one thing only. */
const isWhole = (action: Action): boolean => ['lay', 'play', 'buy', 'sell', 'take'].includes(action.type)
