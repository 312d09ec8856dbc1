import { For, Show, type ParentProps } from 'solid-js'
import { Die } from './Die.tsx'
import { GoodMark, type GoodKind } from './Good.tsx'
import { Svg } from './Svg.tsx'

export const BERTHS = [0, 1, 2, 3] as const
export const DIE_SIZE = 56
/** Upper left corner of a die on deck, centre of its good on the hull; the ship's origin is the stern at the waterline. */
export const deckAt = (berth: number) => ({ x: 64 + berth * 66, y: -121 })
export const hullAt = (berth: number) => ({ x: 92 + berth * 66, y: -18 })

export function Hull(props: ParentProps) {
  return (
    <>
      <ellipse cx="170" cy="8" rx="185" ry="9" fill="var(--sea-deep)" opacity=".8" />
      <path d="M19 -94v-28h18v28z" fill="var(--hull)" />
      <path d="M31 -94v-28h6v28z" fill="var(--f-shade)" />
      <path d="M19 -114h18" stroke="var(--f-trim)" stroke-width="5" />
      <path d="M10 -60v-34h40v34z" fill="var(--f-trim)" />
      <path d="M44 -60v-34h6v34z" fill="var(--f-shade)" />
      <rect x="16" y="-87" width="9" height="10" rx="2" fill="var(--f-window)" />
      <rect x="31" y="-87" width="9" height="10" rx="2" fill="var(--f-window)" />
      <path d="M6 -60h330c8 0 12 -4 18 -10l-22 68c-2 6-5 8-10 8H32c-6 0-9-2-12-8z" fill="var(--f-trim)" />
      <path d="M14 -36h330l-11 34c-2 6-5 8-10 8H32c-6 0-9-2-12-8z" fill="var(--hull)" />
      <path d="M11 -43h335" stroke="#13272f" stroke-width="3" />
      <path d="M5 -60h335" stroke="var(--wall-shade)" stroke-width="4" />
      {props.children}
    </>
  )
}

/** A ship as scenery: the dice are only cargo. */
export function CargoShip(props: { cargo: readonly { kind: GoodKind; value?: number }[] }) {
  return (
    <Hull>
      <For each={props.cargo}>
        {(item, berth) => (
          <>
            <Show
              when={item.value !== undefined}
              fallback={
                <rect
                  x={deckAt(berth()).x}
                  y={deckAt(berth()).y}
                  width="56"
                  height="58"
                  rx="9"
                  fill={`var(--g-${item.kind})`}
                  stroke="var(--g-edge)"
                  stroke-width="1.5"
                />
              }
            >
              <Die kind={item.kind} value={item.value ?? 0} {...deckAt(berth())} size={DIE_SIZE} />
            </Show>
            <GoodMark kind={item.kind} {...hullAt(berth())} size={27} />
          </>
        )}
      </For>
    </Hull>
  )
}

export type ShipTime = 'gone' | 'now' | 'next'

/** One space of a ship's bar, centred on x. */
export function MiniShip(props: { x: number; y: number; scale?: number; time: ShipTime }) {
  const now = () => props.time === 'now'
  return (
    <path
      d="M-14 0h28l-4 9h-19zM-8 0v-6h11v6M-4 -6v-6h5v6"
      transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}
      opacity={props.time === 'gone' ? 0.55 : undefined}
      fill={now() ? 'var(--sol)' : props.time === 'gone' ? 'var(--on-sea-2)' : 'none'}
      stroke={now() ? 'var(--sol)' : 'var(--on-sea-2)'}
      stroke-width="1.8"
      stroke-linejoin="round"
    />
  )
}

export function BoatIcon(props: { class?: string; cargo: readonly { kind: GoodKind; value?: number }[] }) {
  return (
    <Svg class={props.class ?? 'boat'} box="-20 -130 400 150">
      <CargoShip cargo={props.cargo} />
    </Svg>
  )
}
