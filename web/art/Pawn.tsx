import { SHAPES, type PlayerColour } from './players.ts'
import { Svg } from './Svg.tsx'

/** Body in the colour, the head is the player's shape; x, y are the feet. */
export function Pawn(props: { colour: PlayerColour; x?: number; y?: number; scale?: number }) {
  const fill = () => `var(--p-${props.colour})`
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.scale ?? 1})`}>
      <ellipse rx="12" ry="3.4" fill="var(--shadow)" opacity=".22" />
      <path
        d="M-10.5 -1.5c0-8 4.2-9.5 4.8-16.5h11.4c.6 7 4.8 8.5 4.8 16.5a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2z"
        fill={fill()}
        stroke="var(--p-edge)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path
        d={SHAPES[props.colour]}
        transform="translate(-10.5 -35) scale(.875)"
        fill={fill()}
        stroke="var(--p-edge)"
        stroke-width="1.8"
      />
      <path
        d="M-6 -5c.3-4 2-6 2.6-10"
        stroke="#fff"
        stroke-opacity=".45"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  )
}

export function PawnIcon(props: { colour: PlayerColour; height?: number; label?: string }) {
  const height = () => props.height ?? 46
  return (
    <Svg class="pawn-icon" box="-17 -40 34 46" width={(height() * 34) / 46} height={height()} label={props.label}>
      <Pawn colour={props.colour} />
    </Svg>
  )
}

/** The winner's pawn on a block of the wall. */
export function Medal(props: { colour: PlayerColour; label?: string }) {
  return (
    <Svg class="medal" box="-42 -84 84 92" width={84} height={92} label={props.label}>
      <Pawn colour={props.colour} y={-14} scale={1.95} />
      <rect x="-41" y="-14" width="82" height="7" rx="2" fill="var(--wall-top)" stroke="var(--wall-joint)" />
      <rect x="-38" y="-7" width="76" height="14" fill="var(--wall)" stroke="var(--wall-joint)" />
    </Svg>
  )
}
