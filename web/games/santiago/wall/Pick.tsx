import type { ParentProps } from 'solid-js'
import { For } from 'solid-js'
import type { Action } from '../../../../shared/games/santiago/action.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import type { Model } from '../model.ts'
import { ThingIcon } from '../Rich.tsx'
import type { Thing } from '../words/en-names.ts'

export { Pick, Picks, Stepper } from '../../parts/Pick.tsx'

export interface PartProps {
  model: Model
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
