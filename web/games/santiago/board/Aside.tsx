import { Show } from 'solid-js'
import { Die } from '../../../art/Die.tsx'
import { GoodMark } from '../../../art/Good.tsx'
import { Label } from './Label.tsx'
import type { BoardProps } from './props.ts'

/** The fifth die: this good is not wanted by the ship. */
export function Aside(props: { b: BoardProps }) {
  return (
    <g transform="translate(329 0)">
      <Label text={props.b.words.aside} kind="seacap" size={13} room={84} x={28} y={572} anchor="middle" />
      <rect
        y="584"
        width="56"
        height="70"
        rx="9"
        fill="none"
        stroke="var(--on-sea-2)"
        stroke-opacity=".6"
        stroke-dasharray="4 4"
        stroke-width="1.5"
      />
      <Show when={props.b.state.aside}>
        {(aside) => (
          <g
            data-part={`die-${aside().good}`}
            role="img"
            aria-label={`${props.b.words.aside}: ${props.b.words.goods[aside().good]}`}
          >
            <Die kind={aside().good} value={aside().value} rolled x={11} y={591} size={34} />
            <GoodMark kind={aside().good} x={28} y={640} size={19} />
          </g>
        )}
      </Show>
    </g>
  )
}
