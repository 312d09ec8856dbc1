import { Show, type ParentProps } from 'solid-js'
import type { Play } from '../ui.ts'

type Line = Pick<Play, 'busy' | 'live' | 'tall'>

/** An own action is on its way, or there is no line to the table. */
export const isOff = (play: Line): boolean => play.busy || !play.live

/** The one coral button. */
export function MainButton(props: ParentProps & { play: Line; ready: boolean; testid?: string; onPress(): void }) {
  return (
    <button
      type="button"
      class="btn main"
      data-testid={props.testid ?? 'confirm'}
      disabled={isOff(props.play) || !props.ready}
      onClick={() => props.onPress()}
    >
      {props.children}
      <Show when={!props.play.tall && props.ready}>
        <kbd>Enter</kbd>
      </Show>
    </button>
  )
}
