import { For, Show } from 'solid-js'
import type { Tile } from '../../../shared/rail/tile.ts'
import { TileIcon } from '../map/Tile.tsx'
import { railWords } from '../words/index.ts'

export interface TrayTile {
  readonly tile: Tile // as it would lie first
  readonly left: number | undefined
  readonly ways: number
  readonly note?: string // what it changes
  readonly good?: boolean
}

/** The tiles that fit, with pieces left and ways to turn them. */
export function Tray(props: {
  tiles: readonly TrayTile[]
  chosen: string | undefined
  size?: number
  onPick(tile: string): void
}) {
  return (
    <ul class="rp-tray" aria-label={railWords().tray.title}>
      <For each={props.tiles}>
        {(it) => (
          <li>
            <button
              type="button"
              data-pick
              aria-pressed={it.tile.id === props.chosen}
              aria-label={railWords().tray.tile(it.tile.id, railWords().tray.left(it.left))}
              data-testid={`choice-tile-${it.tile.id}`}
              onClick={() => props.onPick(it.tile.id)}
            >
              <TileIcon tile={it.tile} size={props.size ?? 84} ringed={it.tile.id === props.chosen} />
              <span>
                <b>{it.tile.id}</b> · {railWords().tray.left(it.left)}
              </span>
              <span>
                {railWords().tray.ways(it.ways)}
                <Show when={it.note}>
                  {(note) => (
                    <>
                      {' · '}
                      <span classList={{ up: it.good, down: !it.good }}>{note()}</span>
                    </>
                  )}
                </Show>
              </span>
            </button>
          </li>
        )}
      </For>
    </ul>
  )
}
