import { Show, type JSX } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'

interface HeldProps {
  icon: JSX.Element
  now: number
  later: number
  label: string
  testid: string
  safe?: number // of these, in a store of its own
}

/** One thing you hold, and what the choice would make of it: "4 → 2". */
export function Held(props: HeldProps) {
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
      <Show when={props.safe}>
        {(safe) => (
          <span class="safe">
            <Icon kind="store" size={11} stroke={2.6} />
            {safe()}
          </span>
        )}
      </Show>
      <Show when={changes()}>
        <span class="to">
          <Icon kind="arrow" size={12} stroke={2.8} />
          {props.later}
        </span>
      </Show>
    </span>
  )
}
