import { For } from 'solid-js'
import { SHAPES, type PlayerColour } from './players.ts'
import { Svg } from './Svg.tsx'

/** An owner's banner hanging from a cornice; x, y are its top centre. */
export function Banner(props: { colour: PlayerColour; x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.scale ?? 1})`}>
      <path
        d="M-10 0h20v25l-10-6l-10 6z"
        fill={`var(--p-${props.colour})`}
        stroke="var(--p-edge)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <rect x="-12" y="-2.5" width="24" height="4" rx="2" fill="var(--f-line)" />
      <path d={SHAPES[props.colour]} transform="translate(-6 3.6) scale(.5)" fill={`var(--on-p-${props.colour})`} />
    </g>
  )
}

/** How many property markers are left: full, or a dashed outline. */
export function MarkerRow(props: { colour: PlayerColour; left: number; of: number; label?: string }) {
  return (
    <span class="marks" role={props.label ? 'img' : undefined} aria-label={props.label}>
      <For each={Array.from({ length: props.of }, (_, i) => i)}>
        {(i) => (
          <Svg box="0 0 11 14" width={11} height={14}>
            <path
              d="M1 1h9v12l-4.5-3L1 13z"
              fill={i < props.left ? `var(--p-${props.colour})` : 'none'}
              stroke={i < props.left ? 'var(--p-edge)' : 'var(--line-strong)'}
              stroke-width="1.2"
              stroke-dasharray={i < props.left ? undefined : '2 1.5'}
            />
          </Svg>
        )}
      </For>
    </span>
  )
}
