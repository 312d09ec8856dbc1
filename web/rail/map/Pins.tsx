import { createMemo, For, Show } from 'solid-js'
import type { HexId } from '../../../shared/rail/hex.ts'
import type { Livery } from '../livery.ts'
import { moved, R } from './geometry.ts'
import type { HexView } from './hex-view.ts'
import { labelsFor } from './labels.ts'
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
  const at = (pin: Pin) => placeOf(pin, props.hex(pin.hex))
  const labels = createMemo(() => labelsFor(props.pins.map((pin) => ({ at: at(pin), name: pin.name }))))
  return (
    <For each={props.pins}>
      {(pin, i) => (
        <g class="rm-pin" transform={moved(at(pin))}>
          <Show when={pin.chosen}>
            <circle r={1.15 * R} />
          </Show>
          <Token livery={pin.livery} r={0.72 * R} />
          <Show when={labels()[i()]}>
            {(label) => (
              <text x={label().at[0]} y={label().at[1]} style={{ 'text-anchor': label().anchor }}>
                {pin.name}
              </text>
            )}
          </Show>
        </g>
      )}
    </For>
  )
}
