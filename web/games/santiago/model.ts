import { createMemo, createSignal, on } from 'solid-js'
import type { Action } from '../../../shared/games/santiago/action.ts'
import type { Building, Cuban, Demanded } from '../../../shared/games/santiago/data.ts'
import { santiago } from '../../../shared/games/santiago/game.ts'
import type { State } from '../../../shared/games/santiago/state.ts'
import { clean } from '../parts/Rich.tsx'
import type { Play } from '../ui.ts'
import { boardMaps, previewOf } from './board-maps.ts'
import { chipsOf } from './describe.ts'
import { effectOf } from './effect.ts'
import { byTarget, decliningOf, isChoice, preferred, type Target } from './targets.ts'

export type Model = ReturnType<typeof createModel>

interface Picked {
  readonly seq: number
  readonly action?: Action
  readonly give?: Demanded // the Black market's first half
}

/** What is being decided. Only offers can be chosen, so nothing here knows the rules. */
export function createModel(play: Play<State>) {
  const [picked, setPicked] = createSignal<Picked>({ seq: -1 })
  const [info, setInfo] = createSignal<Building | Cuban>()

  const offers = createMemo(
    on([() => play.seq, () => play.you], ([, you]): readonly Action[] =>
      you === null || !play.view ? [] : santiago.offers(play.view, you),
    ),
  )
  const names = createMemo(() => play.names.map(clean))
  const fresh = () => (picked().seq === play.seq ? picked() : undefined)
  const chosen = createMemo((): Action | undefined => {
    const action = fresh()?.action
    return action && offers().includes(action) ? action : assumed(offers())
  })
  const passing = () => offers().find((offer) => offer.type === 'pass')
  const effect = createMemo(() => {
    const action = chosen()
    return action && play.you !== null ? effectOf(play.view, play.you, action) : undefined
  })
  // After the effect it reads: a memo runs when it is made.
  const declining = createMemo(() => worthDeclining(decliningOf(offers(), chosen())))
  const chips = createMemo(() => {
    const action = chosen()
    return action && play.you !== null ? chipsOf(play.view, play.you, action, names()) : []
  })
  const maps = createMemo(() => boardMaps(play.view, play.you, offers(), chosen()))
  const preview = createMemo(() => previewOf(play.view, chosen(), effect()))

  /** Declining what brings nothing anyway is no choice; Pablo and Alonso ask later. */
  function worthDeclining(offer: Action | undefined): Action | undefined {
    if (offer?.type !== 'drive') return offer
    const { drive } = effect() ?? {}
    const asksLater = drive?.cuban === 'pablo' || drive?.cuban === 'alonso'
    return asksLater || drive?.gain?.amount === 0 ? undefined : offer
  }

  function pick(action: Action | undefined): void {
    setInfo(undefined)
    setPicked(action ? { seq: play.seq, action } : { seq: -1 })
  }
  const dispatch = (action: Action | undefined): void => {
    if (!action || play.busy || !play.live) return
    play.send(action)
    pick(undefined)
  }
  /** The first tap shows, the second does. */
  function tap<K extends keyof Target>(key: K, at: NonNullable<Target[K]>): void {
    const found = byTarget(play.view, offers(), key).get(at) ?? []
    const again = fresh()?.action
    if (again && found.includes(again)) dispatch(again)
    else pick(found[0])
  }

  return {
    play,
    offers,
    names,
    chosen,
    chips,
    effect,
    maps,
    preview,
    declining,
    passing,
    info,
    setInfo,
    pick,
    tap,
    state: () => play.view,
    deciding: () => offers().length > 0,
    give: () => fresh()?.give,
    setGive: (give: Demanded) => setPicked({ seq: play.seq, give }),
    confirm: () => dispatch(chosen()),
    decline: () => dispatch(declining()),
    pass: () => dispatch(passing()),
    clear(): boolean {
      const any = info() !== undefined || fresh() !== undefined
      pick(undefined)
      return any
    },
  }
}

/** Where there is only one thing to do, or only a number to settle, it is chosen already. */
function assumed(offers: readonly Action[]): Action | undefined {
  const choices = offers.filter(isChoice).toSorted(preferred)
  const first = choices[0]
  if (choices.length === 1) return first
  if (first?.type !== 'use') return undefined
  return first.building === 'distillery' || first.building === 'cigarFactory' ? choices.at(-1) : undefined
}
