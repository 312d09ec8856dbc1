import { Show } from 'solid-js'
import { Rich } from '../Rich.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** What the chosen card does, as long as there is nothing more urgent to say about it. */
export function Card(props: PartProps) {
  const card = () => {
    const chosen = props.model.chosen()
    return chosen?.type === 'play' && props.model.chips().length === 0 ? chosen.card : undefined
  }
  return (
    <Show when={card()}>
      {(it) => (
        <p class="small quiet card-note">
          <Rich text={t().characterInfo[it()]} size={14} />
        </p>
      )}
    </Show>
  )
}
