import { For, Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Seat } from '../../../shared/engine/game.ts'
import { Medal } from '../../art/Pawn.tsx'
import type { PlayerColour } from '../../art/players.ts'
import { SealIcon } from '../../art/Seal.tsx'

/** Who won, and what decided it. */
export function Verdict(props: { colour: PlayerColour | undefined; title: string; why: string }) {
  return (
    <div class="verdict">
      <Show when={props.colour}>{(colour) => <Medal colour={colour()} />}</Show>
      <div>
        <h1>{props.title}</h1>
        <p class="quiet">{props.why}</p>
      </div>
    </div>
  )
}

export interface Moment {
  readonly seat: Seat
  readonly text: string
}

export function Moments(props: {
  title: string
  moments: readonly Moment[]
  colours: readonly PlayerColour[]
  rich: Component<{ text: string }>
}) {
  return (
    <Show when={props.moments.length > 0}>
      <section class="card mo">
        <h2>{props.title}</h2>
        <ol>
          <For each={props.moments}>
            {(moment) => (
              <li>
                <Show when={props.colours[moment.seat]} fallback={<span />}>
                  {(colour) => <SealIcon colour={colour()} size={17} />}
                </Show>
                <span>
                  <Dynamic component={props.rich} text={moment.text} />
                </span>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  )
}
