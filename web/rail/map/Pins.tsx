import { For, Show } from 'solid-js'
import type { HexId } from '../../../shared/rail/hex.ts'
import type { Livery } from '../livery.ts'
import { moved, R } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { placeOf } from './targets.ts'
import { Token } from './Token.tsx'

/** A company shown large at its place, with a name. */
export interface Pin {
  readonly hex: HexId
  readonly stop: number
  readonly livery: Livery
  readonly name: string
  readonly chosen?: boolean
}

export function Pins(props: { pins: readonly Pin[]; hex(id: HexId): HexView }) {
  return (
    <For each={props.pins}>
      {(pin) => (
        <g class="rm-pin" transform={moved(placeOf(pin, props.hex(pin.hex)))}>
          <Show when={pin.chosen}>
            <circle r={1.15 * R} />
          </Show>
          <Token livery={pin.livery} r={0.72 * R} />
          <text x={1.1 * R} y={0.3 * R}>
            {pin.name}
          </text>
        </g>
      )}
    </For>
  )
}
