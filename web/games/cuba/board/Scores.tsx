import { For, useContext } from 'solid-js'
import { SealIcon } from '../../../art/Seal.tsx'
import { Moved } from './moved.ts'
import type { BoardProps } from './props.ts'

const LENGTH = 80 // spaces of the track, which is walked round again
const ROOM = 4 // so many spaces a marker needs
const TENS = Array.from({ length: LENGTH / 10 + 1 }, (_, i) => i * 10)

/** Markers side by side where they would cover each other, none beyond the end of the quay. */
function spread(points: readonly number[]): number[] {
  const order = points.map((_, seat) => seat).toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0))
  const at: number[] = []
  let from = 0
  for (const seat of order) {
    at[seat] = Math.max(points[seat] ?? 0, from)
    from = (at[seat] ?? 0) + ROOM
  }
  let until = LENGTH
  for (const seat of order.toReversed()) {
    at[seat] = Math.min(at[seat] ?? 0, until)
    until = (at[seat] ?? 0) - ROOM
  }
  return at
}

/** The victory points, walked along the quay. */
export function Scores(props: { b: BoardProps }) {
  const moved = useContext(Moved)
  const points = () => props.b.state.players.map((player) => player.points)
  const at = () => spread(points().map((n) => (n > LENGTH ? n % LENGTH : n)))
  const left = (space: number) => `${(space * 100) / LENGTH}%`
  return (
    <div class="c-quay" role="group" aria-label={props.b.words.points}>
      <div class="c-track">
        <For each={TENS}>
          {(ten) => (
            <span class="c-ten" style={{ left: left(ten) }} aria-hidden="true">
              {ten}
            </span>
          )}
        </For>
        <For each={props.b.state.players}>
          {(player, seat) => (
            <span
              class="c-score"
              classList={{ moved: moved().has(`score-${seat()}`) }}
              style={{ left: left(at()[seat()] ?? 0) }}
              role="img"
              aria-label={props.b.words.score(props.b.names[seat()] ?? '', player.points)}
            >
              <SealIcon colour={props.b.colours[seat()] ?? 'grey'} size={16} />
              <b>{player.points}</b>
            </span>
          )}
        </For>
      </div>
    </div>
  )
}
