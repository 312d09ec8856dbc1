import { For, Show } from 'solid-js'
import { across, opposite, type Edge, type HexId } from '../../../shared/rail/hex.ts'
import { gaugeAt, type Tile } from '../../../shared/rail/tile.ts'
import { add, angleOf, centreOf, moved, sidePoint } from './geometry.ts'
import type { HexView } from './hex-view.ts'

const HALF: readonly Edge[] = [0, 1, 2] // the other sides belong to the neighbours

/** Standard meets narrow: no train runs over this side. */
function breaks(here: Tile, there: Tile, edge: Edge): boolean {
  const mine = gaugeAt(here, edge)
  const theirs = gaugeAt(there, opposite(edge))
  return mine !== undefined && theirs !== undefined && mine !== theirs
}

export function Buffers(props: { hexes: readonly HexId[]; hex(id: HexId): HexView }) {
  const known = () => new Set(props.hexes)
  const broken = (id: HexId, edge: Edge) =>
    known().has(across(id, edge)) && breaks(props.hex(id).tile, props.hex(across(id, edge)).tile, edge)
  return (
    <For each={props.hexes}>
      {(id) => (
        <For each={HALF}>
          {(edge) => (
            <Show when={broken(id, edge)}>
              <rect
                class="rm-buffer"
                transform={`${moved(add(centreOf(id), sidePoint(edge)))} rotate(${angleOf(edge)})`}
                x={-5.2}
                y={-18}
                width={10.4}
                height={36}
                rx={3}
              />
            </Show>
          )}
        </For>
      )}
    </For>
  )
}
