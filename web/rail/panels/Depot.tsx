import { For } from 'solid-js'
import { railWords } from '../words/index.ts'

export interface Car {
  readonly name: string
  readonly state: 'gone' | 'sold' | 'now' | 'later'
  readonly left: string
  readonly note: string // price, or what scraps it
  readonly warn?: boolean
}

/** How many are left of a card; none: whether trains of it still run. */
export function leftWords(left: number | undefined, state: Car['state']): string {
  const { depot } = railWords()
  if (left === undefined) return depot.endless
  if (left > 0) return depot.left(left)
  return state === 'gone' ? depot.gone : depot.sold
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
