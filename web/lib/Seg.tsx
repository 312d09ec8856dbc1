import { For } from 'solid-js'

export interface Choice<T> {
  readonly value: T
  readonly label: string
  readonly note?: string
  readonly testid?: string
}

export function Seg<T>(props: {
  label: string
  choices: readonly Choice<T>[]
  value: T
  disabled?: boolean
  onChoose(value: T): void
}) {
  return (
    <span class="seg" role="group" aria-label={props.label}>
      <For each={props.choices}>
        {(choice) => (
          <button
            type="button"
            classList={{ on: choice.value === props.value }}
            aria-pressed={choice.value === props.value}
            disabled={props.disabled}
            title={choice.note}
            data-testid={choice.testid}
            onClick={() => props.onChoose(choice.value)}
          >
            {choice.label}
          </button>
        )}
      </For>
    </span>
  )
}
