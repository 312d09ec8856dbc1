import { For, Show } from 'solid-js'
import { ROUNDS } from '../../../../shared/games/cuba/data.ts'
import type { Phase } from '../../../../shared/games/cuba/state.ts'
import { Icon } from '../../../art/Icon.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
import { GoodIcon } from '../../../art/Good.tsx'
import type { BoardProps } from './props.ts'
import { PHASES, type PhaseName } from './words-type.ts'

const NAMES: Partial<Record<Phase['at'], PhaseName>> = {
  choose: 'bills',
  bid: 'parliament',
  enact: 'parliament',
  obey: 'statutes',
  over: 'end',
}
const phaseOf = (phase: Phase): PhaseName => NAMES[phase.at] ?? 'action'
/** The starting player changes with the last fourth card. */
const nextOf = (b: BoardProps) => (phaseOf(b.state.phase) === 'action' ? b.glance.nextStart : undefined)
const DAYS = Array.from({ length: ROUNDS }, (_, i) => i + 1)

function Rounds(props: { b: BoardProps }) {
  const round = () => props.b.state.round
  const over = () => props.b.state.phase.at === 'over'
  return (
    <button type="button" class="c-round" tabindex="-1" onClick={() => props.b.info({ of: 'round' })}>
      <b>{props.b.words.round(round(), ROUNDS)}</b>
      <span class="c-days" aria-hidden="true">
        <For each={DAYS}>
          {(day) => <i classList={{ past: over() || day < round(), today: !over() && day === round() }} />}
        </For>
      </span>
    </button>
  )
}

function Phases(props: { b: BoardProps }) {
  const now = () => phaseOf(props.b.state.phase)
  return (
    <ol class="c-phases">
      <For each={PHASES}>
        {(phase) => (
          <li classList={{ now: phase === now() }} aria-current={phase === now() ? 'step' : undefined}>
            {props.b.words.phases[phase]}
          </li>
        )}
      </For>
    </ol>
  )
}

function Starter(props: { b: BoardProps; seat: number; says: string; next?: boolean }) {
  return (
    <span class="c-starter" classList={{ next: props.next ?? false }}>
      <Icon kind={props.next ? 'arrow' : 'crown'} size={15} />
      <SealIcon colour={props.b.colours[props.seat] ?? 'grey'} size={15} />
      <span>
        {props.b.names[props.seat]} {props.says}
      </span>
    </span>
  )
}

/** Everybody's points in one line, for where the quay is not in sight; a crown for who starts. */
function Points(props: { b: BoardProps }) {
  const role = (seat: number) => {
    if (seat === props.b.state.start) return props.b.words.starts
    return seat === nextOf(props.b) ? props.b.words.startsNext : undefined
  }
  return (
    <span class="c-points">
      <GoodIcon kind="vp" />
      <For each={props.b.state.players}>
        {(player, seat) => (
          <span
            role="img"
            aria-label={[props.b.words.score(props.b.names[seat()] ?? '', player.points), role(seat())]
              .filter(Boolean)
              .join(', ')}
          >
            <Show when={role(seat())}>
              <span class="c-crown" classList={{ next: seat() !== props.b.state.start }}>
                <Icon kind="crown" stroke={2.4} />
              </span>
            </Show>
            <SealIcon colour={props.b.colours[seat()] ?? 'grey'} />
            {player.points}
          </span>
        )}
      </For>
    </span>
  )
}

/** Which round and phase it is, who starts, and who would start the next. */
export function Status(props: { b: BoardProps }) {
  const next = () => nextOf(props.b)
  return (
    <div class="c-status">
      <Rounds b={props.b} />
      <Phases b={props.b} />
      <Starter b={props.b} seat={props.b.state.start} says={props.b.words.starts} />
      <Show when={next() !== undefined && next() !== props.b.state.start}>
        <Starter b={props.b} seat={next() ?? 0} says={props.b.words.startsNext} next />
      </Show>
      <Points b={props.b} />
    </div>
  )
}
