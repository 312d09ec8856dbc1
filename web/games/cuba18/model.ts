import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { Action, ActionOf, Route } from '../../../shared/games/cuba18/action.ts'
import type { Company, Minor, Traded } from '../../../shared/games/cuba18/companies.ts'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import type { Offer } from '../../../shared/games/cuba18/offer.ts'
import type { RentedRun } from '../../../shared/games/cuba18/rented-runs.ts'
import { directorOf } from '../../../shared/games/cuba18/shares.ts'
import type { State } from '../../../shared/games/cuba18/state.ts'
import type { TabKind } from '../../rail/panels/Tabs.tsx'
import type { Play } from '../ui.ts'
import { actionFor, assumed, ofType, openIn, placesOf, turnsOf, type Founding, type OfferOf } from './choice.ts'
import { forecast } from './forecast.ts'
import { createGains } from './run/gains.ts'
import { createSearch } from './run/search.ts'

export type Model = ReturnType<typeof createModel>
export interface PartProps {
  model: Model
}

export type View = TabKind | 'tiles'

interface Picked {
  readonly seq: number
  readonly offer?: Offer
  readonly amount?: number
  readonly founding: Founding
}

/** What the director decides before the trains run. */
interface Running {
  readonly seq: number
  readonly rentals: number
  readonly spared: Partial<Record<Minor, number>>
}

export interface RunFound {
  readonly runs: readonly RentedRun[] // without rentals, then with more and more
  readonly all: boolean
  readonly done: number // of the search for the first, 0 to 1
}

const NOTHING: Picked = { seq: -1, founding: {} }
const AS_IT_IS: Running = { seq: -1, rentals: 0, spared: {} }
const SEARCHING: RunFound = { runs: [], all: false, done: 0 }

