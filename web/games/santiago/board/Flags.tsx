import { For, Show } from 'solid-js'
import { FLAGS } from '../../../../shared/games/santiago/data.ts'
import { Flag } from '../../../art/Flag.tsx'
import type { BoardProps } from './props.ts'

export interface FlagsProps {
  b: BoardProps
  x: number
  y: number
  pitch: number
  scale: number
  moved: readonly string[]
}

/** The four flags of the quay, the marker below the one that counts, the next one in dashes. */
export function Flags(props: FlagsProps) {
  const poles = () => [...FLAGS, undefined].map((value, i) => ({ value, x: i * props.pitch }))
  const rail = () => 65 * props.scale
  const now = () => FLAGS.indexOf(props.b.state.flag) * props.pitch
  const ahead = () => {
    const flag = props.b.preview?.flag
    if (flag === undefined || flag === props.b.state.flag) return undefined
    return (flag === 'leaves' ? FLAGS.length : FLAGS.indexOf(flag)) * props.pitch
  }
  const target = () => ahead() ?? now()
  const radius = () => 8.3 * props.scale
  return (
    <g transform={`translate(${props.x} ${props.y})`} data-part="flags" pointer-events="none">
      <For each={poles()}>
        {(pole) => (
          <Flag
            value={pole.value}
            x={pole.x}
            y={0}
            scale={props.scale}
            on={pole.value === props.b.state.flag}
            next={ahead() === pole.x}
          />
        )}
      </For>
      <path
        d={`M${-20 * props.scale} ${rail()}H${3 * props.pitch + 46 * props.scale}`}
        stroke="var(--wall-top)"
        stroke-width={7 * props.scale}
        stroke-linecap="round"
      />
      <Show when={ahead() !== undefined}>
        <g fill="none" stroke="var(--sol)" stroke-width="2.6">
          <path
            d={`M${now()} ${rail()}Q${(now() + target()) / 2} ${rail() - 26 * props.scale} ${target()} ${rail()}`}
            stroke-dasharray="4 4"
          />
          <circle cx={target()} cy={rail()} r={radius()} fill="var(--sea)" stroke-dasharray="4 3" />
        </g>
      </Show>
      <g class="piece" data-part="marker" style={{ transform: `translate(${now()}px, ${rail()}px)` }}>
        <circle r={radius()} fill="var(--marker)" stroke="#fff" stroke-width="2.5" />
        <Show when={props.moved.includes('flag')}>
          <circle class="moved" r={radius() + 5} />
        </Show>
      </g>
    </g>
  )
}
