import { For, Show } from 'solid-js'
import { Svg } from './Svg.tsx'

export type FlowerKind = 'yellow' | 'blue' | 'red' | 'white' | 'none'

interface Form {
  petals: number
  petal: string
  heart?: { r: number; fill: string }
}

/** Eight thin, four round, five wide with a stamen, six pointed, five in outline. */
const FORMS = {
  yellow: {
    petals: 8,
    petal: 'M0 -2.5C-2.6 -5 -2.4 -9.5 0 -11C2.4 -9.5 2.6 -5 0 -2.5z',
    heart: { r: 3.6, fill: '#7a4a12' },
  },
  blue: {
    petals: 4,
    petal: 'M0 -1C-6.5 -3 -6 -11 0 -10.5C6 -11 6.5 -3 0 -1z',
    heart: { r: 2.4, fill: '#fff6cf' },
  },
  red: { petals: 5, petal: 'M0 -.5C-7 -4 -5.5 -11.5 -2 -10.5L0 -9.6L2 -10.5C5.5 -11.5 7 -4 0 -.5z' },
  white: {
    petals: 6,
    petal: 'M0 -1.5C-3.8 -4 -3.4 -8 0 -11.5C3.4 -8 3.8 -4 0 -1.5z',
    heart: { r: 2.6, fill: '#f2c74e' },
  },
  none: { petals: 5, petal: 'M0 -1.5C-5.5 -4 -4.5 -10.5 0 -10.5C4.5 -10.5 5.5 -4 0 -1.5z' },
} as const satisfies Record<FlowerKind, Form>

export function Flower(props: { kind: FlowerKind; x?: number; y?: number; size?: number }) {
  const form = (): Form => FORMS[props.kind]
  const bare = () => props.kind === 'none'
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${(props.size ?? 24) / 24})`}>
      <For each={Array.from({ length: form().petals }, (_, i) => (i * 360) / form().petals)}>
        {(angle) => (
          <path
            d={form().petal}
            transform={`rotate(${angle})`}
            fill={bare() ? 'none' : `var(--fl-${props.kind})`}
            stroke={bare() ? 'var(--ink)' : 'var(--fl-edge)'}
            stroke-width="1.1"
            stroke-linejoin="round"
            stroke-dasharray={bare() ? '2 1.8' : undefined}
          />
        )}
      </For>
      <Show when={form().heart}>
        {(heart) => <circle r={heart().r} fill={heart().fill} stroke="var(--fl-edge)" stroke-width="1" />}
      </Show>
      <Show when={props.kind === 'red'}>
        <path d="M0 0L6 -6" stroke="#ffe08a" stroke-width="2.2" stroke-linecap="round" />
        <circle cx="6.5" cy="-6.5" r="2" fill="#ffe08a" stroke="var(--fl-edge)" stroke-width=".8" />
      </Show>
    </g>
  )
}

export function FlowerIcon(props: { kind: FlowerKind; size?: number; label?: string }) {
  const size = () => props.size ?? 18
  return (
    <Svg class="flower" box="-12.5 -12.5 25 25" width={size()} height={size()} label={props.label}>
      <Flower kind={props.kind} />
    </Svg>
  )
}
