import { SHAPES, type PlayerColour } from './players.ts'
import { Svg } from './Svg.tsx'

/** A player's seal inside a drawing, centred on x, y. */
export function Seal(props: { colour: PlayerColour; x: number; y: number; size?: number; stroke?: number }) {
  const size = () => props.size ?? 24
  return (
    <path
      d={SHAPES[props.colour]}
      transform={`translate(${props.x - size() / 2} ${props.y - size() / 2}) scale(${size() / 24})`}
      fill={`var(--p-${props.colour})`}
      stroke="var(--p-edge)"
      stroke-width={((props.stroke ?? 1.5) * 24) / size()}
    />
  )
}

export function SealIcon(props: { colour: PlayerColour; size?: number; label?: string }) {
  const size = () => props.size ?? 20
  return (
    <Svg class="seal" box="-1 -1 26 26" width={size()} height={size()} label={props.label}>
      <path
        d={SHAPES[props.colour]}
        fill={`var(--p-${props.colour})`}
        stroke="var(--p-edge)"
        stroke-width={(1.4 * 26) / size()}
      />
    </Svg>
  )
}
