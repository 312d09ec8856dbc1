import { For, Show } from 'solid-js'

export interface Step {
  readonly words: string
  readonly now: boolean
}

export const numbered = (words: readonly string[], now: number): Step[] =>
  words.map((it, i) => ({ words: it, now: i === now }))

/** The numbered steps of a turn, where there is room for them. */
export function Steps(props: { steps: readonly Step[]; tall: boolean }) {
  return (
    <Show when={!props.tall && props.steps.length > 1}>
      <span class="steps">
        <For each={props.steps}>
          {(step, i) => (
            <span class={step.now ? 'now' : undefined} aria-current={step.now ? 'step' : undefined}>
              <em>{i() + 1}</em>
              {step.words}
            </span>
          )}
        </For>
      </span>
    </Show>
  )
}
