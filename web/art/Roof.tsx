import { For, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'

export type RoofKind = 'flat' | 'step' | 'curve' | 'gable' | 'balus' | 'tower' | 'chimney' | 'saw'
interface RoofProps {
  width: number
  fill: string
}

const Flat = (props: RoofProps) => <rect x="4" y="6" width={props.width - 8} height="10" fill={props.fill} />

const Step = (props: RoofProps) => (
  <>
    <path d={`M6 14V8h${props.width * 0.2}V2h${props.width * 0.6 - 12}v6h${props.width * 0.2}v6z`} fill={props.fill} />
    <path d={`M${6 + props.width * 0.2} 2h${props.width * 0.6 - 12}`} stroke="var(--f-trim)" stroke-width="4" />
  </>
)

const Curve = (props: RoofProps) => {
  const half = () => props.width / 2
  return (
    <path
      d={`M${half() * 0.12} 14C${half() * 0.45} 14 ${half() * 0.4} 0 ${half()} -1S${half() * 1.55} 14 ${half() * 1.88} 14z`}
      fill={props.fill}
      stroke="var(--f-trim)"
      stroke-width="3"
    />
  )
}

const Gable = (props: RoofProps) => (
  <path
    d={`M0 14L${props.width / 2} -6L${props.width} 14z`}
    fill={props.fill}
    stroke="var(--f-trim)"
    stroke-width="3.5"
    stroke-linejoin="round"
  />
)

const Balustrade = (props: RoofProps) => (
  <>
    <rect x="2" y="4" width={props.width - 4} height="11" fill={props.fill} />
    <rect x="2" y="4" width={props.width - 4} height="11" fill="var(--f-shade)" />
    <For each={Array.from({ length: Math.floor((props.width - 4) / 7) }, (_, i) => 4 + i * 7)}>
      {(x) => <rect x={x} y="5" width="3.4" height="8" fill="var(--f-trim)" />}
    </For>
    <path d={`M2 4h${props.width - 4}`} stroke="var(--f-trim)" stroke-width="3" />
  </>
)

const Tower = (props: RoofProps) => (
  <g transform={`translate(${props.width / 2} 0)`}>
    <path d="M-13 14v-22l13-12l13 12v22z" fill={props.fill} />
    <path d="M13 14v-22h-5v22z" fill="var(--f-shade)" />
    <path d="M-16 -8L0 -22L16 -8z" fill="var(--f-coral)" />
    <path d="M0 -22v-10M-4 -28h8" stroke="var(--f-line)" stroke-width="2" />
    <path d="M-5 8v-9a5 5 0 0 1 10 0v9z" fill="var(--f-window)" />
  </g>
)

const Chimney = (props: RoofProps) => (
  <>
    <rect x={props.width - 24} y="-18" width="11" height="34" fill="var(--f-coral)" />
    <rect x={props.width - 17} y="-16" width="4" height="32" fill="var(--f-shade)" />
    <rect x={props.width - 26} y="-20" width="15" height="4" fill="var(--f-trim)" />
    <rect x="4" y="4" width={props.width * 0.5} height="12" fill={props.fill} />
  </>
)

const Saw = (props: RoofProps) => {
  const tooth = () => (props.width - 4) / 3
  return (
    <path
      d={`M2 14V2l${tooth()} 12V2l${tooth()} 12V2l${tooth()} 12z`}
      fill={props.fill}
      stroke="var(--f-trim)"
      stroke-width="2"
    />
  )
}

const ROOFS = {
  flat: Flat,
  step: Step,
  curve: Curve,
  gable: Gable,
  balus: Balustrade,
  tower: Tower,
  chimney: Chimney,
  saw: Saw,
} as const satisfies Record<RoofKind, (props: RoofProps) => JSX.Element>

/** The silhouette above a house and its cornice, which lies at y 12 to 19. */
export function Roof(props: { kind: RoofKind; width: number; fill: string }) {
  return (
    <>
      <Dynamic component={ROOFS[props.kind]} width={props.width} fill={props.fill} />
      <rect x="-3" y="12" width={props.width + 6} height="5" rx="1" fill="var(--f-trim)" />
      <rect x="-3" y="17" width={props.width + 6} height="2" fill="var(--f-shade)" />
    </>
  )
}
