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

const MARKS = 10
const LABELS = 16

/** Ten by ten, then 20, 50, 100, 200 and so on, so that there is room between the lines. */
function stepFor(span: number): number {
  const wide = [20, 50, 100].flatMap((n) => [0, 1, 2, 3].map((power) => n * 10 ** power)).toSorted((a, b) => a - b)
  return span > 60 ? (wide.find((step) => span / step <= MARKS) ?? span) : 10
}

const marksBetween = (low: number, top: number, step: number): number[] =>
  Array.from({ length: (top - low) / step + 1 }, (_, i) => low + i * step)
const short = (n: number): string => `${n < 0 ? '−' : ''}${Math.abs(n) < 1000 ? Math.abs(n) : `${Math.abs(n) / 1000}k`}`

/** Seals that would cover each other stand side by side. */
function ends(lines: readonly Line[], near: number): { line: Line; shift: number }[] {
  return lines.map((line, i) => {
    const level = (other: Line) => Math.abs((other.points.at(-1) ?? 0) - (line.points.at(-1) ?? 0)) < near
    return { line, shift: lines.slice(0, i).filter(level).length * 18 }
  })
}

/** Points over the game: one line per player, in colour, dash and shape. */
export function Chart(props: { title: string; lines: readonly Line[]; parts: number }) {
  const x = (part: number): number => FIRST + (part * WIDTH) / props.parts
  const every = () => Math.ceil(props.parts / LABELS)
  const parts = () => Array.from({ length: props.parts }, (_, i) => i + 1).filter((part) => part % every() === 0)
  const all = () => props.lines.flatMap((line) => line.points)
  const most = () => Math.max(...all(), 1)
  const least = () => Math.min(...all(), 0)
  const step = () => stepFor(most() - least())
  const top = () => Math.ceil(most() / step()) * step()
  const low = () => Math.floor(least() / step()) * step()
  const y = (points: number) => FLOOR - ((points - low()) / (top() - low())) * HIGH
  const path = (line: Line) => `M${line.points.map((points, i) => `${x(i)} ${y(points)}`).join('L')}`
  const words = () => props.lines.map((line) => `${line.name}: ${line.points.join(', ')}`)
  return (
    <section class="card ch">
      <h2>{props.title}</h2>
      <Svg box="-14 0 644 262" class="chart" label={`${props.title}. ${words().join('. ')}`}>
        <For each={marksBetween(low(), top(), step())}>
          {(mark) => (
            <>
              <path d={`M30 ${y(mark)}h546`} stroke="var(--line)" />
              <text x="22" y={y(mark) + 4} text-anchor="end" class="ax">
                {short(mark)}
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
              <For each={every() > 1 ? [] : line.points.slice(1, -1)}>
                {(points, i) => <Seal colour={line.colour} x={x(i() + 1)} y={y(points)} size={10} stroke={1} />}
              </For>
            </>
          )}
        </For>
        <For each={ends(props.lines, step() / 5)}>
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
