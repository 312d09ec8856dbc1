import type { ParentProps } from 'solid-js'
import { For } from 'solid-js'
import type { Action } from '../../../../shared/games/santiago/action.ts'
import { Icon } from '../../../art/Icon.tsx'
import type { Model } from '../model.ts'
import { ThingIcon } from '../Rich.tsx'
import type { Thing } from '../words/en-names.ts'
import { t } from '../words/index.ts'

export interface PartProps {
  model: Model
}

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

/** One button per offer. */
export function OfferPick(props: ParentProps<PartProps & { offer: Action; id: string; label?: string }>) {
  return (
    <Pick
      on={props.model.chosen() === props.offer}
      id={props.id}
      label={props.label}
      onPick={() => props.model.pick(props.offer)}
    >
      {props.children}
    </Pick>
  )
}

export interface ThingChoice {
  readonly kind: Thing
  readonly count?: number
  readonly label: string
}

/** A row of goods, each with a number. */
export function ThingPicks(props: {
  label: string
  id: string
  shown?: boolean
  choices: readonly ThingChoice[]
  on(kind: Thing): boolean
  onPick(kind: Thing): void
}) {
  return (
    <Picks label={props.label} shown={props.shown}>
      <For each={props.choices}>
        {(it) => (
          <Pick
            on={props.on(it.kind)}
            id={`${props.id}-${it.kind}`}
            label={it.label}
            onPick={() => props.onPick(it.kind)}
          >
            <ThingIcon kind={it.kind} quiet />
            {it.count}
          </Pick>
        )}
      </For>
    </Picks>
  )
}

/** A number moved by one; it goes only through values that are offered. */
export function Stepper(props: {
  label: string
  values: readonly number[]
  value: number
  onValue(value: number): void
}) {
  const at = () => props.values.indexOf(props.value)
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
        aria-label={t().wall.less}
        disabled={at() <= 0}
        onClick={() => step(-1)}
      >
        <Icon kind="minus" />
      </button>
      <output class="num">{props.value}</output>
      <button
        type="button"
        class="btn pick"
        data-testid="plus"
        aria-label={t().wall.more}
        disabled={at() >= props.values.length - 1}
        onClick={() => step(1)}
      >
        <Icon kind="plus" />
      </button>
    </div>
  )
}
