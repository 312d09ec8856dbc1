import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Seat } from '../../shared/engine/game.ts'
import { SealIcon } from '../art/Seal.tsx'
import type { GameScreen } from '../games/ui.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { SayForm } from './SayForm.tsx'
import { Stream } from './Stream.tsx'
import type { Filter } from './Stream.tsx'

const FILTERS: readonly Filter[] = ['all', 'moves', 'chat']

export function Rail(props: {
  sitting: Sitting
  screen: GameScreen | undefined
  open: boolean
  tall: boolean
  onLook(seq: number): void
  onClose(): void
}) {
  const [filter, setFilter] = createSignal<Filter>('all')
  let box: HTMLElement | undefined
  let before: Element | null = null
  createEffect(
    on(
      () => props.tall && props.open,
      (shown, was) => {
        if (shown) {
          before = document.activeElement
          box?.focus()
        } else if (was && before instanceof HTMLElement) before.focus()
      },
    ),
  )
  return (
    <aside
      ref={(el) => (box = el)}
      class="rail"
      classList={{ open: props.open }}
      aria-label={words().play.stream}
      tabindex="-1"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && props.tall) props.onClose()
      }}
    >
      <For each={props.sitting.names()}>
        {(name, seat) => <Player sitting={props.sitting} screen={props.screen} seat={seat()} name={name} />}
      </For>
      <div class="filter" role="group" aria-label={words().play.filter}>
        <For each={FILTERS}>
          {(it) => (
            <button type="button" aria-pressed={filter() === it} onClick={() => setFilter(it)}>
              {words().play[it]}
            </button>
          )}
        </For>
        <Show when={props.tall}>
          <button type="button" class="shut" onClick={() => props.onClose()}>
            {words().close}
          </button>
        </Show>
      </div>
      <Stream sitting={props.sitting} filter={filter()} onLook={props.onLook} />
      <SayForm disabled={props.sitting.wire.you === null} onSay={props.sitting.con.say} />
    </aside>
  )
}

function Player(props: { sitting: Sitting; screen: GameScreen | undefined; seat: Seat; name: string }) {
  const wire = () => props.sitting.wire
  const active = () => props.sitting.active().includes(props.seat)
  const own = () => wire().you === props.seat
  const held = () => props.sitting.mine().some((seat) => props.sitting.seatOf(seat) === props.seat)
  const state = () => {
    if (wire().table?.seats[props.seat]?.free) return words().play.free
    return own() || held() || wire().presence.here.includes(props.seat) ? undefined : words().play.away
  }
  return (
    <div class="pl" classList={{ on: active(), gone: state() !== undefined }} data-testid={`player-${props.seat}`}>
      <SealIcon colour={props.sitting.colours()[props.seat] ?? 'grey'} size={28} />
      <div>
        <b>{props.name}</b>
        <div class="sub">
          <Show when={state()}>{(said) => <>{said()} · </>}</Show>
          <Show when={props.screen}>{(screen) => <Dynamic component={screen().SeatNote} seat={props.seat} />}</Show>
        </div>
      </div>
      <div>
        <Show when={active()}>
          <span class="small now" data-testid="deciding">
            {own() ? words().play.yourTurn : words().play.deciding}
          </span>
        </Show>
        <Show when={props.screen}>{(screen) => <Dynamic component={screen().SeatMarks} seat={props.seat} />}</Show>
      </div>
    </div>
  )
}
