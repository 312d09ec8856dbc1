import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { act } from '../../../shared/engine/game.ts'
import type { Action, Route } from '../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import type { Offer } from '../../../shared/games/mx1822/offer.ts'
import type { State } from '../../../shared/games/mx1822/state.ts'
import { createMedia } from '../../lib/media.ts'
import type { TabKind } from '../../rail/panels/Tabs.tsx'
import type { Play } from '../ui.ts'
import { actionFor, ofType, openIn, placeOfOffer, turnsOf, type OfferOf, type OwnBid } from './choice.ts'
import { createBest } from './run/best.ts'
import { buildsBeside, createGains } from './run/gains.ts'
import { questionNow } from './question.ts'

export type Model = ReturnType<typeof createModel>
export type SideTab = 'players' | 'companies' | 'tiles' // what is open beside the map
const COMPACT = '(max-width: 1099px)' // one view at a time

export interface PartProps {
  model: Model
}

interface Picked {
  readonly seq: number
  readonly offer?: Offer
  readonly amount?: number
  readonly bids: readonly OwnBid[]
  readonly routes?: readonly Route[] // chosen by hand
  readonly editing?: number // the route being changed
}

/** What the map that is open can do for the keyboard. */
export interface Lens {
  whole?(): void
  coordinates?(): void
  enter?(): boolean // to the first place that can be chosen; false if there is none
}

const NOTHING: Picked = { seq: -1, bids: [] }

