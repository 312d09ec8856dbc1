import { Show } from 'solid-js'
import { Waves } from '../../../art/Scenery.tsx'
import type { Layout } from './layout.ts'

function WideGround() {
  return (
    <>
      <rect x="-1120" width="3360" height="300" fill="var(--sky)" />
      <path
        d="M-1120 110C-800 60 -240 190 0 150C120 96 210 128 330 104C470 76 560 120 690 92C820 66 930 108 1120 74C1400 30 1900 120 2240 80V230H-1120z"
        fill="var(--sea-foam)"
        opacity=".75"
      />
      <rect x="-1120" y="176" width="3360" height="352" fill="var(--paper)" />
      <rect x="-1120" y="530" width="3360" height="700" fill="var(--sea)" />
      <rect x="-1120" y="516" width="3360" height="8" fill="var(--wall-top)" />
      <rect x="-1120" y="524" width="3360" height="16" fill="var(--wall)" />
      <rect x="-1120" y="540" width="3360" height="5" fill="var(--wall-shade)" />
      <path d="M-1120 532h3360" stroke="var(--wall-joint)" stroke-width="15" stroke-dasharray="1 73" />
      <Waves from={10} to={300} y={558} step={36} opacity={0.14} />
      <Waves from={420} to={760} y={560} step={36} opacity={0.14} />
      <Waves from={320} to={420} y={690} step={30} opacity={0.3} />
      <Waves from={760} to={1100} y={718} step={34} opacity={0.18} />
      <Waves from={10} to={330} y={722} step={34} opacity={0.2} />
    </>
  )
}

function TallGround() {
  return (
    <>
      <rect x="-390" y="-300" width="1170" height="400" fill="var(--sky)" />
      <path
        d="M-390 60C-200 40 -60 90 0 70S120 60 200 48S330 44 390 34S600 60 780 40V86H-390z"
        fill="var(--sea-foam)"
        opacity=".8"
      />
      <rect x="-390" y="86" width="1170" height="340" fill="var(--paper)" />
      <rect x="-390" y="419" width="1170" height="110" fill="var(--sea)" />
      <rect x="-390" y="411" width="1170" height="5" fill="var(--wall-top)" />
      <rect x="-390" y="416" width="1170" height="8" fill="var(--wall)" />
      <rect x="-390" y="424" width="1170" height="3" fill="var(--wall-shade)" />
      <Waves from={235} to={390} y={519} step={26} opacity={0.14} />
    </>
  )
}

/** Sky, hills, city ground, quay and sea; they reach beyond the drawing so that no edge shows. */
export function Ground(props: { at: Layout }) {
  return (
    <g pointer-events="none">
      <Show when={props.at.tall} fallback={<WideGround />}>
        <TallGround />
      </Show>
    </g>
  )
}

/** From the port's stop down to the quay. */
export function Gangway(props: { at: Layout }) {
  const x = () => props.at.width / 2
  const half = () => (props.at.tall ? 12 : 22)
  const from = () => props.at.bottom + props.at.road / 2 - 0.5
  const to = () => (props.at.tall ? 426 : 549)
  return (
    <g pointer-events="none">
      <rect x={x() - half()} y={from()} width={half() * 2} height={to() - from()} fill="var(--street)" />
      <path
        d={`M${x() - half()} ${from() + 2}V${to()}M${x() + half()} ${from() + 2}V${to()}`}
        stroke="var(--street-edge)"
        stroke-width="1.5"
      />
    </g>
  )
}
