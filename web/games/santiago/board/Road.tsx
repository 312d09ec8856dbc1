import { For, Show } from 'solid-js'
import { Palm } from '../../../art/Scenery.tsx'
import type { Layout } from './layout.ts'
import type { BoardProps } from './props.ts'

const CHEVRONS = [
  [290, 286, 0],
  [470, 286, 0],
  [650, 286, 0],
  [830, 286, 0],
  [290, 470, 180],
  [830, 470, 180],
  [62, 378, -90],
  [1058, 378, 90],
] as const

function Chevrons() {
  return (
    <For each={CHEVRONS}>
      {([x, y, angle]) => (
        <path
          d="M-4 -5l5 5l-5 5"
          transform={`translate(${x} ${y}) rotate(${angle})`}
          fill="none"
          stroke="var(--street-mark)"
          stroke-width="2.6"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      )}
    </For>
  )
}

/** The way a drive under consideration would take. */
function Way(props: { d: string; width: number }) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round" pointer-events="none">
      <path d={props.d} stroke="var(--sol)" stroke-width={props.width} />
      <path d={props.d} stroke="var(--sol-ink)" stroke-width="2" stroke-dasharray="2 9" opacity=".7" />
    </g>
  )
}

export function Road(props: { b: BoardProps; at: Layout }) {
  const way = () => {
    const preview = props.b.preview
    return preview && preview.stops > 0 ? props.at.street.way(preview.from, preview.stops) : undefined
  }
  return (
    <>
      <path d={props.at.street.outline} fill="var(--plaza)" />
      <g fill="none">
        <path d={props.at.street.outline} stroke="var(--street-edge)" stroke-width={props.at.road + 3} />
        <path d={props.at.street.outline} stroke="var(--street)" stroke-width={props.at.road} />
        <path
          d={props.at.street.outline}
          stroke="var(--street-mark)"
          stroke-width="1.8"
          stroke-dasharray={props.at.tall ? '8 8' : '12 12'}
          opacity=".8"
        />
      </g>
      <Show when={!props.at.tall}>
        <Palm x={108} y={398} scale={0.9} />
        <Palm x={1012} y={396} scale={0.9} />
        <Chevrons />
      </Show>
      <Show when={way()}>{(d) => <Way d={d()} width={props.at.tall ? 7 : 9} />}</Show>
    </>
  )
}
