import { Svg } from './Svg.tsx'

/** Closed louvred shutters in an arched window: someone else's secret. */
export function Shutter(props: { height?: number; label?: string }) {
  const height = () => props.height ?? 24
  return (
    <Svg class="shutter" box="0 0 25 24" width={height() * 1.05} height={height()} label={props.label}>
      <path d="M2 22V11.5a10.5 10 0 0 1 21 0V22z" fill="var(--sea-foam)" stroke="var(--ink-2)" stroke-width="1.5" />
      <path d="M12.5 2v20" stroke="var(--ink-2)" stroke-width="1.5" />
      <path
        d="M5 9.5h4.8M5 12.5h4.8M5 15.5h4.8M5 18.5h4.8M15.2 9.5h4.8M15.2 12.5h4.8M15.2 15.5h4.8M15.2 18.5h4.8"
        stroke="var(--ink-2)"
        stroke-width="1.3"
      />
      <path d="M0 22.7h25" stroke="var(--ink-2)" stroke-width="1.8" />
    </Svg>
  )
}
