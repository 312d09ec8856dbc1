import { For, Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Chip } from './chip.ts'

const classes = { plain: 'chip', cost: 'chip cost', warn: 'chip warn', gain: 'chip gain2' } as const satisfies Record<
  Chip['kind'],
  string
>
const tones = { plain: '', cost: 'c', warn: 'w', gain: 'g' } as const satisfies Record<Chip['kind'], string>

/** What the choice does: pills on a laptop, one sentence on a phone. */
export function Chips(props: {
  chips: readonly Chip[]
  tall: boolean
  rich: Component<{ text: string; size?: number }>
}) {
  return (
    <Show
      when={props.tall}
      fallback={
        <For each={props.chips}>
          {(chip) => (
            <span class={classes[chip.kind]}>
              <Dynamic component={props.rich} text={chip.text} size={17} />
            </span>
          )}
        </For>
      }
    >
      <Show when={props.chips.length > 0}>
        <p class="say2">
          <For each={props.chips}>
            {(chip, i) => (
              <>
                <span class={tones[chip.kind]}>
                  <Dynamic component={props.rich} text={chip.text} />
                </span>
                {i() < props.chips.length - 1 ? ', ' : ''}
              </>
            )}
          </For>
        </p>
      </Show>
    </Show>
  )
}
