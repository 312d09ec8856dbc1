import { For, Match, Show, Switch } from 'solid-js'
import { COLORS, valueAt, type Color, type Tile, type TileStop } from '../../../shared/rail/tile.ts'
import { City } from './City.tsx'
import { distance, R, type Point } from './geometry.ts'
import type { Slot } from './hex-view.ts'
import { layoutOf, type PlacedStop } from './layout.ts'
import { Cane, cornerPoint, Pill } from './Marks.tsx'

const emptySlots = (count: number): Slot[] => Array.from({ length: count }, () => ({}))

function Town(props: { stop: PlacedStop }) {
  return <circle class="rm-town" cx={props.stop.at[0]} cy={props.stop.at[1]} r={0.115 * R} stroke-width={0.05 * R} />
}

/** A sugar field carries its value inside its round node, the cane above. */
function Field(props: { stop: PlacedStop }) {
  return (
    <g class="rm-field">
      <circle r={0.225 * R} />
      <Cane at={[0, -0.19 * R]} scale={0.62} />
      <text y={0.156 * R}>{valueAt(props.stop.value, COLORS[0])}</text>
    </g>
  )
}

/** All stops of a tile, with the tokens that lie there. */
export function Stops(props: { tile: Tile; slots?: readonly (readonly Slot[])[] }) {
  const layout = () => layoutOf(props.tile)
  const blank = () => props.tile.segments.length === 0
  const slots = (stop: PlacedStop) => props.slots?.[stop.number] ?? emptySlots(stop.slots)
  return (
    <For each={layout().stops}>
      {(stop) => (
        <Switch>
          <Match when={stop.type === 'town'}>
            <Town stop={stop} />
          </Match>
          <Match when={stop.type === 'field'}>
            <Field stop={stop} />
          </Match>
          <Match when={slots(stop).length > 0}>
            <City at={stop.at} radius={layout().slot} slots={slots(stop)} blank={blank()} />
          </Match>
        </Switch>
      )}
    </For>
  )
}

/** Pays differently in each phase: drawn as a strip, not as a pill. */
export const byPhase = (tile: Tile): readonly number[] | undefined =>
  tile.stops.find((stop) => stop.value.length > 1)?.value

/** Stations all around: name and value have the middle. */
export const isRing = (tile: Tile): boolean => tile.stops.length > 3
const inTheMiddle = (tile: Tile) => isRing(tile) || (tile.stops.length > 1 && layoutOf(tile).slot > 0.26 * R)
const manySlots = (tile: Tile) => tile.stops.length === 1 && (tile.stops[0]?.slots ?? 0) > 3
const valued = (stop: TileStop, now: Color) => stop.type === 'city' && valueAt(stop.value, now) > 0

/** Cities of one tile that are worth different things: each carries its own value. */
const eachItsOwn = (tile: Tile, now: Color): boolean =>
  new Set(tile.stops.filter((stop) => valued(stop, now)).map((stop) => valueAt(stop.value, now))).size > 1

/** The value's own corner, or the other one where a stop has that place. */
function freeCorner(tile: Tile): 'ne' | 'se' {
  const { stops } = layoutOf(tile)
  const room = (corner: 'ne' | 'se') => Math.min(...stops.map((stop) => distance(stop.at, cornerPoint(corner))))
  return stops.length > 1 && room('ne') < 0.42 * R && room('se') > room('ne') ? 'se' : 'ne'
}

function valuePlace(tile: Tile): Point {
  if (isRing(tile)) return [0, 0.22 * R]
  if (inTheMiddle(tile)) return [0, 0]
  return manySlots(tile) ? [0, -0.72 * R] : cornerPoint(freeCorner(tile))
}

function valuesOf(tile: Tile, now: Color): { at: Point; value: number }[] {
  const cities = layoutOf(tile).stops.filter((stop) => valued(stop, now))
  const own = eachItsOwn(tile, now)
  return (own ? cities : cities.slice(0, 1)).map((stop) => ({
    at: own ? [stop.at[0], stop.at[1] - 0.5 * R] : valuePlace(tile),
    value: valueAt(stop.value, now),
  }))
}

/** Value and letter at their fixed corners; a city of four slots has them above and below, several cities in the middle. */
export function Printed(props: { tile: Tile; now: Color; plain?: boolean }) {
  const values = () => (props.plain || byPhase(props.tile) ? [] : valuesOf(props.tile, props.now))
  const labelPlace = (): Point => {
    if (eachItsOwn(props.tile, props.now)) return [0, 0.62 * R]
    if (manySlots(props.tile)) return [0, 0.8 * R]
    return cornerPoint(inTheMiddle(props.tile) ? 'sw' : 'nw')
  }
  return (
    <>
      <For each={values()}>{(it) => <Pill at={it.at} text={it.value} />}</For>
      <Show when={props.tile.label}>
        {(label) => (
          <text class="rm-label" x={labelPlace()[0]} y={labelPlace()[1] + 8}>
            {label()}
          </text>
        )}
      </Show>
    </>
  )
}
