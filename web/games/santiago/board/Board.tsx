import { For, Show } from 'solid-js'
import { CarPiece } from './CarPiece.tsx'
import { City } from './City.tsx'
import { Gangway, Ground } from './Ground.tsx'
import { TALL, WIDE, type Layout } from './layout.ts'
import { createMoved } from './moved.ts'
import { Pawns } from './Pawns.tsx'
import { Plate } from './Plate.tsx'
import { Port } from './Port.tsx'
import type { BoardProps } from './props.ts'
import { Road } from './Road.tsx'
import { WideSea } from './Sea.tsx'
import { Stop } from './Stop.tsx'
import { TallSea } from './TallSea.tsx'

export type { BoardProps, Preview, StopChoice } from './props.ts'
export type { BoardWords } from './words-type.ts'

const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const STREET_ORDER = [...SLOTS, 0] as const

/** Sea first, then the street in driving order, then the buildings: the order of the tab key. */
function Drawing(props: { b: BoardProps; at: Layout; moved: readonly string[] }) {
  return (
    <svg
      class="board"
      classList={{ tall: props.at.tall }}
      viewBox={`0 0 ${props.at.width} ${props.at.height}`}
      role="group"
      aria-label={props.b.words.board}
    >
      <Ground at={props.at} />
      <Show when={props.at.tall} fallback={<WideSea b={props.b} moved={props.moved} />}>
        <TallSea b={props.b} moved={props.moved} />
      </Show>
      <Road b={props.b} at={props.at} />
      <Gangway at={props.at} />
      <For each={SLOTS}>
        {(slot) => (
          <Show when={props.b.state.cubans[slot - 1]}>
            {(cuban) => <Plate b={props.b} at={props.at} stop={slot} cuban={cuban()} />}
          </Show>
        )}
      </For>
      <Port b={props.b} at={props.at} />
      <For each={STREET_ORDER}>{(stop) => <Stop b={props.b} at={props.at} stop={stop} />}</For>
      <City b={props.b} at={props.at} />
      <Pawns b={props.b} at={props.at} moved={props.moved} />
      <CarPiece b={props.b} at={props.at} moved={props.moved} />
    </svg>
  )
}

/** Santiago de Cuba as one drawing, wide or tall, of the same parts. */
export function Board(props: BoardProps) {
  const moved = createMoved(() => props.state)
  return (
    <Show when={props.tall} fallback={<Drawing b={props} at={WIDE} moved={moved()} />}>
      <Drawing b={props} at={TALL} moved={moved()} />
    </Show>
  )
}
