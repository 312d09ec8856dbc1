import { Show } from 'solid-js'
import type { Building as CubaBuilding } from '../../shared/games/cuba/data/buildings.ts'
import type { Building } from '../../shared/games/santiago/data.ts'
import { Svg } from './Svg.tsx'

const BANK = 'M3 9l9-5.5L21 9zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18M4 17h16'
const SAW =
  'M12 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'

/** 24-unit, single ink. */
const EMBLEMS = {
  bank: BANK,
  church: 'M12 3v18M6.5 8.5h11',
  distillery: 'M10 3h4v5c0 1.5 4 2.5 4 6v5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-5c0-3.5 4-4.5 4-6zM6 15h12',
  cigarFactory: 'M3 15.5l13-9a2.4 2.4 0 0 1 2.8 4l-13 9a2.4 2.4 0 0 1-2.8-4zM8 12l2.8 4M20 5c1-1 0-2 1-3',
  blackMarket: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  sawmill: SAW,
  cafe: 'M4 9h12v5.5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM16 10.5h2a2.5 2.5 0 0 1 0 5h-2M8 6c-1-1 1-2 0-3.5M12 6c-1-1 1-2 0-3.5M3 21.5h15',
  customs: 'M9 3h6v4c0 2-1.5 3-1 6h4a2 2 0 0 1 2 2v2.5H4V15a2 2 0 0 1 2-2h4c.5-3-1-4-1-6zM5 21h14',
  casino: 'M12 3c3 4 7.5 6 7.5 10a3.7 3.7 0 0 1-6.5 2.4M12 3c-3 4-7.5 6-7.5 10a3.7 3.7 0 0 0 6.5 2.4M12 13v8M9 21h6',
  harbormaster: 'M12 7v14M7.5 11h9M4 14c0 4 4 7 8 7s8-3 8-7M12 2.6a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4z',
  office: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9M8 6l8 4',
  newspaper: 'M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-2 2M7.5 8h6M7.5 12h6M7.5 16h3',
  cementFactory: 'M7.5 8.5h9L19 21H5zM7.5 8.5L9 4h6l1.5 4.5M9.5 15h5',
  sawMill: SAW,
  golfCourse: 'M9 20V3l9 4.2-9 4.2M4 20.5c3-2.5 13-2.5 16 0',
  monastery: 'M5 17.5c2.5-2 2.5-4.5 2.5-7.5a4.5 4.5 0 0 1 9 0c0 3 0 5.5 2.5 7.5zM10 20.5c.6 1 3.4 1 4 0M12 5.5V3',
  rumCafe: 'M5.5 6h13L17 20.5H7zM6.4 12h11.2M13.5 6l3-4.5',
  cigarCafe: 'M3.5 14h17l-2.5 6.5H6zM7 14l10-6.5 1.8 2.7L13 14M20 5c-1-1 1-2 0-3.5',
  smallBranchOffice: 'M12 2v3.5M12 5.5a2 2 0 1 1-2 2M5.5 12h13v9h-13zM5.5 12l13 9M18.5 12l-13 9',
  largeBranchOffice: 'M3 13h8.5v8H3zM12.5 13H21v8h-8.5zM7.5 4H16v8H7.5zM5.5 17h3.5M15 17h3.5M10 8h3.5',
  hotel: 'M3 20V6M3 16h18v4M21 16v-2.5a3 3 0 0 0-3-3h-8V16M6.5 9.2a1.7 1.7 0 1 1 0 3.4a1.7 1.7 0 1 1 0-3.4z',
  inn: 'M5.5 8.5h9.5V21H5.5zM15 11h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1-2 2H15M8.7 12.5v4.5M11.8 12.5v4.5M5.5 8.5c-1.5-3 1.5-4.5 3.2-3.5c1-2.5 5.8-2 6.3 3.5',
  generalStore: 'M3 9l2-5h14l2 5zM3 9a3 3 0 0 0 6 0a3 3 0 0 0 6 0a3 3 0 0 0 6 0M5 13v7.5h14V13M10 20.5v-5h4v5',
  productHouse: 'M3.5 11h17l-2 9.5h-13zM7 11a5 6 0 0 1 10 0M9 14v3.5M12 14v3.5M15 14v3.5',
  resourceHouse: 'M3 14.5h9v6H3zM12 14.5h9v6h-9zM7.5 8.5h9v6h-9zM10 4h4',
  smallBank:
    'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM15 9.3c-.5-1-1.6-1.6-3-1.6c-1.6 0-3 .8-3 2.1c0 2.9 6 1.5 6 4.4c0 1.4-1.4 2.1-3 2.1c-1.6 0-2.7-.6-3.1-1.7M12 6v12',
  largeBank: BANK,
  townHall:
    'M3 20.5h18M5 20.5V13h14v7.5M7.5 13a4.5 4.5 0 0 1 9 0M12 8.5V2.5h5L15.5 4 17 5.5h-5M9.5 20.5V17M14.5 20.5V17',
  dam: 'M3 4h4c.5 7 2.5 12 6.5 16.5H3zM12 9c2.5-2 5 2 9 0M14 14.5c2-1.8 4 1.8 7 0M17 20c1.5-1.2 2.5 1 4 0',
  lighthouse:
    'M9.2 21l1-11h3.6l1 11zM9.8 10V6.5h4.4V10M12 6.5V3.5M17 6.5L21 5M17 9h4M7 6.5L3 5M7 9H3M6.5 21h11M9.7 15.5h4.6',
  warehouse: 'M3 10.5L12 4l9 6.5v10H3zM7 20.5V13h10v7.5M7 16.5h10',
} as const satisfies Record<Building | CubaBuilding, string>
export type EmblemKind = keyof typeof EMBLEMS

/** Drawn in currentColor inside a 24-unit square whose centre is x, y. */
export function Emblem(props: { of: EmblemKind; x?: number; y?: number; size?: number }) {
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
      <Show when={EMBLEMS[props.of] === SAW}>
        <circle cx="12" cy="12" r="1.6" fill="currentColor" />
      </Show>
    </g>
  )
}

export function EmblemIcon(props: { of: EmblemKind; size?: number; label?: string }) {
  return (
    <Svg class="ic" box="0 0 24 24" width={props.size ?? 20} height={props.size ?? 20} label={props.label}>
      <Emblem of={props.of} />
    </Svg>
  )
}
