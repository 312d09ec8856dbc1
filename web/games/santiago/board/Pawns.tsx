import { For, Show } from 'solid-js'
import { Pawn } from '../../../art/Pawn.tsx'
import { boxAt, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'

/** The feet of a seat's piece; those at the same building stand side by side. */
function feet(b: BoardProps, at: Layout, seat: number) {
  const piece = b.state.players[seat]?.piece
  if (!piece) return undefined
  const box = b.state.boxes.indexOf(piece)
  if (box < 0) return undefined
  const before = b.state.players.filter((player, other) => other < seat && player.piece === piece).length
  const spot = boxAt(at, box)
  return `translate(${spot.x + at.pawn.dx + before * at.pawn.next}px, ${spot.ground + at.pawn.dy}px)`
}

export function Pawns(props: { b: BoardProps; at: Layout; moved: readonly string[] }) {
  return (
    <For each={props.b.colours}>
      {(colour, seat) => (
        <Show when={feet(props.b, props.at, seat())}>
          {(place) => (
            <g class="piece" data-part={`pawn-${seat()}`} style={{ transform: place() }}>
              <Pawn colour={colour} scale={props.at.pawn.scale} />
              <Show when={props.moved.includes(`pawn-${seat()}`)}>
                <circle class="moved" cy={-17 * props.at.pawn.scale} r={24 * props.at.pawn.scale} />
              </Show>
            </g>
          )}
        </Show>
      )}
    </For>
  )
}
