import { For } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import { railWords } from '../words/index.ts'

/** One share of ten: a player's, the company's own, or in the pool. */
export interface ShareSquare {
  readonly holder: string // said aloud
  readonly mark: string // initial, T, P
  readonly kind: 'player' | 'treasury' | 'pool'
  readonly colour?: PlayerColour
  readonly director?: boolean
}

export function ShareBar(props: { squares: readonly ShareSquare[] }) {
  return (
    <ol class="rp-shares" aria-label={railWords().charter.shares}>
      <For each={props.squares}>
        {(square) => (
          <li
            data-kind={square.kind}
            style={square.colour && { background: `var(--rm-p-${square.colour})` }}
            title={railWords().charter.share(square.holder, square.director ?? false)}
          >
            <span class="unseen">{railWords().charter.share(square.holder, square.director ?? false)}</span>
            <span aria-hidden="true">
              {square.mark}
              {square.director ? '★' : ''}
            </span>
          </li>
        )}
      </For>
    </ol>
  )
}
