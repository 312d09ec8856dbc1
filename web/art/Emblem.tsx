import { Show } from 'solid-js'
import type { Building } from '../../shared/games/santiago/data.ts'
import { Svg } from './Svg.tsx'

/** 24-unit, single ink. */
const EMBLEMS = {
  bank: 'M3 9l9-5.5L21 9zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18M4 17h16',
  church: 'M12 3v18M6.5 8.5h11',
  distillery: 'M10 3h4v5c0 1.5 4 2.5 4 6v5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-5c0-3.5 4-4.5 4-6zM6 15h12',
  cigarFactory: 'M3 15.5l13-9a2.4 2.4 0 0 1 2.8 4l-13 9a2.4 2.4 0 0 1-2.8-4zM8 12l2.8 4M20 5c1-1 0-2 1-3',
  blackMarket: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  sawmill:
    'M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  cafe: 'M4 9h12v5.5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 10.5h2a2.5 2.5 0 0 1 0 5h-2M8 6c-1-1 1-2 0-3.5M12 6c-1-1 1-2 0-3.5M3 21.5h15',
  customs: 'M9 3h6v4c0 2-1.5 3-1 6h4a2 2 0 0 1 2 2v2.5H4V15a2 2 0 0 1 2-2h4c.5-3-1-4-1-6zM5 21h14',
  casino: 'M12 3c3 4 7.5 6 7.5 10a3.7 3.7 0 0 1-6.5 2.4M12 3c-3 4-7.5 6-7.5 10a3.7 3.7 0 0 0 6.5 2.4M12 13v8M9 21h6',
  harbormaster: 'M12 7v14M7.5 11h9M4 14c0 4 4 7 8 7s8-3 8-7M12 2.6a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z',
  office: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9M8 6l8 4',
  newspaper: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-2 2M7.5 8h6M7.5 12h6M7.5 16h3',
} as const satisfies Record<Building, string>

/** Drawn in currentColor inside a 24-unit square whose centre is x, y. */
export function Emblem(props: { of: Building; x?: number; y?: number; size?: number }) {
  const size = () => props.size ?? 24
  return (
    <g transform={`translate(${(props.x ?? 12) - size() / 2} ${(props.y ?? 12) - size() / 2}) scale(${size() / 24})`}>
      <path
        d={EMBLEMS[props.of]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <Show when={props.of === 'sawmill'}>
        <circle cx="12" cy="12" r="1.6" fill="currentColor" />
      </Show>
    </g>
  )
}

export function EmblemIcon(props: { of: Building; size?: number; label?: string }) {
  return (
    <Svg class="ic" box="0 0 24 24" width={props.size ?? 20} height={props.size ?? 20} label={props.label}>
      <Emblem of={props.of} />
    </Svg>
  )
}
