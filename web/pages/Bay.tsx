import { Show } from 'solid-js'
import { Far } from '../art/Far.tsx'
import { Swell } from '../art/Scenery.tsx'
import { BoatIcon } from '../art/Ship.tsx'

const CARGO = [
  { kind: 'sugar', value: 2 },
  { kind: 'citrus', value: 4 },
  { kind: 'rum', value: 1 },
  { kind: 'cigar', value: 2 },
] as const

/** The bay behind the wall. Scenery only, so it comes after what can be used. */
export function Bay(props: { boat: boolean }) {
  return (
    <>
      <Far />
      <div class="water">
        <Swell />
      </div>
      <Show when={props.boat}>
        <BoatIcon cargo={CARGO} />
      </Show>
    </>
  )
}
