import { For, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { PIECES, PRODUCTS } from '../../../../shared/games/cuba/data.ts'
import { EmblemIcon } from '../../../art/Emblem.tsx'
import { Count } from './Count.tsx'
import type { BoardProps } from './props.ts'

/** Lot and store: all kinds for the large plantation, what there is for a small one. */
export function Holdings(props: { b: BoardProps; seat: Seat; large: boolean }) {
  const player = () => props.b.state.players[props.seat]
  const own = () => props.seat === props.b.you && props.large
  const preview = () => (own() ? props.b.preview : undefined)
  const lot = () => PIECES.filter((piece) => props.large || (player()?.lot[piece] ?? 0) > 0)
  const store = () =>
    PRODUCTS.filter((piece) => (player()?.store[piece] ?? 0) > 0 || (preview()?.store?.[piece] ?? 0) > 0)
  return (
    <div class="c-holdings">
      <For each={lot()}>
        {(piece) => (
          <Count
            b={props.b}
            kind={piece}
            what={`${props.b.words.lot}: ${props.b.words.pieces[piece]}`}
            now={player()?.lot[piece] ?? 0}
            later={preview()?.lot?.[piece]}
            target={own() ? `own:${piece}` : undefined}
          />
        )}
      </For>
      <Show when={store().length > 0}>
        <span class="c-store" title={props.b.words.store}>
          <EmblemIcon of="warehouse" size={15} />
          <For each={store()}>
            {(piece) => (
              <Count
                b={props.b}
                kind={piece}
                what={`${props.b.words.store}: ${props.b.words.pieces[piece]}`}
                now={player()?.store[piece] ?? 0}
                later={preview()?.store?.[piece]}
              />
            )}
          </For>
        </span>
      </Show>
    </div>
  )
}
