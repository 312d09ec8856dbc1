import { Show } from 'solid-js'
import type { GoodKind } from './Good.tsx'
import { IconMark } from './Icon.tsx'
import { Svg } from './Svg.tsx'

export interface DieProps {
  kind: GoodKind
  value: number
  x?: number
  y?: number
  size?: number
  lit?: boolean
  /** Just rolled: a 0 is a number, not yet a served good. */
  rolled?: boolean
}

function Served(props: { kind: GoodKind }) {
  return (
    <>
      <rect
        x="1"
        y="1"
        width="50"
        height="48"
        rx="10"
        fill={`var(--g-${props.kind})`}
        fill-opacity=".28"
        stroke="currentColor"
        stroke-opacity=".6"
        stroke-width="1.5"
        stroke-dasharray="4 3"
      />
      <IconMark kind="check" x={26} y={25} size={26} stroke={3} />
    </>
  )
}

function Wanted(props: { kind: GoodKind; value: number }) {
  return (
    <>
      <rect x="1" y="3" width="50" height="50" rx="10" fill="var(--shadow)" opacity=".25" />
      <rect width="52" height="50" rx="10" fill={`var(--g-${props.kind})`} stroke="var(--g-edge)" stroke-width="1.5" />
      <path d="M10 3h32" stroke="#fff" stroke-opacity=".4" stroke-width="2.5" stroke-linecap="round" />
      <text x="26" y="36" text-anchor="middle" class="num" font-size="30" fill={`var(--on-g-${props.kind})`}>
        {props.value}
      </text>
    </>
  )
}

/** The number of a good still wanted; 0 is served and shows a check. x, y are the upper left corner. */
export function Die(props: DieProps) {
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${(props.size ?? 52) / 52})`}>
      <Show when={props.lit}>
        <rect x="-5" y="-5" width="62" height="60" rx="15" fill="none" stroke="var(--sol)" stroke-width="3.5" />
      </Show>
      <Show when={props.value > 0 || props.rolled} fallback={<Served kind={props.kind} />}>
        <Wanted kind={props.kind} value={props.value} />
      </Show>
    </g>
  )
}

export function DieIcon(props: DieProps & { label?: string }) {
  return (
    <Svg class="die" box="-6 -6 64 64" width={props.size ?? 44} height={props.size ?? 44} label={props.label}>
      <Die kind={props.kind} value={props.value} lit={props.lit} rolled={props.rolled} />
    </Svg>
  )
}
