import { For, Show, useContext } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { FIELDS, type Field as FieldId } from '../../../../shared/games/cuba/data/plantations.ts'
import { Pawn } from '../../../art/Pawn.tsx'
import { Svg } from '../../../art/Svg.tsx'
import { Field } from './Field.tsx'
import { Moved } from './moved.ts'
import type { BoardProps } from './props.ts'

const spotOf = (field: FieldId) => {
  const at = FIELDS.indexOf(field)
  return { left: `${((at % 4) + 1) * 25}%`, top: `${((Math.floor(at / 4) + 1) * 100) / 3}%` }
}

/** The worker piece stands at the right of its field and walks when it is moved. */
function Worker(props: { b: BoardProps; seat: Seat; field: FieldId; ghost?: boolean }) {
  const moved = useContext(Moved)
  return (
    <span
      class="c-worker"
      classList={{ ghost: props.ghost ?? false, moved: !props.ghost && moved().has(`worker-${props.seat}`) }}
      style={spotOf(props.field)}
      aria-hidden="true"
    >
      <Svg box="-15 -38 30 44">
        <Pawn colour={props.b.colours[props.seat] ?? 'grey'} />
      </Svg>
    </span>
  )
}

/** The twelve fields of a plantation and the worker on them. */
export function Fields(props: { b: BoardProps; seat: Seat; large: boolean }) {
  const ghost = () => {
    const to = props.seat === props.b.you && props.large ? props.b.preview?.worker : undefined
    return to === props.b.state.players[props.seat]?.worker ? undefined : to
  }
  return (
    <div class="c-fields" classList={{ large: props.large }}>
      <For each={FIELDS}>{(field) => <Field b={props.b} seat={props.seat} field={field} large={props.large} />}</For>
      <Show when={props.b.state.players[props.seat]}>
        {(player) => <Worker b={props.b} seat={props.seat} field={player().worker} />}
      </Show>
      <Show when={ghost()}>{(field) => <Worker b={props.b} seat={props.seat} field={field()} ghost />}</Show>
    </div>
  )
}
