import { Show } from 'solid-js'
import { Emblem } from '../../../art/Emblem.tsx'
import { Label } from './Label.tsx'
import { spotOf, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'
import { destination } from './Stop.tsx'

/** The sign above the port's stop; a tap on it chooses that stop. */
export function Port(props: { b: BoardProps; at: Layout }) {
  const x = () => spotOf(props.at, 0).x
  const chosen = () => destination(props.b) === 0
  const pick = () => props.b.stops.has(0) && props.b.onStop(0)
  return (
    <g
      data-part="port"
      color="var(--on-sea)"
      cursor={props.b.stops.has(0) ? 'pointer' : undefined}
      transform={`translate(${x()} ${props.at.bottom - (props.at.tall ? 44 : 54)})`}
      onClick={pick}
    >
      <Show
        when={props.at.tall}
        fallback={
          <>
            <rect
              x="-66"
              y="-25"
              width="132"
              height="50"
              rx="8"
              fill="var(--sea)"
              stroke={chosen() ? 'var(--sol)' : 'none'}
              stroke-width="3"
            />
            <path d="M-6 25l6 8l6-8z" fill={chosen() ? 'var(--sol)' : 'var(--sea)'} />
            <Emblem of="harbormaster" x={-41} y={0} size={27} />
            <Label text={props.b.words.port} kind="cname" size={15.5} room={76} sea x={-18} y={-3} />
            <Label text={props.b.words.portHint} kind="lab" size={12} room={78} sea x={-18} y={14} />
          </>
        }
      >
        <rect
          x="-30"
          y="-26"
          width="60"
          height="52"
          rx="9"
          fill="var(--sea)"
          stroke={chosen() ? 'var(--sol)' : 'none'}
          stroke-width="2.5"
        />
        <Emblem of="harbormaster" x={0} y={-11} size={22} />
        <Label text={props.b.words.port} kind="bname" small size={12.5} room={54} sea x={0} y={17} anchor="middle" />
      </Show>
    </g>
  )
}
