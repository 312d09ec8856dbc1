import { Show } from 'solid-js'
import { STOPS } from '../../../../shared/games/santiago/data.ts'
import { isTop, spotOf, type Layout } from './layout.ts'
import type { BoardProps, StopChoice } from './props.ts'
import { Target } from './Target.tsx'

const STAR = 'M0 -6l1.7 3.9 4.2.4-3.2 2.8 1 4.1L0 3l-3.7 2.2 1-4.1-3.2-2.8 4.2-.4z'
const HIT = { wide: 52, tall: 46 } as const

export const destination = (b: BoardProps) =>
  b.preview && b.preview.stops > 0 ? (b.preview.from + b.preview.stops) % STOPS : undefined

/** A stop nobody offers: a star in the street. */
function Star(props: { at: Layout; x: number; y: number }) {
  return (
    <g pointer-events="none">
      <circle
        cx={props.x}
        cy={props.y}
        r={props.at.tall ? 9 : 15.5}
        fill="var(--street)"
        stroke="var(--street-mark)"
        stroke-width="1.6"
      />
      <path
        d={STAR}
        transform={`translate(${props.x} ${props.y}) scale(${props.at.tall ? 0.8 : 1})`}
        fill="var(--street-mark)"
      />
    </g>
  )
}

function Price(props: { b: BoardProps; choice: StopChoice; x: number; y: number; radius: number; chosen: boolean }) {
  return (
    <>
      <circle
        class="face"
        cx={props.x}
        cy={props.y}
        r={props.radius}
        fill={props.chosen ? 'var(--sol)' : 'var(--raised)'}
        stroke="var(--ink)"
        stroke-width="1.6"
      />
      <Show
        when={props.choice.price > 0}
        fallback={
          <text
            class="lab"
            classList={{ 'on-sol': props.chosen }}
            x={props.x}
            y={props.y + 4}
            text-anchor="middle"
            textLength={props.b.words.free.length > 4 ? props.radius * 1.7 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {props.b.words.free}
          </text>
        }
      >
        <text
          class="num"
          x={props.x}
          y={props.y + 5}
          text-anchor="middle"
          font-size="15"
          fill={props.chosen ? 'var(--on-sol)' : 'var(--ink)'}
        >
          −{props.choice.price}
        </text>
      </Show>
    </>
  )
}

/** A stop with its price; where the car stands it moves behind the car. */
export function Stop(props: { b: BoardProps; at: Layout; stop: number }) {
  const choice = () => props.b.stops.get(props.stop)
  const here = () => props.b.state.car === props.stop
  const x = () => {
    const behind = isTop(props.at, props.stop) ? -props.at.car.behind : props.at.car.behind
    return spotOf(props.at, props.stop).x + (here() ? behind : 0)
  }
  const y = () => spotOf(props.at, props.stop).y
  const radius = () => (props.at.tall ? 14 : props.stop === 0 ? 19 : 15.5)
  const hit = () => (props.at.tall ? HIT.tall : HIT.wide)
  return (
    <Show
      when={choice()}
      fallback={
        <Show when={!here()}>
          <Star at={props.at} x={x()} y={y()} />
        </Show>
      }
    >
      {(offer) => (
        <Target
          part={`stop-${props.stop}`}
          name={offer().label}
          can
          selected={destination(props.b) === props.stop}
          onPick={() => props.b.onStop(props.stop)}
          hit={{ x: x() - hit() / 2, y: y() - hit() / 2, width: hit(), height: hit(), radius: hit() / 2 }}
        >
          <Price
            b={props.b}
            choice={offer()}
            x={x()}
            y={y()}
            radius={radius()}
            chosen={destination(props.b) === props.stop}
          />
        </Target>
      )}
    </Show>
  )
}
