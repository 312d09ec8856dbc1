import { For } from 'solid-js'
import { Svg } from './Svg.tsx'

const waveLine = (from: number, to: number, y: number, step: number) =>
  `M${from} ${y}` + `q${step / 4} -5 ${step / 2} 0t${step / 2} 0`.repeat(Math.max(0, Math.ceil((to - from) / step)))

export interface WavesProps {
  from: number
  to: number
  y: number
  step?: number
  opacity?: number
}

export function Waves(props: WavesProps) {
  return (
    <path
      d={waveLine(props.from, props.to, props.y, props.step ?? 28)}
      fill="none"
      stroke="var(--on-sea-2)"
      stroke-width="1.6"
      opacity={props.opacity ?? 0.35}
      stroke-linecap="round"
    />
  )
}

const FRONDS = [
  [-20, -8],
  [-17, -18],
  [18, -16],
  [19, -6],
  [2, -20],
] as const

/** x, y are its foot. */
export function Palm(props: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>
      <path d="M0 0c2-12 1-22-1-32" stroke="#a58a66" stroke-width="4" fill="none" stroke-linecap="round" />
      <For each={FRONDS}>
        {([dx, dy]) => (
          <path
            d={`M-1 -32q${dx * 0.5} ${dy - 3} ${dx} ${dy + 12}q${dx * -0.35} -9 ${-dx} ${-dy - 12}z`}
            fill="var(--leaf)"
          />
        )}
      </For>
    </g>
  )
}

export function Hills() {
  return (
    <Svg class="hills" box="0 0 1440 260" fit="none">
      <path d="M0 120C160 40 300 96 470 58S760 96 930 44s330 60 510-6V260H0z" fill="var(--sea-foam)" />
    </Svg>
  )
}

/** The surf along the upper edge of the sea. */
export function Surf() {
  return (
    <Svg class="wv" box="0 0 2880 24" fit="xMinYMid slice">
      <Waves from={0} to={2880} y={12} step={40} />
    </Svg>
  )
}

export function Swell() {
  return (
    <Svg class="swell" box="0 0 2880 60" fit="xMidYMid slice">
      <Waves from={0} to={2880} y={14} step={44} opacity={0.3} />
      <Waves from={20} to={2880} y={36} step={60} opacity={0.2} />
    </Svg>
  )
}
