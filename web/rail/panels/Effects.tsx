import { For, Show } from 'solid-js'
import type { Effect } from '../effects.ts'

const CLASSES = {
  cost: 'chip cost',
  warn: 'chip warn',
  gain: 'chip gain2',
  plain: 'chip',
} as const satisfies Record<Effect['tone'], string>

/** What is chosen would do this. */
export function Effects(props: { effects: readonly Effect[] }) {
  return (
    <Show when={props.effects.length > 0}>
      <ul class="rp-effects">
        <For each={props.effects}>{({ text, tone }) => <li class={CLASSES[tone]}>{text}</li>}</For>
      </ul>
    </Show>
  )
}
