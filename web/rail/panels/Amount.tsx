import { For, Show } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'
import { railWords } from '../words/index.ts'

export interface Preset {
  readonly amount: number
  readonly text: string // what it would do
}

export interface AmountProps {
  label: string
  value: number
  from: number
  to: number
  step: number
  presets?: readonly Preset[]
  onValue(value: number): void
}

/** A number between two limits; it can be typed, stepped, or taken from what would matter. */
export function Amount(props: AmountProps) {
  const held = (value: number) =>
    Math.min(props.to, Math.max(props.from, props.from + Math.round((value - props.from) / props.step) * props.step))
  const set = (value: number) => props.onValue(held(value))
  return (
    <div class="rp-amount" role="group" aria-label={props.label}>
      <span class="rp-stepper">
        <button
          type="button"
          data-testid="minus"
          aria-label={railWords().stepper.less}
          disabled={props.value <= props.from}
          onClick={() => set(props.value - props.step)}
        >
          <Icon kind="minus" />
        </button>
        <input
          type="number"
          inputmode="numeric"
          aria-label={props.label}
          data-testid="amount"
          min={props.from}
          max={props.to}
          step={props.step}
          value={props.value}
          onChange={(event) => {
            set(Number(event.currentTarget.value) || props.from)
            event.currentTarget.value = String(props.value)
          }}
        />
        <button
          type="button"
          data-testid="plus"
          aria-label={railWords().stepper.more}
          disabled={props.value >= props.to}
          onClick={() => set(props.value + props.step)}
        >
          <Icon kind="plus" />
        </button>
      </span>
      <Show when={(props.presets?.length ?? 0) > 0}>
        <span class="rp-presets">
          <For each={props.presets}>
            {(preset) => (
              <button
                type="button"
                aria-pressed={preset.amount === props.value}
                onClick={() => props.onValue(preset.amount)}
              >
                <b>{preset.amount}</b> {preset.text}
              </button>
            )}
          </For>
        </span>
      </Show>
    </div>
  )
}
