import { For } from 'solid-js'
import { railWords } from '../words/index.ts'

export interface Car {
  readonly name: string
  readonly state: 'gone' | 'sold' | 'now' | 'later'
  readonly left: string
  readonly note: string // price, or what scraps it
  readonly warn?: boolean
}

/** A line of track with one car per rank: gone struck out, the current filled, what scraps it in coral. */
export function Depot(props: { cars: readonly Car[] }) {
  return (
    <ol class="rp-depot" aria-label={railWords().depot.title}>
      <For each={props.cars}>
        {(car) => (
          <li data-state={car.state}>
            <b>{car.name}</b>
            <span>{car.left}</span>
            <small classList={{ warn: car.warn }}>{car.note}</small>
          </li>
        )}
      </For>
    </ol>
  )
}
