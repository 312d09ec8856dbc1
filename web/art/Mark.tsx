import { Svg } from './Svg.tsx'

/** An arcade of two arches, which is an m, standing on the wall over one wave. */
export function Mark(props: { size?: number; label?: string }) {
  return (
    <Svg class="mark" box="0 0 32 32" width={props.size ?? 32} height={props.size ?? 32} label={props.label}>
      <rect width="32" height="32" rx="8" fill="var(--mark-bg)" />
      <path
        d="M6.5 19.5v-9a3 3 0 0 1 3-3h13a3 3 0 0 1 3 3v9h-3.6v-4.2a2.3 2.3 0 0 0-4.6 0v4.2h-2.6v-4.2a2.3 2.3 0 0 0-4.6 0v4.2z"
        fill="#f7f3e8"
      />
      <path d="M5 21.7h22" stroke="#f2a531" stroke-width="2.4" stroke-linecap="round" />
      <path
        d="M6.5 26q2.4-2 4.8 0t4.8 0t4.8 0t4.8 0"
        fill="none"
        stroke="#8ccbc9"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </Svg>
  )
}
