import { For, Show, type JSX } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'

export interface BidLine {
  readonly name: string
  readonly colour: PlayerColour
  readonly amount: number
  readonly fresh?: boolean // not sent yet
}

interface BoxProps {
  testid: string
  tone: 0 | 1 | 2 | 3 | 'stone' // the colour of the front
  livery?: Livery
  over: string // box and number
  title: string
  under?: string
  bids: readonly BidLine[] // highest first
  from?: number // the least bid
  foot?: JSX.Element // what happens if the round ended now
  chosen?: boolean
  can?: boolean
  say: string
  onPick?(): void
}

function Bids(props: { bids: readonly BidLine[]; from: number | undefined }) {
  return (
    <ul class="rp-bids">
      <For
        each={props.bids}
        fallback={
          <li class="quiet">
            {railWords().boxes.noBid}
            <Show when={props.from !== undefined}>
              <span>{railWords().boxes.from(props.from ?? 0)}</span>
            </Show>
          </li>
        }
      >
        {(bid, i) => (
          <li classList={{ high: i() === 0 }}>
            <PlayerMark colour={bid.colour} />
            <span class="rp-cut" title={bid.name}>
              {bid.name}
            </span>
            <Show when={bid.fresh}>
              <small>{railWords().boxes.now}</small>
            </Show>
            <b>{bid.amount}</b>
          </li>
        )}
      </For>
    </ul>
  )
}

/** A house front with an arcade: what is for sale, the bids from high to low, the forecast at the foot. */
export function BidBox(props: BoxProps) {
  return (
    <button
      type="button"
      class="rp-box"
      classList={{ target: props.can, can: props.can }}
      data-tone={props.tone}
      data-testid={`box-${props.testid}`}
      aria-pressed={props.chosen}
      aria-label={props.say}
      aria-disabled={!props.can}
      onClick={() => props.onPick?.()}
    >
      <span class="rp-front">
        <Show when={props.livery}>{(livery) => <TokenIcon livery={livery()} size={34} label="" />}</Show>
        <span class="grow">
          <small>{props.over}</small>
          <b>{props.title}</b>
          <Show when={props.under}>{(under) => <small class="quiet">{under()}</small>}</Show>
        </span>
      </span>
      <span class="rp-arcade" aria-hidden="true" />
      <Bids bids={props.bids} from={props.from} />
      <Show when={props.foot}>
        <span class="rp-foot">{props.foot}</span>
      </Show>
    </button>
  )
}
