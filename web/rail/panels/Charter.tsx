import { For, Show } from 'solid-js'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { ShareBar, type ShareSquare } from './ShareBar.tsx'
import { TrainCard, type TrainView } from './TrainCard.tsx'

export interface Station {
  readonly text: string // price, ✓, or what frees it
  readonly state: 'placed' | 'free' | 'closed'
}

export interface Holding {
  readonly name: string
  readonly note?: string // what it does
}

export interface CharterView {
  readonly livery: Livery
  readonly name: string
  readonly under?: string // director, or who runs it
  readonly price?: number
  readonly cash?: number
  readonly last?: number
  readonly trains: readonly TrainView[]
  readonly counted: number // against the limit
  readonly limit: number
  readonly stations: readonly Station[]
  readonly privates: readonly Holding[]
  readonly holds?: string // what they are called
  readonly cubes?: number
  readonly shares: readonly ShareSquare[]
}

function Band(props: { charter: CharterView }) {
  return (
    <header class="rp-band" style={{ background: props.charter.livery.colour, color: props.charter.livery.ink }}>
      <TokenIcon livery={props.charter.livery} size={32} />
      <div class="grow">
        <h3>{props.charter.name}</h3>
        <p>{props.charter.under}</p>
      </div>
      <Show when={props.charter.price}>
        {(price) => (
          <p class="rp-price">
            <b>{price()}</b> {railWords().charter.price}
          </p>
        )}
      </Show>
    </header>
  )
}

function Treasury(props: { charter: CharterView }) {
  const last = () => {
    const { last: revenue } = props.charter
    return revenue === undefined ? railWords().charter.neverRan : railWords().charter.lastRun(revenue)
  }
  return (
    <div>
      <h4>{railWords().charter.treasury}</h4>
      <Show when={props.charter.cash !== undefined}>
        <p class="rp-big">${props.charter.cash}</p>
      </Show>
      <p class="rp-note">{last()}</p>
    </div>
  )
}

function Trains(props: { charter: CharterView }) {
  return (
    <div>
      <h4>{railWords().charter.trains(props.charter.counted, props.charter.limit)}</h4>
      <div class="rp-row">
        <For each={props.charter.trains} fallback={<p class="rp-note">{railWords().charter.noTrain}</p>}>
          {(train) => <TrainCard train={train} />}
        </For>
      </div>
    </div>
  )
}

function Stations(props: { charter: CharterView }) {
  return (
    <div>
      <h4>{railWords().charter.stations}</h4>
      <ul class="rp-row">
        <For each={props.charter.stations}>
          {(station) => (
            <li class="rp-station" data-state={station.state}>
              <TokenIcon livery={props.charter.livery} size={25} label="" />
              {station.text}
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** Colour band, treasury, trains with their end, stations, privates, ten shares. */
export function Charter(props: { charter: CharterView }) {
  return (
    <section class="rp-card rp-charter" aria-label={props.charter.name}>
      <Band charter={props.charter} />
      <div class="rp-charter-body">
        <Treasury charter={props.charter} />
        <Trains charter={props.charter} />
        <Show when={props.charter.shares.length > 0}>
          <div>
            <h4>{railWords().charter.shares}</h4>
            <ShareBar squares={props.charter.shares} />
          </div>
        </Show>
        <Show when={props.charter.stations.length > 0}>
          <Stations charter={props.charter} />
        </Show>
        <Show when={props.charter.privates.length > 0 || props.charter.cubes}>
          <div class="wide">
            <h4>{props.charter.holds ?? railWords().charter.privates}</h4>
            <p class="rp-note">
              <For each={props.charter.privates}>
                {(it) => (
                  <span class="rp-holding" title={it.note}>
                    {it.name}
                  </span>
                )}
              </For>
              <Show when={props.charter.cubes}>
                {(count) => (
                  <span class="rp-holding">
                    {count()} {railWords().charter.cubes}
                  </span>
                )}
              </Show>
            </p>
          </div>
        </Show>
      </div>
    </section>
  )
}
