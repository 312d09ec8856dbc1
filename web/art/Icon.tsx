import { Svg } from './Svg.tsx'

export const ICONS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  book: 'M4 5c3-1.5 5.5-1 8 1v14c-2.5-2-5-2.5-8-1zM20 5c-3-1.5-5.5-1-8 1v14c2.5-2 5-2.5 8-1z',
  bot: 'M6 9h12v10H6zM12 9V5M9.5 13.5v1M14.5 13.5v1M3.5 13v3M20.5 13v3',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M4.5 12.5l5 5 10-11',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V12l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15H4V4h11v2',
  crown: 'M4 8l4 4 4-7 4 7 4-4-1.5 11h-13z',
  deed: 'M6 3h9l3.5 3.5V21H6zM9 11h6.5M9 15h6.5M14.5 3v4H18',
  first: 'M18 5l-8 7 8 7M6 5v14',
  gift: 'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-5 0-5-4.5-2.5-4.5S12 7 12 7c0 0 0-4.5 2.5-4.5S17 7 12 7z',
  house: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.5h.01',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14a8 8 0 1 1-9.5-10 6.5 6.5 0 0 0 9.5 10z',
  more: 'M5 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0zM11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0zM17.6 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0z',
  next: 'M9 5l7 7-7 7',
  phone:
    'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5zM11 18.5h2',
  plus: 'M12 5v14M5 12h14',
  replay: 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5',
  share: 'M12 15V3M7.5 7L12 2.8 16.5 7M5 12v8h14v-8',
  skip: 'M5 5l8 7-8 7zM14 5v14M18.5 5v14',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  store: 'M3 11.5L12 4l9 7.5M5.5 10v10h13V10',
  sun: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .7 3.5 2.5 3.5 5.5',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  weight: 'M7 20h10l2.5-11h-15zM9 9a3 3 0 1 1 6 0',
} as const
export type IconKind = keyof typeof ICONS

export function IconPath(props: { kind: IconKind; stroke?: number }) {
  return (
    <path
      d={ICONS[props.kind]}
      fill="none"
      stroke="currentColor"
      stroke-width={props.stroke ?? 1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  )
}

/** A ui icon inside a drawing, centred on x, y; the colour comes from a class or a `color` attribute above it. */
export function IconMark(props: {
  kind: IconKind
  x: number
  y: number
  size?: number
  stroke?: number
  class?: string
}) {
  const size = () => props.size ?? 18
  return (
    <g
      class={props.class}
      transform={`translate(${props.x - size() / 2} ${props.y - size() / 2}) scale(${size() / 24})`}
    >
      <IconPath kind={props.kind} stroke={props.stroke} />
    </g>
  )
}

export function Icon(props: { kind: IconKind; size?: number; stroke?: number; label?: string }) {
  return (
    <Svg class="ic" box="0 0 24 24" width={props.size ?? 18} height={props.size ?? 18} label={props.label}>
      <IconPath kind={props.kind} stroke={props.stroke} />
    </Svg>
  )
}
