import { For } from 'solid-js'

function Wheel(props: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={props.x} cy={props.y} r={props.r} fill="#13272f" />
      <circle cx={props.x} cy={props.y} r={props.r * 0.35} fill="var(--f-trim)" />
    </>
  )
}

/** A small steam engine driving right. */
export function Train(props: { x: number; y: number; scale?: number; paint: string }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>
      <path d="M-52 -8h12v-26h24v14h44c4 0 6 3 6 8v10h6v6h-92z" fill={props.paint} />
      <path d="M-46 -40h34v6h-34z" fill="#13272f" />
      <rect x="-36" y="-29" width="13" height="12" rx="1.5" fill="var(--f-trim)" />
      <path d="M16 -20v-13h-4l2-7h12l2 7h-4v13z" fill="#13272f" />
      <path d="M-6 -20a6 6 0 0 1 12 0z" fill="var(--coin)" />
      <path d="M34 0l12 8H32z" fill="#13272f" />
      <path d="M-52 -2h86" stroke="#13272f" stroke-width="3" />
      <For each={[-38, -18]}>{(x) => <Wheel x={x} y={2} r={8.5} />}</For>
      <For each={[6, 24]}>{(x) => <Wheel x={x} y={4.5} r={6} />}</For>
      <path d="M-38 3h44" stroke="var(--coin)" stroke-width="2.4" />
      <g fill="#fff" opacity=".85">
        <circle cx="22" cy="-48" r="6" />
        <circle cx="12" cy="-58" r="8" />
        <circle cx="-4" cy="-66" r="10" />
      </g>
    </g>
  )
}

export function Rails(props: { y: number }) {
  return (
    <>
      <path d={`M30 ${props.y}h180`} stroke="#4a3b32" stroke-width="3" />
      <path d={`M34 ${props.y + 4}h180`} stroke="#8a6a4c" stroke-width="4" stroke-dasharray="8 6" />
    </>
  )
}
