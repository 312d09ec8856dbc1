import { Show, type JSX } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'

/** One thing you hold, and what the choice would make of it: "4 → 2". */
export function Held(props: { icon: JSX.Element; now: number; later: number; label: string; testid: string }) {
  const changes = () => props.later !== props.now
  return (
    <span
      class="it"
      classList={{ ch: changes(), zero: props.now === 0 && !changes() }}
      role="img"
      aria-label={props.label}
      data-testid={props.testid}
    >
      {props.icon}
      {props.now}
      <Show when={changes()}>
        <span class="to">
          <Icon kind="arrow" size={12} stroke={2.8} />
          {props.later}
        </span>
      </Show>
    </span>
  )
}
