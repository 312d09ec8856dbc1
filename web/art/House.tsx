import { createUniqueId, For, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Paint } from './Facade.tsx'
import { SCENES, type HouseKind } from './scenes.tsx'
import { Svg } from './Svg.tsx'

export type { HouseKind } from './scenes.tsx'

interface Build {
  paint: Paint
  roof: (props: { fill: string }) => JSX.Element
}

const Curve = (props: { fill: string }) => (
  <path
    d="M6 40c22 0 30-6 44-18S92 2 120 2s56 8 70 20s22 18 44 18z"
    fill={props.fill}
    stroke="var(--f-trim)"
    stroke-width="5"
  />
)

const Step = (props: { fill: string }) => (
  <>
    <path d="M14 42V30h36V18h30V6h80v12h30v12h36v12z" fill={props.fill} />
    <path d="M78 6h84M48 18h34M158 18h34M12 30h40M188 30h40" stroke="var(--f-trim)" stroke-width="5" />
  </>
)

const Clock = (props: { fill: string }) => (
  <>
    <rect x="8" y="14" width="224" height="26" fill={props.fill} />
    <rect x="8" y="14" width="224" height="26" fill="var(--f-shade)" />
    <For each={Array.from({ length: 19 }, (_, i) => 12 + i * 11.7)}>
      {(x) => <rect x={x} y="18" width="5.6" height="20" fill="var(--f-trim)" />}
    </For>
    <path d="M6 16h228" stroke="var(--f-trim)" stroke-width="6" />
    <circle cx="120" cy="18" r="17" fill="var(--f-trim)" stroke="var(--f-line)" stroke-width="2" />
    <path d="M120 8v10l7 4" stroke="var(--f-line)" stroke-width="2.5" fill="none" stroke-linecap="round" />
  </>
)

const Gable = (props: { fill: string }) => (
  <>
    <path d="M4 42L120 0L236 42z" fill={props.fill} stroke="var(--f-trim)" stroke-width="6" stroke-linejoin="round" />
    <path d="M112 34v-8a8 8 0 0 1 16 0v8z" fill="var(--f-window)" />
  </>
)

const BUILDS = {
  santiago: { paint: 'coral', roof: Curve },
  cuba: { paint: 'aqua', roof: Step },
  cuba18: { paint: 'ochre', roof: Clock },
  mx1822: { paint: 'rose', roof: Gable },
} as const satisfies Record<HouseKind, Build>

function Arch(props: { kind: HouseKind }) {
  const clip = createUniqueId()
  return (
    <g transform="translate(0 46)">
      <clipPath id={clip}>
        <path d="M40 214V104a80 80 0 0 1 160 0v110z" />
      </clipPath>
      <path d="M34 216V104a86 86 0 0 1 172 0v112z" fill="var(--f-trim)" />
      <g clip-path={`url(#${clip})`}>
        <rect x="30" y="20" width="180" height="200" fill={SCENES[props.kind].sky} />
        <Dynamic component={SCENES[props.kind].drawing} />
        <rect class="night" x="30" y="20" width="180" height="200" />
      </g>
      <path d="M26 216h188" stroke="var(--f-trim)" stroke-width="8" />
      <path d="M26 221h188" stroke="var(--f-shade)" stroke-width="3" />
    </g>
  )
}

/** A game as a house: its name on the sign, a scene in its arch. */
export function House(props: { kind: HouseKind; name: string; selected?: boolean }) {
  const fill = () => `var(--f-${BUILDS[props.kind].paint})`
  return (
    <Svg class="house" box="-6 -6 252 330" fit="xMidYMax meet">
      <Dynamic component={BUILDS[props.kind].roof} fill={fill()} />
      <rect y="38" width="240" height="286" fill={fill()} />
      <rect x="222" y="50" width="18" height="274" fill="var(--f-shade)" />
      <rect x="-6" y="38" width="252" height="9" rx="1.5" fill="var(--f-trim)" />
      <rect x="-6" y="47" width="252" height="4" fill="var(--f-shade)" />
      <Arch kind={props.kind} />
      <rect
        x="8"
        y="274"
        width="224"
        height="42"
        rx="6"
        fill={props.selected ? 'var(--sol)' : 'var(--f-trim)'}
        stroke="var(--f-line)"
        stroke-width="1.6"
      />
      <text x="120" y="303" text-anchor="middle" class="hname">
        {props.name}
      </text>
    </Svg>
  )
}
