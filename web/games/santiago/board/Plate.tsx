import { Show } from 'solid-js'
import { FLOWERS, type Cuban } from '../../../../shared/games/santiago/data.ts'
import { Flower } from '../../../art/Flower.tsx'
import { Portrait } from '../../../art/Portrait.tsx'
import { TallGain, WideGain } from './Gain.tsx'
import { Label } from './Label.tsx'
import { isTop, spotOf, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'
import { destination } from './Stop.tsx'
import { Target } from './Target.tsx'

interface PlateProps {
  b: BoardProps
  at: Layout
  stop: number
  cuban: Cuban
}
interface FaceProps extends PlateProps {
  x: number
  y: number
  shut: boolean
}

function WideFace(props: FaceProps) {
  return (
    <>
      <Portrait who={props.cuban} x={props.x - 54} y={props.y} radius={29} closed={props.shut} />
      <g classList={{ asleep: props.shut }}>
        <Label
          text={props.b.words.cubans[props.cuban]}
          kind="cname"
          size={15.5}
          room={68}
          x={props.x - 17}
          y={props.y - 3}
        />
        <WideGain of={props.cuban} words={props.b.words} x={props.x - 17} y={props.y + 16} />
        <Flower kind={FLOWERS[props.cuban].colour} x={props.x + 67} y={props.y} size={24} />
      </g>
    </>
  )
}

function TallFace(props: FaceProps) {
  return (
    <>
      <Portrait who={props.cuban} x={props.x - 11} y={props.y} radius={17} closed={props.shut} />
      <g classList={{ asleep: props.shut }}>
        <TallGain of={props.cuban} words={props.b.words} x={props.x + 9} y={props.y + 15} />
        <Flower kind={FLOWERS[props.cuban].colour} x={props.x + 19} y={props.y - 9} size={16} />
        <Label
          text={props.b.words.cubans[props.cuban]}
          kind="bname"
          small
          size={12.5}
          room={58}
          x={props.x}
          y={props.y + 33}
          anchor="middle"
        />
      </g>
    </>
  )
}

const centreY = (at: Layout, stop: number) => {
  if (isTop(at, stop)) return at.top + (at.tall ? 38 : 54)
  return at.bottom - 54
}

/** A Cuban at the window beside the stop: portrait, gain, flower; shut while inactive. */
export function Plate(props: PlateProps) {
  const x = () => spotOf(props.at, props.stop).x
  const y = () => centreY(props.at, props.stop)
  const box = () =>
    props.at.tall
      ? { x: x() - 31.5, y: y() - 21, width: 63, height: 58, radius: 12 }
      : { x: x() - 86, y: y() - 32, width: 172, height: 64, radius: 32 }
  const shut = () => props.b.state.inactive[props.cuban] !== undefined
  const choice = () => props.b.cubans.get(props.cuban)
  const chosen = () => destination(props.b) === props.stop || props.b.preview?.cuban === props.cuban
  const pick = () => {
    if (choice() !== undefined) props.b.onCuban(props.cuban)
    else if (props.b.stops.has(props.stop)) props.b.onStop(props.stop)
    else props.b.info(props.cuban)
  }
  return (
    <Target
      part={`cuban-${props.cuban}`}
      name={choice() ?? props.b.words.cuban(props.b.words.cubans[props.cuban], shut())}
      can={choice() !== undefined}
      selected={chosen()}
      onPick={pick}
      hit={box()}
    >
      <rect
        class="face"
        x={box().x}
        y={box().y}
        width={box().width}
        height={box().height}
        rx={box().radius}
        fill={chosen() ? 'var(--sol-soft)' : shut() ? 'var(--plaza)' : 'var(--surface)'}
        stroke={chosen() || choice() !== undefined ? 'var(--sol)' : 'var(--line)'}
        stroke-width={chosen() || choice() !== undefined ? 2.4 : 1}
        stroke-dasharray={!chosen() && choice() !== undefined ? '5 4' : undefined}
      />
      <Show when={props.at.tall} fallback={<WideFace {...props} x={x()} y={y()} shut={shut()} />}>
        <TallFace {...props} x={x()} y={y()} shut={shut()} />
      </Show>
    </Target>
  )
}
