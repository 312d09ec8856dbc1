import { For } from 'solid-js'
import { COLORS, valueAt, type Color } from '../../../shared/rail/tile.ts'
import { moved, polar, R, type Point } from './geometry.ts'

export type Corner = 'ne' | 'nw' | 'se' | 'sw'

const CORNERS = {
  ne: polar(332, 0.74 * R),
  nw: polar(210, 0.76 * R),
  se: polar(28, 0.74 * R),
  sw: polar(152, 0.74 * R),
} as const satisfies Record<Corner, Point>

/** Always the same place for the same meaning, so that the eye can scan. */
export const cornerPoint = (corner: Corner): Point => CORNERS[corner]

/** A value in its light pill. */
export function Pill(props: { at: Point; text: string | number; class?: string }) {
  const width = () => Math.max(42, String(props.text).length * 14 + 14)
  return (
    <g class={`rm-pill ${props.class ?? ''}`} transform={moved(props.at)}>
      <rect x={-width() / 2} y={-16} width={width()} height={32} rx={16} />
      <text y={8.2}>{props.text}</text>
    </g>
  )
}

const CELL = 0.3 * R

/** What a place off the board pays, by colour; the present one stands out. */
export function PhaseStrip(props: { at: Point; value: readonly number[]; now: Color }) {
  const cells = () =>
    COLORS.map((color) => ({ color, value: valueAt(props.value, color) })).filter((it) => it.value > 0)
  return (
    <g class="rm-strip" transform={moved(props.at)}>
      <For each={cells()}>
        {(it, i) => {
          const x = () => (i() - cells().length / 2) * CELL
          const now = () => it.color === props.now
          return (
            <g class={`rm-cell ${it.color}`} classList={{ now: now() }}>
              <rect x={x()} y={now() ? -14 : -11} width={CELL} height={now() ? 28 : 22} rx={3} />
              <text x={x() + CELL / 2} y={6.4}>
                {it.value}
              </text>
            </g>
          )
        }}
      </For>
    </g>
  )
}

/** Builder cubes or sugar cubes. */
export function Cubes(props: { at: Point; count: number; class: string }) {
  return (
    <g class={props.class} transform={moved(props.at)}>
      <For each={Array.from({ length: props.count })}>
        {(_, i) => <rect x={i() * 16 - props.count * 8} y={-7} width={14} height={14} rx={2.4} />}
      </For>
    </g>
  )
}

export function Cane(props: { at: Point; scale?: number }) {
  return (
    <g class="rm-cane" transform={`${moved(props.at)} scale(${2 * (props.scale ?? 1)})`}>
      <path d="M-5 9V-3M0 9V-9M5 9V-3" />
      <path d="M-5-3q-5-1-6-5q5 0 6 5M-5 0q5-1 4-4M0-9q-6-1-7-6q6 0 7 6M0-9q6-1 7-6q-6 0-7 6M5-3q5-1 6-5q-5 0-6 5" />
    </g>
  )
}

export function Anchor(props: { at: Point; scale?: number }) {
  return (
    <g class="rm-anchor" transform={`${moved(props.at)} scale(${2 * (props.scale ?? 1)})`}>
      <circle cy="-8" r="2.6" />
      <path d="M0-5.4V9M-5-2H5M-9 2.5C-8 8-4 9.5 0 9.5S8 8 9 2.5M-9 2.5l-2 3.4M-9 2.5l3.4 1.6M9 2.5l2 3.4M9 2.5L5.6 4.1" />
    </g>
  )
}
