import { For, Show } from 'solid-js'
import { at, moved, R, type Point } from './geometry.ts'
import type { Slot } from './hex-view.ts'
import { slotPlaces } from './layout.ts'
import { Token } from './Token.tsx'

const RIM = 0.034 * R

function Plate(props: { places: readonly Point[]; radius: number }) {
  const d = () => `M${props.places.map(at).join('L')}Z`
  return (
    <>
      <path class="rm-plate-edge" d={d()} stroke-width={props.radius * 2.34} />
      <path class="rm-plate" d={d()} stroke-width={props.radius * 2.16} />
    </>
  )
}

/** One plate with all its slots. */
export function City(props: { at: Point; radius: number; slots: readonly Slot[]; blank?: boolean }) {
  const radius = () => props.radius * (props.slots.length > 3 ? 0.9 : 1)
  const places = () => slotPlaces(props.slots.length, radius())
  return (
    <g class="rm-city" classList={{ blank: props.blank }} transform={moved(props.at)}>
      <Show when={props.slots.length > 1}>
        <Plate places={places()} radius={radius()} />
      </Show>
      <For each={props.slots}>
        {(slot, i) => (
          <g transform={moved(places()[i()] ?? [0, 0])}>
            <circle class="rm-slot" classList={{ extra: slot.extra }} r={radius()} stroke-width={RIM} />
            <Show when={slot.token}>
              {(livery) => <Token livery={livery()} r={radius() * 0.9} faded={slot.faded} />}
            </Show>
            <Show when={!slot.token && slot.reserved}>
              {(livery) => (
                <text class="rm-reserved" y={radius() * 0.25} font-size={`${radius() * 0.7}`}>
                  {livery().short}
                </text>
              )}
            </Show>
          </g>
        )}
      </For>
    </g>
  )
}