/** What is being decided. Only offers can be chosen, so nothing here knows the rules. */
export function createModel(play: Play<State>) {
  const compact = createMedia(COMPACT)
  const [picked, setPicked] = createSignal<Picked>(NOTHING)
  const [tab, setTab] = createSignal<TabKind>()
  const [side, setSide] = createSignal<SideTab>('players')
  const [shown, setShown] = createSignal<Company>() // whose charter is open
  const [planning, setPlanning] = createSignal(false) // standing orders are open

  const lens: Lens = {}
  const fresh = (): Picked => (picked().seq === play.seq ? picked() : NOTHING)
  const plain = (): State => unwrap(play.view)
  const { runner, best, sought, runs, ranRoutes, noteRun } = createBest(play)

  /** The table as it would be after the bids that wait to be sent. */
  const ahead = createMemo(
    on([() => play.seq, () => fresh().bids], ([, bids]): State => {
      if (bids.length === 0 || play.you === null) return plain()
      const outcome = act(mx1822, plain(), play.you, { type: 'bid', bids: [...bids] })
      return outcome.ok ? outcome.state : plain()
    }),
  )
  const offers = createMemo(
    on([() => play.seq, () => play.you, ahead], ([, you, state]): readonly Offer[] =>
      you === null ? [] : mx1822.offers(state, you),
    ),
  )

  const deciding = createMemo(() => play.you !== null && mx1822.active(play.view).includes(play.you))
  const chosen = createMemo((): Offer | undefined => {
    const { offer } = fresh()
    if (offer && offers().includes(offer)) return offer
    return assumed(offers(), deciding())
  })
  const open = createMemo(() => {
    const offer = chosen()
    return offer && openIn(offer)
  })
  const amount = createMemo(() => {
    const range = open()
    return range ? Math.min(range.to, Math.max(range.from, fresh().amount ?? range.usual)) : 0
  })
  const chosenHex = createMemo(() => {
    const offer = chosen()
    return offer?.type === 'layTile' || offer?.type === 'placeToken' ? offer.hex : undefined
  })
  const builds = createMemo(on([chosenHex, offers], () => buildsBeside(offers(), chosen())))
  const gains = createGains(play, runner, { plain, builds })

  /** With the bid that is being made. */
  const expected = createMemo((): State => {
    const offer = chosen()
    if (offer?.type !== 'bid' || play.you === null) return ahead()
    const bids = [...fresh().bids, { item: offer.item, amount: amount() }]
    const outcome = act(mx1822, plain(), play.you, { type: 'bid', bids })
    return outcome.ok ? { ...ahead(), bids: outcome.state.bids } : ahead()
  })
  const routes = () => fresh().routes ?? best()?.routes ?? []
  const action = (done = true): Action | undefined => {
    const offer = chosen()
    return offer && actionFor(offer, { amount: amount(), bids: fresh().bids, routes: routes(), done })
  }

  // A new decision is shown where it is made.
  createEffect(on([() => questionNow(play.view), deciding], ([, mine]) => mine && setTab(undefined), { defer: true }))

  const set = (change: Partial<Picked>): void => {
    setPicked({ ...fresh(), ...change, seq: play.seq })
  }
  const dispatch = (sent: Action | undefined): void => {
    if (!sent || play.busy || !play.live) return
    if (sent.type === 'run') noteRun(sent.routes)
    play.send(sent)
    setPicked(NOTHING)
  }
  const turn = (by: 1 | -1): void => {
    const lay = chosen()
    if (lay?.type !== 'layTile') return
    const all = turnsOf(offers(), lay)
    const next = all[(all.indexOf(lay) + by + all.length) % all.length]
    if (next) set({ offer: next })
  }

  return {
    play,
    lens,
    runner,
    compact,
    state: () => play.view,
    plain,
    ahead,
    expected,
    offers,
    best,
    sought,
    deciding,
    chosen,
    gains,
    open,
    amount,
    routes,
    action,
    turn,
    tab,
    setTab,
    side,
    setSide,
    shown,
    setShown,
    planning,
    setPlanning,
    bids: () => fresh().bids,
    ownRoutes: () => fresh().routes,
    shownRoutes: () => (runs() ? routes() : ranRoutes()),
    passing: () => offers().find(ofType('pass')),
    offersAt: (hex: string) => offers().filter((offer) => placeOfOffer(play.view, offer)?.hex === hex),
    offered: <T extends Offer['type']>(...types: readonly T[]): OfferOf<T>[] => offers().filter(ofType(...types)),
    pick: (offer: Offer | undefined, value?: number) =>
      set(value === undefined ? { offer, amount: undefined } : { offer, amount: value }),
    setAmount: (value: number) => set({ amount: value }),
    editing: () => (runs() ? fresh().editing : undefined),
    setEditing: (index: number | undefined) => set({ editing: index }),
    /** One route changed; without one, back to the best run. */
    setRoute(index: number, route: Route | undefined): void {
      set({ routes: route && routes().map((it, i) => (i === index ? route : it)) })
    },
    /** One more bid before the turn is sent. */
    addBid(): void {
      const offer = chosen()
      if (offer?.type !== 'bid') return
      set({ bids: [...fresh().bids, { item: offer.item, amount: amount() }], offer: undefined, amount: undefined })
    },
    canAddBid(): boolean {
      const offer = chosen()
      return offer?.type === 'bid' && offer.left > 1
    },
    dropBid: (item: string) => set({ bids: fresh().bids.filter((bid) => bid.item !== item), offer: undefined }),
    confirm: () => dispatch(readyAction()),
    send: (sent: Action) => dispatch(sent),
    clear(): boolean {
      const any = fresh() !== NOTHING || shown() !== undefined
      setPicked(NOTHING)
      setShown(undefined)
      return any
    },
    ready: () => readyAction() !== undefined,
  }

  /** With bids waiting and nothing chosen, the bids themselves. */
  function readyAction(): Action | undefined {
    const { bids } = fresh()
    if (!chosen() && bids.length > 0) return { type: 'bid', bids: [...bids], done: true }
    if (chosen()?.type === 'run' && routes().length === 0) return undefined
    return action()
  }
}

/** Where there is only one thing to do it is chosen already, and a dividend is paid unless somebody thinks again. */
function assumed(offers: readonly Offer[], deciding: boolean): Offer | undefined {
  return deciding ? offers.find(ofType('run', 'dividend', 'raise')) : undefined
}