/** What is being decided. Only offers can be chosen, so nothing here knows the rules. */
export function createModel(play: Play<State>) {
  const search = createSearch()
  const [picked, setPicked] = createSignal<Picked>(NOTHING)
  const [running, setRunning] = createSignal<Running>(AS_IT_IS)
  const [found, setFound] = createSignal<RunFound>(SEARCHING)
  const [ran, setRan] = createSignal<{ company: Company; routes: readonly Route[] }>()
  const [view, setView] = createSignal<View>()
  const [shown, setShown] = createSignal<Traded>() // whose charter is open
  const [coordinates, setCoordinates] = createSignal(false)
  const [whole, setWhole] = createSignal(0) // counts the wishes to see the whole map

  /** The state without proxies, for the rules; new with every move. */
  const plain = createMemo(
    on([() => play.seq, () => play.view], (): State => unwrap(play.view)),
    undefined,
    { equals: false },
  )
  const fresh = (): Picked => (picked().seq === play.seq ? picked() : NOTHING)
  const chosenRun = (): Running => (running().seq === play.seq ? running() : AS_IT_IS)
  const turn = () => (play.view.round.at === 'operating' ? play.view.round.turn : undefined)
  const runs = () => turn()?.step === 'run' && play.view.pending.length === 0

  const offers = createMemo(
    on([() => play.seq, () => play.you], ([, you]): readonly Offer[] =>
      you === null ? [] : cuba18.offers(plain(), you),
    ),
  )
  const deciding = createMemo(() => play.you !== null && cuba18.active(play.view).includes(play.you))

  createEffect(
    on([() => play.seq, runs, () => JSON.stringify(chosenRun().spared)], ([seq, on]) => {
      const { round } = plain()
      setFound(SEARCHING)
      if (!on || round.at !== 'operating') return search.drop()
      const { company } = round.turn
      // oxlint-disable-next-line solid/reactivity -- an answer, not a dependency
      search.ask({ kind: 'run', view: plain(), company, spared: chosenRun().spared }, (part) => {
        if (play.seq !== seq) return
        if (part.kind === 'progress') setFound({ ...found(), done: part.done })
        if (part.kind !== 'runs') return
        setFound({ runs: part.runs, all: part.all, done: 1 })
        setRan({ company, routes: part.runs[0]?.run.routes ?? [] })
      })
    }),
  )

  const chosen = createMemo((): Offer | undefined => {
    const { offer } = fresh()
    if (offer && offers().includes(offer)) return offer
    return deciding() ? assumed(offers()) : undefined
  })
  const isAsking = (offer: Offer): boolean =>
    offer.type === 'buyTrain' &&
    offer.from !== 'bank' &&
    offer.from !== 'pool' &&
    directorOf(plain(), offer.from) !== play.you
  const open = createMemo(() => {
    const offer = chosen()
    return offer && openIn(offer, isAsking(offer))
  })
  const amount = createMemo(() => {
    const range = open()
    return range ? Math.min(range.to, Math.max(range.from, fresh().amount ?? range.usual)) : 0
  })
  const bestRun = createMemo((): RentedRun | undefined => {
    const all = found().runs.filter(({ run }) => run.routes.length > 0)
    return all.find(({ rentals }) => rentals === chosenRun().rentals) ?? all[0]
  })
  const action = createMemo((): Action | undefined => {
    const offer = chosen()
    return offer && actionFor(offer, { amount: amount(), founding: fresh().founding, run: bestRun()?.run })
  })
  const outlook = createMemo(() => {
    const made = action()
    return made && play.you !== null ? forecast(plain(), play.you, made) : undefined
  })
  const gains = createGains({
    seq: () => play.seq,
    hex: () => {
      const offer = chosen()
      return offer?.type === 'layTile' ? offer.hex : undefined
    },
    lays: (hex) =>
      offers()
        .filter(ofType('layTile'))
        .filter((lay) => lay.hex === hex),
    view: plain,
    search,
  })
  /** The run being made, or the one just made while its income is paid. */
  const shownRoutes = (): readonly Route[] => {
    if (runs()) return bestRun()?.run.routes ?? []
    const paying = turn()?.step === 'income' && turn()?.company === ran()?.company
    return paying ? (ran()?.routes ?? []) : []
  }

  const set = (change: Partial<Picked>): void => {
    setPicked({ ...fresh(), ...change, seq: play.seq })
  }
  const dispatch = (sent: Action | undefined): void => {
    if (!sent || play.busy || !play.live) return
    const company = turn()?.company
    if (sent.type === 'run' && company) setRan({ company, routes: sent.routes })
    play.send(sent)
    setPicked(NOTHING)
  }

  return {
    play,
    state: () => play.view,
    plain,
    turn,
    offers,
    deciding,
    chosen,
    open,
    amount,
    action,
    outlook,
    gains,
    found,
    bestRun,
    runs,
    stays: () => found().all && bestRun() === undefined,
    running: chosenRun,
    shownRoutes,
    view,
    setView,
    shown,
    setShown,
    coordinates,
    setCoordinates,
    whole,
    showWhole: () => setWhole(whole() + 1),
    founding: () => fresh().founding,
    foundWith: (change: Founding) => set({ founding: { ...fresh().founding, ...change } }),
    rent: (rentals: number) => setRunning({ ...chosenRun(), seq: play.seq, rentals }),
    spare: (spared: ActionOf<'run'>['spared']) => setRunning({ ...chosenRun(), seq: play.seq, spared: spared ?? {} }),
    passing: () => offers().find(ofType('pass')),
    offersAt: (hex: string) => offers().filter((offer) => placesOf(offer).some((place) => place.hex === hex)),
    offered: <T extends Offer['type']>(...types: readonly T[]): OfferOf<T>[] => offers().filter(ofType(...types)),
    pick: (offer: Offer | undefined) => set({ offer, amount: undefined }),
    setAmount: (value: number) => set({ amount: value }),
    turnTile(by: 1 | -1): void {
      const lay = chosen()
      if (lay?.type !== 'layTile') return
      const all = turnsOf(offers(), lay)
      const next = all[(all.indexOf(lay) + by + all.length) % all.length]
      if (next) set({ offer: next })
    },
    ready: () => action() !== undefined,
    confirm: () => dispatch(action()),
    send: (sent: Action) => dispatch(sent),
    clear(): boolean {
      const any = fresh() !== NOTHING || shown() !== undefined || view() !== undefined
      setPicked(NOTHING)
      setShown(undefined)
      setView(undefined)
      return any
    },
  }
}
