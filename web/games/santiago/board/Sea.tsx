import { For } from 'solid-js'
import { COPIES, GOODS, SHIPS } from '../../../../shared/games/santiago/data.ts'
import { GoodMark } from '../../../art/Good.tsx'
import { MiniShip } from '../../../art/Ship.tsx'
import { Aside } from './Aside.tsx'
import { Flags } from './Flags.tsx'
import { Label } from './Label.tsx'
import type { BoardProps } from './props.ts'
import { Vessel } from './Vessel.tsx'

interface SeaProps {
  b: BoardProps
  moved: readonly string[]
}

export const shipTime = (b: BoardProps, n: number) => (n < b.state.ship ? 'gone' : n === b.state.ship ? 'now' : 'next')
export const fleet = Array.from({ length: SHIPS }, (_, i) => i + 1)
export const shipNow = (b: BoardProps) => Math.min(b.state.ship, SHIPS)

const PIPS = Array.from({ length: COPIES }, (_, i) => i)

function Store(props: { b: BoardProps; good: (typeof GOODS)[number]; x: number; y: number }) {
  const left = () => props.b.state.supply[props.good]
  return (
    <g
      data-part={`supply-${props.good}`}
      role="img"
      aria-label={props.b.words.stock(props.b.words.goods[props.good], left())}
      transform={`translate(${props.x} ${props.y})`}
    >
      <rect width="84" height="54" rx="9" fill="var(--sea-deep)" />
      <GoodMark kind={props.good} x={24} y={22} size={28} />
      <text class="num" x="60" y="30" text-anchor="middle" font-size="21" fill="var(--on-sea)">
        {left()}
      </text>
      <For each={PIPS}>
        {(i) => (
          <rect
            x={9 + i * 8.4}
            y="43"
            width="6.6"
            height="4"
            rx="1.5"
            fill={i < left() ? 'var(--on-sea-2)' : 'var(--sea)'}
          />
        )}
      </For>
    </g>
  )
}

/** The sea of the wide drawing: supply, the die set aside, the ship, flags and the ship's bar. */
export function WideSea(props: SeaProps) {
  return (
    <>
      <Label text={props.b.words.supply} kind="seacap" size={13} room={260} x={30} y={572} />
      <For each={GOODS}>
        {(good, i) => <Store b={props.b} good={good} x={30 + (i() % 3) * 92} y={584 + Math.floor(i() / 3) * 62} />}
      </For>
      <Aside b={props.b} />
      <g transform="translate(410 706)">
        <Vessel b={props.b} moved={props.moved} far={420} />
      </g>
      <Label text={props.b.words.earns} kind="seacap" size={13} room={300} x={786} y={572} />
      <Flags b={props.b} x={798} y={590} pitch={74} scale={1} moved={props.moved} />
      <Label text={props.b.words.ship(shipNow(props.b), SHIPS)} kind="seacap" size={13} room={92} x={786} y={702} />
      <For each={fleet}>
        {(n) => <MiniShip x={896 + (n - 1) * 31} y={699} scale={0.82} time={shipTime(props.b, n)} />}
      </For>
    </>
  )
}
