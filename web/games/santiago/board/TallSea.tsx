import { For, Show } from 'solid-js'
import { GOODS, SHIPS } from '../../../../shared/games/santiago/data.ts'
import { Die } from '../../../art/Die.tsx'
import { GoodMark } from '../../../art/Good.tsx'
import { Flags } from './Flags.tsx'
import { Label } from './Label.tsx'
import type { BoardProps } from './props.ts'
import { fleet, shipNow, shipTime } from './Sea.tsx'
import { Vessel } from './Vessel.tsx'

function Dots(props: { b: BoardProps }) {
  return (
    <For each={fleet}>
      {(n) => (
        <circle
          cx={297 + (n - 1) * 13}
          cy="502"
          r="4.2"
          fill={{ gone: 'var(--on-sea-2)', now: 'var(--sol)', next: 'none' }[shipTime(props.b, n)]}
          stroke={shipTime(props.b, n) === 'now' ? 'var(--sol)' : 'var(--on-sea-2)'}
          stroke-width="1.5"
        />
      )}
    </For>
  )
}

function SupplyRow(props: { b: BoardProps }) {
  return (
    <>
      <rect x="-390" y="527" width="1170" height="400" fill="var(--sea-deep)" />
      <Label text={props.b.words.supply} kind="seacap" small size={12.5} room={50} x={8} y={546} />
      <For each={GOODS}>
        {(good, i) => (
          <g
            data-part={`supply-${good}`}
            role="img"
            aria-label={props.b.words.stock(props.b.words.goods[good], props.b.state.supply[good])}
          >
            <GoodMark kind={good} x={72 + i() * 42} y={541.5} size={18} />
            <text class="num" x={84 + i() * 42} y="546.5" font-size="14" fill="var(--on-sea)">
              {props.b.state.supply[good]}
            </text>
          </g>
        )}
      </For>
    </>
  )
}

function TallAside(props: { b: BoardProps }) {
  return (
    <>
      <path d="M322 533v17" stroke="var(--on-sea-2)" stroke-opacity=".5" />
      <Label text={props.b.words.shortAside} kind="seacap" small size={12.5} room={32} x={327} y={546} />
      <Show when={props.b.state.aside}>
        {(aside) => (
          <g
            data-part={`die-${aside().good}`}
            role="img"
            aria-label={`${props.b.words.aside}: ${props.b.words.goods[aside().good]}`}
          >
            <Die kind={aside().good} value={aside().value} rolled x={363} y={531} size={21} />
          </g>
        )}
      </Show>
    </>
  )
}

export function TallSea(props: { b: BoardProps; moved: readonly string[] }) {
  return (
    <>
      <g transform="translate(2 519) scale(.64)">
        <Vessel b={props.b} moved={props.moved} far={400} />
      </g>
      <Flags b={props.b} x={240} y={438} pitch={37} scale={0.66} moved={props.moved} />
      <Label
        text={props.b.words.shortShip(shipNow(props.b), SHIPS)}
        kind="seacap"
        small
        size={12.5}
        room={52}
        x={236}
        y={506}
      />
      <Dots b={props.b} />
      <SupplyRow b={props.b} />
      <TallAside b={props.b} />
    </>
  )
}
