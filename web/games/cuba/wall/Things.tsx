import { For } from 'solid-js'
import type { Piece } from '../../../../shared/games/cuba/data.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { ThingIcon } from '../Rich.tsx'

export interface PieceChoice {
  readonly piece: Piece
  readonly label: string
  readonly count?: number
  readonly text?: string
  readonly on: boolean
}

/** A row of pieces to choose from, each with its sentence. */
export function PiecePicks(props: {
  label: string
  id: string
  shown?: boolean
  choices: readonly PieceChoice[]
  onPick(piece: Piece): void
}) {
  return (
    <Picks label={props.label} shown={props.shown}>
      <For each={props.choices}>
        {(it) => (
          <Pick on={it.on} id={`${props.id}-${it.piece}`} label={it.label} onPick={() => props.onPick(it.piece)}>
            <ThingIcon kind={it.piece} quiet />
            {it.text}
            {it.count ? `×${it.count}` : undefined}
          </Pick>
        )}
      </For>
    </Picks>
  )
}
