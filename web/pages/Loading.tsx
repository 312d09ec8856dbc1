import { Brand } from '../lib/Brand.tsx'
import type { Status } from '../table/connection.ts'
import { words } from '../words/index.ts'
import { Badge } from './Badge.tsx'

export function Loading(props: { status: Status }) {
  return (
    <div class="loading">
      <header class="head clear">
        <Brand />
        <span class="grow" />
        <Badge status={props.status} />
      </header>
      <p class="quiet" role="status">
        {words().play.loading}
      </p>
    </div>
  )
}
