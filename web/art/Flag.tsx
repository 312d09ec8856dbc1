import { For, Show } from 'solid-js'

const CHECKS = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].filter((col) => (row + col) % 2 === 0).map((col) => ({ row, col })),
)

function Checkered(props: { next: boolean }) {
  return (
    <>
      <rect x="2" y="2" width="42" height="30" fill="#fff" />
      <For each={CHECKS}>
        {(at) => <rect x={2 + at.col * 10.5} y={2 + at.row * 10} width="10.5" height="10" fill="#13272f" />}
      </For>
      <rect
        x="2"
        y="2"
        width="42"
        height="30"
        fill="none"
        stroke={props.next ? 'var(--sol)' : '#13272f'}
        stroke-width={props.next ? 3.5 : 1.2}
        stroke-dasharray={props.next ? '6 4' : undefined}
      />
    </>
  )
}

function Numbered(props: { value: number; on: boolean; next: boolean }) {
  return (
    <>
      <path
        d="M2 2h42l-6 15 6 15H2z"
        fill={props.on ? 'var(--sol)' : props.next ? 'var(--sol-soft)' : 'var(--flag)'}
        stroke={props.next ? 'var(--sol)' : 'none'}
        stroke-width="2.5"
        stroke-dasharray={props.next ? '5 3.5' : undefined}
      />
      <text
        x="19"
        y="25.5"
        text-anchor="middle"
        class="num"
        font-size="22"
        fill={props.on ? 'var(--on-sol)' : props.next ? 'var(--sol-ink)' : 'var(--flag-ink)'}
      >
        {props.value}
      </text>
    </>
  )
}

/** A flag on its pole, whose top is x, y; without a value it is checkered. */
export function Flag(props: { value?: number; x: number; y: number; scale?: number; on?: boolean; next?: boolean }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>
      <path d="M0 0v62" stroke="var(--on-sea)" stroke-width="3" stroke-linecap="round" />
      <circle cy="-2" r="3.5" fill="var(--coin)" />
      <Show when={props.value !== undefined} fallback={<Checkered next={props.next ?? false} />}>
        <Numbered value={props.value ?? 0} on={props.on ?? false} next={props.next ?? false} />
      </Show>
    </g>
  )
}
