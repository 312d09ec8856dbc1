import { Show, type JSX, type ParentProps } from 'solid-js'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'

/** A row of choices with its name. */
export function Choices(props: ParentProps<{ label: string; shown?: boolean }>) {
  return (
    <div class="rp-choices" role="group" aria-label={props.label}>
      <Show when={props.shown}>
        <span class="rp-note">{props.label}</span>
      </Show>
      {props.children}
    </div>
  )
}

/** One of them; what it does stands behind its name. */
export function Choice(props: {
  id: string
  on: boolean
  text: JSX.Element
  note?: string
  livery?: Livery
  label?: string
  disabled?: boolean
  toggle?: boolean // opens something; Enter on it confirms nothing
  onPick(): void
}) {
  return (
    <button
      type="button"
      class="rp-choice"
      aria-pressed={props.on}
      data-pick={props.toggle ? undefined : ''}
      aria-label={props.label}
      disabled={props.disabled}
      data-testid={`choice-${props.id}`}
      onClick={() => props.onPick()}
    >
      <Show when={props.livery}>{(livery) => <TokenIcon livery={livery()} size={22} label="" />}</Show>
      <b>{props.text}</b>
      <Show when={props.note}>{(note) => <span>{note()}</span>}</Show>
    </button>
  )
}
