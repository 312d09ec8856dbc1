import { Show } from 'solid-js'
import type { PartProps } from '../model.ts'
import type { Build } from '../run/protocol.ts'
import { t } from '../words/index.ts'

/** "best run 150 → 230", once it has been found */
export function RunAfter(props: PartProps & { build: Build }) {
  const said = () => {
    const gains = props.model.gains()
    const after = gains?.after.get(props.build)
    return gains && after !== undefined ? t().wall.run(gains.now, after) : undefined
  }
  return (
    <Show when={said()}>
      {' '}
      · <b class="up">{said()}</b>
    </Show>
  )
}
