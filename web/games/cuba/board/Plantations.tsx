import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { Icon } from '../../../art/Icon.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
import { Hand, Played } from './Cards.tsx'
import { Count } from './Count.tsx'
import { Fields } from './Fields.tsx'
import { Holdings } from './Holdings.tsx'
import type { BoardProps } from './props.ts'

interface PlantationProps {
  b: BoardProps
  seat: Seat
}

function Heading(props: PlantationProps & { large: boolean }) {
  const player = () => props.b.state.players[props.seat]
  const preview = () => (props.seat === props.b.you && props.large ? props.b.preview : undefined)
  return (
    <div class="c-heading">
      <SealIcon colour={props.b.colours[props.seat] ?? 'grey'} size={props.large ? 20 : 16} />
      <b class="c-who">{props.b.names[props.seat]}</b>
      <Show when={props.b.deciding.includes(props.seat) && props.seat !== props.b.you}>
        <Icon kind="clock" size={14} />
      </Show>
      <span class="c-space" />
      <Count b={props.b} kind="vp" what={props.b.words.points} now={player()?.points ?? 0} later={preview()?.points} />
      <Count b={props.b} kind="coin" what={props.b.words.pesos} now={player()?.pesos ?? 0} later={preview()?.pesos} />
    </div>
  )
}

function Large(props: PlantationProps) {
  return (
    <div
      class="c-large"
      classList={{ mine: props.seat === props.b.you }}
      role="group"
      aria-label={props.b.words.plantation(props.b.names[props.seat] ?? '')}
    >
      <Heading {...props} large />
      <Show when={props.seat === props.b.you} fallback={<Played {...props} />}>
        <Hand {...props} />
      </Show>
      <Fields {...props} large />
      <Holdings {...props} large />
    </div>
  )
}

function Small(props: PlantationProps & { onEnlarge(): void }) {
  return (
    <div class="c-small">
      <Heading {...props} large={false} />
      <Fields {...props} large={false} />
      <Holdings {...props} large={false} />
      <Played {...props} />
      <button
        type="button"
        class="c-enlarge"
        aria-label={props.b.words.enlarge(props.b.names[props.seat] ?? '')}
        onClick={() => props.onEnlarge()}
      />
    </div>
  )
}

/** One plantation large, the others small; a tap on one makes it the large one. A decision brings the own one back. */
export function Plantations(props: { b: BoardProps }) {
  const home = () => props.b.you ?? props.b.state.start
  const [large, setLarge] = createSignal<Seat>()
  createEffect(
    on(
      () => [props.b.you, props.b.state.phase.at, props.b.choices.size > 0],
      () => setLarge(undefined),
    ),
  )
  const shown = () => large() ?? home()
  const seats = () => props.b.state.players.map((_, seat) => seat)
  const inOrder = () => [...seats().slice(home()), ...seats().slice(0, home())]
  return (
    <>
      <Large b={props.b} seat={shown()} />
      <div class="c-others" style={{ '--others': seats().length - 1 }} data-count={seats().length - 1}>
        <For each={inOrder().filter((seat) => seat !== shown())}>
          {(seat) => <Small b={props.b} seat={seat} onEnlarge={() => setLarge(seat)} />}
        </For>
      </div>
    </>
  )
}
