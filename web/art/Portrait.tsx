import { createUniqueId, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { CHARACTERS } from './characters.tsx'
import { PEOPLE } from './people.tsx'
import { Svg } from './Svg.tsx'

const FACES = { ...PEOPLE, ...CHARACTERS }
export type Face = keyof typeof FACES

const LOUVRES = [-18, -12, -6, 0, 6, 12, 18]
  .map((y) => {
    const half = Math.sqrt(26.5 ** 2 - y ** 2) - 5
    return half > 5 ? `M${-half} ${y}H-3.5M3.5 ${y}H${half}` : ''
  })
  .join('')

/** Closed shutters over a window: nobody answers here. */
function Shutters() {
  return (
    <>
      <circle r="26.5" fill="var(--sea-shallow)" />
      <path d={LOUVRES} stroke="var(--sea-deep)" stroke-width="2.4" stroke-linecap="round" opacity=".8" />
      <path d="M0 -26.5v53" stroke="var(--ink)" stroke-width="1.8" />
      <circle cx="-2.6" cy="3" r="1.5" fill="var(--coin)" />
    </>
  )
}

/** Somebody at the window, centred on x, y; `closed` shuts it. */
export function Portrait(props: { who: Face; x?: number; y?: number; radius?: number; closed?: boolean }) {
  const clip = createUniqueId()
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${(props.radius ?? 28) / 28})`}>
      <clipPath id={clip}>
        <circle r="26.5" />
      </clipPath>
      <circle r="28" fill="var(--raised)" />
      <Show when={!props.closed} fallback={<Shutters />}>
        <circle r="26.5" fill={FACES[props.who].ground} />
        <g clip-path={`url(#${clip})`}>
          <g transform="translate(0 3) scale(.92)">
            <Dynamic component={FACES[props.who].drawing} />
          </g>
        </g>
      </Show>
      <circle r="27" fill="none" stroke="var(--ink)" stroke-width="1.5" />
    </g>
  )
}

export function PortraitIcon(props: { who: Face; size?: number; closed?: boolean; label?: string }) {
  return (
    <Svg class="portrait" box="-29 -29 58 58" width={props.size ?? 44} height={props.size ?? 44} label={props.label}>
      <Portrait who={props.who} closed={props.closed} />
    </Svg>
  )
}
