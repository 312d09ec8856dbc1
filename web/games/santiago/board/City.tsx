import { For, Show } from 'solid-js'
import { COLOURS, type Building, type Colour } from '../../../../shared/games/santiago/data.ts'
import { Flower } from '../../../art/Flower.tsx'
import { House } from './House.tsx'
import type { Layout } from './layout.ts'
import type { BoardProps } from './props.ts'

const isLit = (b: BoardProps, building: Building) =>
  b.buildings.has(building) || (b.preview?.opens.includes(building) ?? false)

function Panel(props: { at: Layout; x: number; y: number; colour: Colour; lit: boolean }) {
  const edge = () => (props.at.tall ? 1 : 4)
  const bar = () => (props.at.tall ? 5 : 7)
  const width = () => props.at.group.width + 2 * edge()
  return (
    <>
      <rect
        x={props.x - edge()}
        y={props.y}
        width={width()}
        height={props.at.group.panel}
        rx={props.at.tall ? 6 : 8}
        fill={props.lit ? 'var(--sol-soft)' : 'var(--surface)'}
        stroke={props.lit ? 'var(--sol)' : 'var(--line)'}
        stroke-width={props.lit ? 2 : 1}
      />
      <rect
        x={props.x - edge()}
        y={props.y - bar() / 2 + 0.5}
        width={width()}
        height={bar()}
        rx={bar() / 2}
        fill={`var(--fl-${props.colour})`}
        stroke="var(--fl-edge)"
        stroke-width={props.at.tall ? 1 : 1.2}
      />
    </>
  )
}

/** The flower of a group at the end of its bar. */
function Bloom(props: { at: Layout; x: number; y: number; colour: Colour }) {
  const x = () => props.x + props.at.group.width - (props.at.tall ? 9 : 0)
  const radius = () => (props.at.tall ? 10 : 14)
  return (
    <g pointer-events="none">
      <circle
        cx={x()}
        cy={props.y + 0.5}
        r={radius()}
        fill="var(--surface)"
        stroke="var(--fl-edge)"
        stroke-width="1.2"
      />
      <Flower kind={props.colour} x={x()} y={props.y + 0.5} size={radius() * 1.62} />
    </g>
  )
}

/** Twelve boxes, three under each flower. */
export function City(props: { b: BoardProps; at: Layout }) {
  return (
    <For each={COLOURS}>
      {(colour, group) => {
        const x = () => props.at.group.xs[group()] ?? 0
        const y = () => props.at.group.grounds[group()] ?? 0
        const boxes = () => [0, 1, 2].map((i) => group() * 3 + i)
        const lit = () =>
          boxes().some((box) => {
            const building = props.b.state.boxes[box]
            return building !== undefined && isLit(props.b, building)
          })
        return (
          <>
            <Panel at={props.at} x={x()} y={y()} colour={colour} lit={lit()} />
            <For each={boxes()}>
              {(box) => (
                <Show when={props.b.state.boxes[box]}>
                  {(building) => (
                    <House b={props.b} at={props.at} building={building()} box={box} lit={isLit(props.b, building())} />
                  )}
                </Show>
              )}
            </For>
            <Bloom at={props.at} x={x()} y={y()} colour={colour} />
          </>
        )
      }}
    </For>
  )
}
