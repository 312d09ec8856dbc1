import { Show } from 'solid-js'

export interface TrainView {
  readonly name: string
  readonly till?: string // when it goes
  readonly car?: boolean // no train by itself: dashed
}

export function TrainCard(props: { train: TrainView; small?: boolean }) {
  return (
    <span class="rp-train" classList={{ car: props.train.car, small: props.small }}>
      {props.train.name}
      <Show when={!props.small && props.train.till}>{(till) => <small>{till()}</small>}</Show>
    </span>
  )
}
