import { Show } from 'solid-js'
import type { Space as SpaceId } from '../../../../shared/games/cuba/data.ts'
import { GoodIcon, type GoodKind } from '../../../art/Good.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
import type { BoardProps } from './props.ts'
import { Spot } from './Spot.tsx'

const GAINS = {
  resource: ['1', 'stone'],
  product: ['1', 'citrus'],
  twoPoints: ['2', 'vp'],
  onePoint: ['1', 'vp'],
  fourPesos: ['4', 'coin'],
  twoPesos: ['2', 'coin'],
} as const satisfies Record<SpaceId, readonly [string, GoodKind]>

/** A space for a black marker: free, or covered by it and whose it was. */
export function Space(props: { b: BoardProps; space: SpaceId }) {
  const by = () => props.b.state.markers[props.space]
  const ghost = () => props.b.preview?.space === props.space
  return (
    <Spot
      b={props.b}
      target={`space:${props.space}`}
      info={{ of: 'space', space: props.space }}
      class="c-marker"
      classList={{ taken: by() !== undefined, ghost: ghost() }}
      name={props.b.words.space(props.b.words.spaces[props.space], props.b.names[by() ?? -1])}
    >
      <b>{GAINS[props.space][0]}</b>
      <GoodIcon kind={GAINS[props.space][1]} size={15} />
      <Show when={by() !== undefined}>
        <span class="c-cube">
          <SealIcon colour={props.b.colours[by() ?? 0] ?? 'grey'} size={13} />
        </span>
      </Show>
    </Spot>
  )
}
