import { Show } from 'solid-js'
import type { Status } from '../table/connection.ts'
import { words } from '../words/index.ts'

export function Badge(props: { status: Status; lag?: number }) {
  return (
    <span class={`badge ${props.status}`} role="status" data-testid="status" data-status={props.status}>
      <span class="dot" />
      {words().status[props.status]}
      <Show when={props.status === 'live' && props.lag !== undefined}>
        <span class="lag" aria-hidden="true">
          {' · '}
          {words().status.lag(props.lag ?? 0)}
        </span>
      </Show>
    </span>
  )
}
