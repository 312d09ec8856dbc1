import { Show } from 'solid-js'
import type { Score } from '../../../shared/engine/game.ts'
import { SealIcon } from '../../art/Seal.tsx'
import type { Play } from '../ui.ts'

/** The first two cells of a row of the result: the place and who took it. */
export function Placing(props: { play: Pick<Play, 'names' | 'colours' | 'you'>; score: Score; you: string }) {
  const seat = () => props.score.seat
  return (
    <>
      <td class="pos">{props.score.rank}</td>
      <td class="l">
        <span class="nm">
          <Show when={props.play.colours[seat()]}>{(colour) => <SealIcon colour={colour()} size={22} />}</Show>
          <b>{props.play.names[seat()]}</b>
          <Show when={seat() === props.play.you}>
            <span class="you">{props.you}</span>
          </Show>
        </span>
      </td>
    </>
  )
}
