import { Show } from 'solid-js'
import { GoodIcon, type GoodKind } from '../../../art/Good.tsx'
import { Icon } from '../../../art/Icon.tsx'
import type { BoardProps, Target } from './props.ts'
import { Spot } from './Spot.tsx'

/** So many of a kind, and how many after the move: "4 → 2". */
export function Count(props: {
  b: BoardProps
  kind: GoodKind
  what: string
  now: number
  later?: number
  target?: Target
  size?: number
}) {
  const changes = () => props.later !== undefined && props.later !== props.now
  const chosen = () => (props.target ? props.b.choices.get(props.target)?.count : undefined)
  return (
    <Spot
      b={props.b}
      target={props.target}
      class="c-count"
      classList={{ zero: props.now === 0 && !changes(), change: changes() }}
      name={props.b.words.amount(props.what, props.now)}
    >
      <GoodIcon kind={props.kind} size={props.size ?? 16} />
      <b>{props.now}</b>
      <Show when={changes()}>
        <span class="c-later">
          <Icon kind="arrow" size={11} stroke={2.8} />
          {props.later}
        </span>
      </Show>
      <Show when={chosen()}>{(n) => <span class="c-times">×{n()}</span>}</Show>
    </Spot>
  )
}
