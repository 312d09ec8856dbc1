import type { ParentProps } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'
import { words } from '../../words/index.ts'

export function Picks(props: ParentProps<{ label: string; shown?: boolean }>) {
  return (
    <div class="picks" role="group" aria-label={props.label}>
      {props.shown ? <span class="picks-name">{props.label}</span> : undefined}
      {props.children}
    </div>
  )
}

export interface PickProps {
  on: boolean
  id: string
  label?: string
  disabled?: boolean
  why?: string
  onPick(): void
}

export function Pick(props: ParentProps<PickProps>) {
  return (
    <button
      type="button"
      class="btn pick"
      aria-pressed={props.on}
      aria-label={props.label}
      disabled={props.disabled}
      title={props.why}
      data-testid={`choice-${props.id}`}
      onClick={() => props.onPick()}
    >
      {props.children}
    </button>
  )
}

/** A number moved by one; it goes only through values that are offered. */
export function Stepper(props: {
  label: string
  values: readonly number[]
  value: number | undefined // nothing chosen yet
  onValue(value: number): void
}) {
  const at = () => (props.value === undefined ? -1 : props.values.indexOf(props.value))
  const step = (by: number) => {
    const next = props.values[at() + by]
    if (next !== undefined) props.onValue(next)
  }
  return (
    <div class="stepper" role="group" aria-label={props.label}>
      <button
        type="button"
        class="btn pick"
        data-testid="minus"
        aria-label={words().parts.less}
        disabled={at() <= 0}
        onClick={() => step(-1)}
      >
        <Icon kind="minus" />
      </button>
      <output class="num">{props.value ?? '–'}</output>
      <button
        type="button"
        class="btn pick"
        data-testid="plus"
        aria-label={words().parts.more}
        disabled={at() >= props.values.length - 1}
        onClick={() => step(1)}
      >
        <Icon kind="plus" />
      </button>
    </div>
  )
}
