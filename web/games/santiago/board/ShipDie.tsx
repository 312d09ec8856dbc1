import { createEffect, on } from 'solid-js'
import type { Demanded } from '../../../../shared/games/santiago/data.ts'
import { Die } from '../../../art/Die.tsx'
import { GoodMark } from '../../../art/Good.tsx'
import { deckAt, DIE_SIZE, hullAt } from '../../../art/Ship.tsx'
import { wobble } from './motion.ts'
import type { BoardProps } from './props.ts'
import { Target } from './Target.tsx'

interface ShipDieProps {
  b: BoardProps
  good: Demanded
  value: number
  berth: number
}

/** A die on deck and its good on the hull below. */
export function ShipDie(props: ShipDieProps) {
  let die: SVGGElement | undefined
  createEffect(
    on(
      () => props.value,
      (now, before) => {
        if (die && before !== undefined && now !== before) void wobble(die)
      },
    ),
  )
  const deck = () => deckAt(props.berth)
  const hull = () => hullAt(props.berth)
  const choice = () => props.b.dice.get(props.good)
  const chosen = () => props.b.preview?.good === props.good
  return (
    <Target
      part={`die-${props.good}`}
      name={choice() ?? props.b.words.die(props.b.words.goods[props.good], props.value)}
      can={choice() !== undefined}
      selected={chosen()}
      sea
      onPick={() => choice() !== undefined && props.b.onDie(props.good)}
      hit={{ x: deck().x - 5, y: deck().y - 5, width: 66, height: 128 }}
    >
      <g transform={`translate(${deck().x + DIE_SIZE / 2} ${deck().y + DIE_SIZE / 2})`}>
        <g ref={(element) => (die = element)}>
          <Die
            kind={props.good}
            value={props.value}
            x={-DIE_SIZE / 2}
            y={-DIE_SIZE / 2}
            size={DIE_SIZE}
            lit={chosen()}
          />
          <rect
            x="-34"
            y="-34"
            width="68"
            height="66"
            rx="17"
            fill="none"
            stroke="var(--sol)"
            stroke-width="2.5"
            stroke-dasharray="6 5"
            opacity={choice() !== undefined && !chosen() ? 1 : 0}
          />
        </g>
      </g>
      <GoodMark kind={props.good} x={hull().x} y={hull().y} size={27} opacity={props.value > 0 ? 1 : 0.45} />
    </Target>
  )
}
