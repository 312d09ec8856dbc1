import { Svg } from './Svg.tsx'

/** A statute: rolled while it is only proposed, sealed with wax once it is in force. */
export function Scroll(props: { sealed?: boolean; size?: number; label?: string }) {
  return (
    <Svg class="scroll" box="0 0 24 24" width={props.size ?? 20} height={props.size ?? 20} label={props.label}>
      <path
        d="M6 4.5h12v15H6z"
        fill="var(--f-trim)"
        stroke="var(--f-line)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M9 9.5h6M9 13h6" stroke="var(--f-line)" stroke-width="1.4" stroke-linecap="round" />
      <rect
        x="3"
        y="2"
        width="18"
        height="4.5"
        rx="2.2"
        fill="var(--wall-shade)"
        stroke="var(--f-line)"
        stroke-width="1.5"
      />
      <rect
        x="3"
        y="17.5"
        width="18"
        height="4.5"
        rx="2.2"
        fill="var(--wall-shade)"
        stroke="var(--f-line)"
        stroke-width="1.5"
      />
      {props.sealed ? (
        <circle cx="16.5" cy="16.5" r="3.6" fill="var(--p-red)" stroke="var(--f-line)" stroke-width="1.3" />
      ) : null}
    </Svg>
  )
}
