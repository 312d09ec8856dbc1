import { For } from 'solid-js'
import { DASHES, type PlayerColour } from '../../art/players.ts'
import { Seal } from '../../art/Seal.tsx'
import { Svg } from '../../art/Svg.tsx'

export interface Line {
  readonly colour: PlayerColour
  readonly name: string
  readonly points: readonly number[] // at the start and after each part of the game
}

const FIRST = 34
const WIDTH = 532
const FLOOR = 232
const HIGH = 210

const marksUpTo = (top: number, step: number): number[] => Array.from({ length: top / step + 1 }, (_, i) => i * step)

/** Seals that would cover each other stand side by side. */
function ends(lines: readonly Line[]): { line: Line; shift: number }[] {
  return lines.map((line, i) => {
    const level = (other: Line) => Math.abs((other.points.at(-1) ?? 0) - (line.points.at(-1) ?? 0)) < 2
    return { line, shift: lines.slice(0, i).filter(level).length * 18 }
  })
}

/** Points over the game: one line per player, in colour, dash and shape. */
export function Chart(props: { title: string; lines: readonly Line[]; parts: number }) {
  const x = (part: number): number => FIRST + (part * WIDTH) / props.parts
  const parts = () => Array.from({ length: props.parts }, (_, i) => i + 1)
  const most = () => Math.max(...props.lines.flatMap((line) => line.points), 1)
  const step = () => (most() > 60 ? 20 : 10)
  const top = () => Math.ceil(most() / step()) * step()
  const y = (points: number) => FLOOR - (points / top()) * HIGH
  const path = (line: Line) => `M${line.points.map((points, i) => `${x(i)} ${y(points)}`).join('L')}`
  const words = () => props.lines.map((line) => `${line.name}: ${line.points.join(', ')}`)
  return (
    <section class="card ch">
      <h2>{props.title}</h2>
      <Svg box="0 0 630 262" class="chart" label={`${props.title}. ${words().join('. ')}`}>
        <For each={marksUpTo(top(), step())}>
          {(mark) => (
            <>
              <path d={`M30 ${y(mark)}h546`} stroke="var(--line)" />
              <text x="22" y={y(mark) + 4} text-anchor="end" class="ax">
                {mark}
              </text>
            </>
          )}
        </For>
        <For each={parts()}>
          {(part) => (
            <text x={x(part)} y="254" text-anchor="middle" class="ax">
              {part}
            </text>
          )}
        </For>
        <For each={props.lines}>
          {(line) => (
            <>
              <path
                d={path(line)}
                fill="none"
                stroke={`var(--p-${line.colour})`}
                stroke-width="2.8"
                stroke-dasharray={DASHES[line.colour]}
                stroke-linejoin="round"
                stroke-linecap="round"
              />
              <For each={line.points.slice(1, -1)}>
                {(points, i) => <Seal colour={line.colour} x={x(i() + 1)} y={y(points)} size={10} stroke={1} />}
              </For>
            </>
          )}
        </For>
        <For each={ends(props.lines)}>
          {(end) => (
            <Seal
              colour={end.line.colour}
              x={x(end.line.points.length - 1) + end.shift}
              y={y(end.line.points.at(-1) ?? 0)}
              size={17}
            />
          )}
        </For>
      </Svg>
    </section>
  )
}
