import { SHAPES, type PlayerColour } from '../../art/players.ts'
import { Svg } from '../../art/Svg.tsx'

/** A player among companies: their shape in a pastel, so that no company looks like it. */
export function PlayerMark(props: { colour: PlayerColour; size?: number; label?: string }) {
  return (
    <Svg class="rp-mark" box="-1 -1 26 26" width={props.size ?? 12} height={props.size ?? 12} label={props.label}>
      <path d={SHAPES[props.colour]} fill={`var(--rm-p-${props.colour})`} />
    </Svg>
  )
}
