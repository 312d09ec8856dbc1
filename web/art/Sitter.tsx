import { For, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { areaOf } from './Patterns.tsx'
import { SHAPES, type PlayerColour } from './players.ts'
import { Svg } from './Svg.tsx'

const BOX = '-50 -118 100 126'

const Bun = () => <circle cy="-104" r="8" fill="var(--hair-1)" />
const Cap = () => (
  <path
    d="M-15.5 -86c0-14 6-18.5 15.5-18.5s15.5 4.5 15.5 18.5c-9 3-22 3-31 0z"
    fill="#33596b"
    stroke="#13272f"
    stroke-width="1.4"
  />
)
const StrawHat = () => (
  <>
    <ellipse cy="-86" rx="25" ry="6" fill="var(--straw)" />
    <path d="M-14 -87c0-14 4-19 14-19s14 5 14 19z" fill="var(--straw)" />
    <path d="M-14 -88h28v-5h-27z" fill="#13272f" />
  </>
)
const Braid = () => (
  <>
    <path d="M-5 -76h10l-2 34-3 6-3-6z" fill="#8a4520" />
    <path d="M-4 -66l8-3M-4 -57l8-3M-3.5 -48l7-3" stroke="#13272f" stroke-opacity=".35" stroke-width="1.5" />
    <circle cy="-42" r="3" fill="#c4352c" />
  </>
)
const Curls = () => (
  <For each={[-12, -4, 4, 12]}>
    {(x) => <circle cx={x} cy={-92 - 6 * Math.cos(x / 9)} r="8" fill="var(--hair-1)" />}
  </For>
)
const Panama = () => (
  <>
    <ellipse cy="-88" rx="22" ry="5.5" fill="#fbf6e6" stroke="#13272f" stroke-width="1.2" />
    <path d="M-13 -89c0-13 4-17 13-17s13 4 13 17z" fill="#fbf6e6" stroke="#13272f" stroke-width="1.2" />
    <path d="M-13 -90h26v-5h-25.5z" fill="#a94438" />
  </>
)

const HEADS = {
  red: { hair: 'var(--hair-1)', skin: 'var(--skin-2)', top: Bun },
  blue: { hair: 'var(--hair-2)', skin: 'var(--skin-1)', top: Cap },
  green: { hair: 'var(--hair-1)', skin: 'var(--skin-3)', top: StrawHat },
  yellow: { hair: '#8a4520', skin: 'var(--skin-1)', top: Braid },
  violet: { hair: 'var(--hair-1)', skin: 'var(--skin-3)', top: Curls },
  grey: { hair: 'var(--hair-3)', skin: 'var(--skin-2)', top: Panama },
} as const satisfies Record<PlayerColour, { hair: string; skin: string; top: () => JSX.Element }>

function Arm(props: { colour: PlayerColour; side: 1 | -1 }) {
  return (
    <g transform={`scale(${props.side} 1)`} fill="none" stroke-linecap="round">
      <path d="M18 -50C31 -40 35 -22 34 -4" stroke="var(--p-edge)" stroke-width="15" />
      <path d="M18 -50C31 -40 35 -22 34 -6" stroke={`var(--p-${props.colour})`} stroke-width="11.5" />
      <ellipse
        cx="35"
        cy="2"
        rx="7"
        ry="4.5"
        fill={HEADS[props.colour].skin}
        stroke="var(--p-edge)"
        stroke-width="1.6"
      />
    </g>
  )
}

/** Someone on the wall seen from behind, in the colour, shape and pattern of the seat. */
export function Sitter(props: { colour: PlayerColour; label?: string }) {
  return (
    <Svg class="sit" box={BOX} label={props.label}>
      <Arm colour={props.colour} side={1} />
      <Arm colour={props.colour} side={-1} />
      <path d="M-25 8c-2-9 1-14 3-16h44c2 2 5 7 3 16z" fill="#33444b" stroke="var(--p-edge)" stroke-width="1.8" />
      <path
        d="M-12 -61C-22 -59 -26 -54 -25 -44L-21 -6H21L25 -44C26 -54 22 -59 12 -61z"
        fill={areaOf(props.colour)}
        stroke="var(--p-edge)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path
        d="M-7 -74h14v13c-4 4-10 4-14 0z"
        fill={HEADS[props.colour].skin}
        stroke="var(--p-edge)"
        stroke-width="1.4"
      />
      <ellipse cy="-85" rx="14.5" ry="16.5" fill={HEADS[props.colour].hair} />
      <Dynamic component={HEADS[props.colour].top} />
      <path
        d={SHAPES[props.colour]}
        transform="translate(-11 -36) scale(.92)"
        fill={`var(--p-${props.colour})`}
        stroke={`var(--on-p-${props.colour})`}
        stroke-width="2.2"
      />
    </Svg>
  )
}

/** A free seat: an outline to tap. */
export function EmptySeat(props: { label?: string }) {
  return (
    <Svg class="sit" box={BOX} label={props.label}>
      <g fill="var(--surface)" fill-opacity=".62" stroke="var(--ink-2)" stroke-width="1.8" stroke-dasharray="5 4">
        <path d="M-12 -61C-32 -58 -40 -34 -40 6H40C40 -34 32 -58 12 -61z" />
        <ellipse cy="-85" rx="14.5" ry="16.5" />
      </g>
      <path d="M-10 -28h20M0 -38v20" stroke="var(--ink)" stroke-width="3" stroke-linecap="round" />
    </Svg>
  )
}
