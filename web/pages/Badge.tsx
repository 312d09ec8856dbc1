import { Show } from 'solid-js'
import type { Status } from '../table/connection.ts'
import { words } from '../words/index.ts'

const LOOKS = {
  connecting: 'wait',
  live: '',
  reconnecting: 'wait',
  offline: 'lost',
  unknown: 'lost',
} as const satisfies Record<Status, string>

export function Badge(props: { status: Status; lag?: number }) {
  return (
    <span class={`badge ${LOOKS[props.status]}`} role="status" data-testid="status" data-status={props.status}>
      <span class="dot" />
      <span class="said">{words().status[props.status]}</span>
      <Show when={props.status === 'live' && props.lag !== undefined}>
        <span class="lag" aria-hidden="true">
          {' · '}
          {words().status.lag(props.lag ?? 0)}
        </span>
      </Show>
    </span>
  )
}
