import { Show } from 'solid-js'
import { Svg } from '../../art/Svg.tsx'
import type { Livery } from '../livery.ts'
import { at, moved, type Point } from './geometry.ts'

function tokenOutline(shape: Livery['shape'], r: number): string {
  if (shape === 'house')
    return `M${at([-r * 0.9, -r * 0.18])}L0 ${-r * 1.08}L${at([r * 0.9, -r * 0.18])}V${r * 0.92}H${-r * 0.9}Z`
  if (shape === 'diamond') return `M0 ${-r * 1.16}L${r * 1.16} 0L0 ${r * 1.16}L${-r * 1.16} 0Z`
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
}

const SIZES = [1.1, 1.1, 0.98, 0.8, 0.62] as const
const letterSize = (short: string, r: number) => r * (SIZES[Math.min(short.length, 4)] ?? 0.62)

function capPath(r: number, up: boolean): string {
  const rim = 0.93 * r
  const height = 0.58 * r
  const half = Math.sqrt(rim * rim - height * height)
  const y = up ? -height : height
  return `M${at([-half, y])}A${rim} ${rim} 0 0 ${up ? 1 : 0} ${at([half, y])}Z`
}

function Cap(props: { livery: Livery; r: number }) {
  const on = (end: 'top' | 'bottom') => props.livery.cap === end || props.livery.cap === 'both'
  return (
    <>
      <Show when={on('top')}>
        <path d={capPath(props.r, true)} fill={props.livery.ink} fill-opacity="0.88" />
      </Show>
      <Show when={on('bottom')}>
        <path d={capPath(props.r, false)} fill={props.livery.ink} fill-opacity="0.88" />
      </Show>
      <Show when={!props.livery.cap && props.livery.shape === 'circle'}>
        <circle
          r={props.r * 0.86}
          fill="none"
          stroke={props.livery.ink}
          stroke-opacity="0.55"
          stroke-width={props.r * 0.07}
        />
      </Show>
    </>
  )
}

function Letters(props: { livery: Livery; r: number }) {
  const size = () => letterSize(props.livery.short, props.r) * (props.livery.shape === 'diamond' ? 0.8 : 1)
  const y = () => (props.livery.shape === 'house' ? props.r * 0.5 : size() * 0.36)
  return (
    <text class="rm-letters" y={y()} font-size={`${size()}`} fill={props.livery.ink}>
      {props.livery.short}
    </text>
  )
}

/** A company's token inside a drawing. */
export function Token(props: { livery: Livery; at?: Point; r: number; faded?: boolean }) {
  return (
    <g class="rm-token" classList={{ faded: props.faded }} transform={props.at && moved(props.at)}>
      <path
        class="rm-token-edge"
        d={tokenOutline(props.livery.shape, props.r)}
        fill={props.livery.colour}
        stroke-width={props.r * 0.1}
      />
      <Cap livery={props.livery} r={props.r} />
      <Letters livery={props.livery} r={props.r} />
    </g>
  )
}

/** A place kept for a token: dashed, with the letters. */
export function TokenPlace(props: { livery: Livery; at: Point; r: number }) {
  return (
    <g class="rm-kept" transform={moved(props.at)}>
      <path d={tokenOutline(props.livery.shape, props.r)} stroke-width={props.r * 0.12} />
      <text class="rm-letters" y={props.r * 0.3} font-size={`${letterSize(props.livery.short, props.r) * 0.86}`}>
        {props.livery.short}
      </text>
    </g>
  )
}

/** The same token in a line of text or a table. */
export function TokenIcon(props: { livery: Livery; size?: number; label?: string; faded?: boolean }) {
  return (
    <Svg
      class="rm rm-icon"
      box="-12 -12.4 24 24"
      width={props.size ?? 22}
      height={props.size ?? 22}
      label={props.label ?? props.livery.short}
    >
      <Token livery={props.livery} r={10.2} faded={props.faded} />
    </Svg>
  )
}
