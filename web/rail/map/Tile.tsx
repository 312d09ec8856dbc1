import { Show } from 'solid-js'
import { COLORS, type Tile as TileData } from '../../../shared/rail/tile.ts'
import { Svg } from '../../art/Svg.tsx'
import { corners, R } from './geometry.ts'
import { groundOf, type Slot } from './hex-view.ts'
import { layoutOf } from './layout.ts'
import { Printed, Stops } from './Stops.tsx'
import { Track } from './Track.tsx'

export const HEX = corners(R - 0.8)
const RING = corners(R + 2)

/** A whole tile, for trays, the manifest and previews. */
export function Tile(props: { tile: TileData; slots?: readonly (readonly Slot[])[] }) {
  const ground = () => groundOf(props)
  return (
    <g class="rm-on" data-ground={ground()}>
      <polygon class="rm-ground" data-ground={ground()} points={HEX} />
      <Track layout={layoutOf(props.tile)} />
      <Printed tile={props.tile} now={COLORS[0]} />
      <Stops tile={props.tile} slots={props.slots} />
    </g>
  )
}

export function TileIcon(props: { tile: TileData; size?: number; label?: string; ringed?: boolean }) {
  const size = () => props.size ?? 84
  return (
    <Svg class="rm rm-tile-icon" box="-96 -108 192 216" width={size() * 0.89} height={size()} label={props.label}>
      <Tile tile={props.tile} />
      <Show when={props.ringed}>
        <polygon class="rm-ringed" points={RING} />
      </Show>
    </Svg>
  )
}
