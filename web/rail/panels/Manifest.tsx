import { For, Show } from 'solid-js'
import { COLORS, type Color, type Tile } from '../../../shared/rail/tile.ts'
import { TileIcon } from '../map/Tile.tsx'
import { railWords } from '../words/index.ts'

export interface ManifestTile {
  readonly tile: Tile
  readonly back?: Tile // on the other side of the same piece
  readonly left: number | undefined // undefined: unlimited
}

/** All tiles by colour with the number of pieces left. */
export function Manifest(props: { tiles: readonly ManifestTile[]; colour(color: Color): string }) {
  const of = (color: Color) => props.tiles.filter(({ tile }) => tile.color === color)
  return (
    <section class="rp-manifest" aria-label={railWords().manifest.title}>
      <For each={COLORS}>
        {(color) => (
          <>
            <h4>{props.colour(color)}</h4>
            <ul>
              <For each={of(color)}>
                {({ tile, back, left }) => (
                  <li classList={{ gone: left === 0 }}>
                    <span class="rp-sides">
                      <TileIcon
                        tile={tile}
                        size={62}
                        label={railWords().tray.tile(tile.id, railWords().tray.left(left))}
                      />
                      <Show when={back}>
                        {(other) => <TileIcon tile={other()} size={62} label={railWords().manifest.back(other().id)} />}
                      </Show>
                    </span>
                    <b>{back ? `${tile.id} / ${back.id}` : tile.id}</b>{' '}
                    <span class="quiet">{left === undefined ? '∞' : `× ${left}`}</span>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </For>
    </section>
  )
}
