import { Dynamic } from 'solid-js/web'
import { GOOD_DRAWINGS } from './goods.tsx'
import { Svg } from './Svg.tsx'

export type GoodKind = keyof typeof GOOD_DRAWINGS

/** A good, a coin or a point inside a drawing, centred on x, y. */
export function GoodMark(props: { kind: GoodKind; x: number; y: number; size?: number; opacity?: number }) {
  const size = () => props.size ?? 24
  return (
    <g
      opacity={props.opacity}
      transform={`translate(${props.x - size() / 2} ${props.y - size() / 2}) scale(${size() / 24})`}
    >
      <Dynamic component={GOOD_DRAWINGS[props.kind]} />
    </g>
  )
}

export function GoodIcon(props: { kind: GoodKind; size?: number; label?: string }) {
  return (
    <Svg class="good" box="-1 -1 26 26" width={props.size ?? 20} height={props.size ?? 20} label={props.label}>
      <Dynamic component={GOOD_DRAWINGS[props.kind]} />
    </Svg>
  )
}
