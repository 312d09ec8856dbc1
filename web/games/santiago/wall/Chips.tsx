import { For, Show } from 'solid-js'
import type { Chip } from '../describe.ts'
import { Rich } from '../Rich.tsx'
import type { PartProps } from './Pick.tsx'

const classes = { plain: 'chip', cost: 'chip cost', warn: 'chip warn', gain: 'chip gain2' } as const satisfies Record<
  Chip['kind'],
  string
>
const tones = { plain: '', cost: 'c', warn: 'w', gain: 'g' } as const satisfies Record<Chip['kind'], string>

/** What the choice does: pills on a laptop, one sentence on a phone. */
export function Chips(props: PartProps) {
  return (
    <Show
      when={props.model.play.tall}
      fallback={
        <For each={props.model.chips()}>
          {(chip) => (
            <span class={classes[chip.kind]}>
              <Rich text={chip.text} size={17} />
            </span>
          )}
        </For>
      }
    >
      <Show when={props.model.chips().length > 0}>
        <p class="say2">
          <For each={props.model.chips()}>
            {(chip, i) => (
              <>
                <span class={tones[chip.kind]}>
                  <Rich text={chip.text} />
                </span>
                {i() < props.model.chips().length - 1 ? ', ' : ''}
              </>
            )}
          </For>
        </p>
      </Show>
    </Show>
  )
}
