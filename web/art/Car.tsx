import { For } from 'solid-js'
import { Svg } from './Svg.tsx'

function Wheel(props: { x: number }) {
  return (
    <>
      <circle cx={props.x} cy="4" r="8" fill="#22343c" stroke="var(--f-line)" stroke-width="1.2" />
      <circle cx={props.x} cy="4" r="4.8" fill="var(--car-2)" />
      <circle cx={props.x} cy="4" r="1.8" fill="#8a9aa0" />
    </>
  )
}

/** A rounded fifties saloon seen from the side, driving right; the origin is between its wheels. */
export function Car(props: { x?: number; y?: number; scale?: number; flip?: boolean }) {
  const scale = () => props.scale ?? 1
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.flip ? -scale() : scale()} ${scale()})`}>
      <ellipse cy="11.5" rx="36" ry="3.2" fill="var(--shadow)" opacity=".25" />
      <path
        d="M-37 3c-1-6 1-9.5 5-10.5l12-2.5c4-7 9-11 17-11h6c7 0 11 3.5 15 10.5c9 .5 16 2 18.5 5c1.5 2 1.5 5.5 .5 8.5z"
        fill="var(--car)"
        stroke="var(--f-line)"
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-37 3c-.5-3-.2-5 .6-6.8c20 2.2 50 2.8 71.8-.9c2 1.8 2.6 5 1.6 7.7z" fill="var(--car-2)" />
      <path d="M-14.5 -10.5c3-4.5 6.5-7 11-7h1.5v7zM.8 -17.5h2.6c5 0 7.7 2.5 10.6 7h-13.2z" fill="#2d545e" />
      <path d="M-37 3h74" stroke="var(--f-line)" stroke-width="1.6" />
      <path d="M-40 2.5h8M33 2.5h7" stroke="#c9c6c1" stroke-width="3.5" stroke-linecap="round" />
      <circle cx="34" cy="-3.5" r="2.6" fill="#ffe9a8" stroke="var(--f-line)" stroke-width="1" />
      <For each={[-21, 21]}>{(x) => <Wheel x={x} />}</For>
    </g>
  )
}

export function CarIcon(props: { width?: number; label?: string }) {
  const width = () => props.width ?? 88
  return (
    <Svg class="car" box="-44 -26 88 42" width={width()} height={(width() * 42) / 88} label={props.label}>
      <Car />
    </Svg>
  )
}
