import { For, Show } from 'solid-js'
import type { Edge } from '../../../shared/rail/hex.ts'
import { exitsOf } from '../../../shared/rail/tile.ts'
import { at, centreOf, corners, moved, R, sideEnds } from './geometry.ts'
import { groundOf, type Ground, type HexView, type MapSheet, type Terrain as Kind } from './hex-view.ts'
import { layoutOf } from './layout.ts'
import { Cubes, cornerPoint, Pill } from './Marks.tsx'
import { HEX } from './Tile.tsx'
import { Track } from './Track.tsx'

const SHALLOWS = [150, 90, 40] as const
const OUTLINE = corners()

/** Three shallows around the land make a coast without drawing one. */
export function Shallows(props: { hexes: readonly string[] }) {
  return (
    <For each={SHALLOWS}>
      {(width, i) => (
        <g class={`rm-shallow-${i() + 1}`} stroke-width={width}>
          <For each={props.hexes}>{(hex) => <polygon transform={moved(centreOf(hex))} points={OUTLINE} />}</For>
        </g>
      )}
    </For>
  )
}

export function Waters(props: { sheet: MapSheet }) {
  return (
    <For each={props.sheet.waters}>
      {(water) => (
        <text class="rm-water" x={water.at[0]} y={water.at[1]}>
          {water.text}
        </text>
      )}
    </For>
  )
}

export function Fill(props: { ground: Ground }) {
  return <polygon class="rm-ground" data-ground={props.ground} points={HEX} />
}

const HILLS = 'M-36 28L-12-8L4 16L16 0L36 28Z'
const MOUNTAINS = 'M-42 30L-10-30L12 6L24-12L48 30Z'

export function Terrain(props: { kinds: readonly Kind[] }) {
  const has = (kind: Kind) => props.kinds.includes(kind)
  return (
    <g class="rm-terrain">
      <Show when={has('mountain')}>
        <path class="mountain" d={MOUNTAINS} transform="translate(0 -6)" />
      </Show>
      <Show when={has('hill') && !has('mountain')}>
        <path class="hill" d={HILLS} />
      </Show>
      <Show when={has('river')}>
        <path class="river" d="M-60 52q20-16 40 0t40 0t40 0" />
      </Show>
    </g>
  )
}

/** Terrain behind everything, then the rails. */
export function HexTrack(props: { hex: HexView }) {
  return (
    <>
      <Show when={props.hex.terrain}>{(kinds) => <Terrain kinds={kinds()} />}</Show>
      <Show when={props.hex.tile.segments.length > 0}>
        <g class="rm-on" data-ground={groundOf(props.hex)}>
          <Track layout={layoutOf(props.hex.tile)} />
        </g>
      </Show>
    </>
  )
}

/** What the terrain still costs and the cubes that will pay for it. */
export function Cost(props: { hex: HexView }) {
  const right = () => !exitsOf(props.hex.tile).some((edge) => edge === 5 || edge === 4)
  const place = () => cornerPoint(right() ? 'se' : 'sw')
  return (
    <>
      <Show when={props.hex.cost}>{(cost) => <Pill class="cost" at={place()} text={cost()} />}</Show>
      <Show when={props.hex.cubes}>
        {(count) => <Cubes class="rm-cube" at={[place()[0], place()[1] - 26]} count={count()} />}
      </Show>
    </>
  )
}

/** A piece of wall: no track crosses this side. */
export function Border(props: { hex: string; edge: Edge }) {
  const d = () => {
    const [from, to] = sideEnds(props.edge)
    return `M${at(from)}L${at(to)}`
  }
  return (
    <g class="rm-border" transform={moved(centreOf(props.hex))} stroke-width={0.13 * R}>
      <path class="rim" d={d()} />
      <path class="stone" d={d()} />
      <path class="joints" d={d()} />
    </g>
  )
}
