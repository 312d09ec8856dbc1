import { Show } from 'solid-js'
import { Svg } from './Svg.tsx'

/** A bid: tied up while it is sealed, open with its coins when it is shown. */
export function Purse(props: { open?: boolean; size?: number; label?: string }) {
  return (
    <Svg class="purse" box="0 0 24 24" width={props.size ?? 20} height={props.size ?? 20} label={props.label}>
      <path
        d="M8 7.5h8c3.5 3 5 6.5 5 9.5c0 3-2 5-5 5H8c-3 0-5-2-5-5c0-3 1.5-6.5 5-9.5z"
        fill="var(--g-wood)"
        stroke="var(--g-edge)"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M16 9c2 2.5 3 5 3 8c0 2-1 3.5-2.5 4.5c4 0 4.5-2.5 4.5-4.5c0-3-1.5-6.5-5-9.5z" fill="var(--f-shade)" />
      <Show
        when={props.open}
        fallback={
          <path
            d="M8 7.5C6.5 5.5 6 3.5 6.5 2l3 1.5L12 2l2.5 1.5L17.5 2c.5 1.5 0 3.5-1.5 5.5z"
            fill="var(--g-wood)"
            stroke="var(--g-edge)"
            stroke-width="1.5"
            stroke-linejoin="round"
          />
        }
      >
        <circle cx="9.5" cy="5.5" r="3.2" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.3" />
        <circle cx="14.5" cy="5" r="3.2" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.3" />
      </Show>
      <path d="M7.5 8.2h9" stroke="var(--coin)" stroke-width="2.4" stroke-linecap="round" />
    </Svg>
  )
}
