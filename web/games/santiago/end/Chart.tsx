import { For } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { SHIPS, START } from '../../../../shared/games/santiago/data.ts'
import { DASHES, type PlayerColour } from '../../../art/players.ts'
import { Seal } from '../../../art/Seal.tsx'
import { Svg } from '../../../art/Svg.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'

interface Line {
  readonly seat: Seat
  readonly colour: PlayerColour
  readonly name: string
  readonly points: readonly number[] // at the start and after each ship
}

const FIRST = 34
const STEP = 76
const FLOOR = 232
const HIGH = 210
const ships = Array.from({ length: SHIPS }, (_, i) => i + 1)
const x = (ship: number): number => FIRST + ship * STEP

function linesOf(model: Model): Line[] {
  return model.state().secret.holdings.flatMap((holding, seat) => {
    const colour = model.play.colours[seat]
    if (!holding || !colour) return []
    const points = [START.points, ...holding.curve.slice(0, -1), holding.points]
    return [{ seat, colour, name: model.play.names[seat] ?? '', points }]
  })
}

const marksUpTo = (top: number, step: number): number[] => Array.from({ length: top / step + 1 }, (_, i) => i * step)

/** Seals that would cover each other stand side by side. */
function ends(lines: readonly Line[]): { line: Line; shift: number }[] {
  return lines.map((line, i) => {
    const level = (other: Line) => Math.abs((other.points.at(-1) ?? 0) - (line.points.at(-1) ?? 0)) < 2
    return { line, shift: lines.slice(0, i).filter(level).length * 18 }
  })
}

export function Chart(props: { model: Model }) {
  const lines = () => linesOf(props.model)
  const step = () => (Math.max(...lines().flatMap((line) => line.points), 1) > 60 ? 20 : 10)
  const top = () => Math.ceil(Math.max(...lines().flatMap((line) => line.points), 1) / step()) * step()
  const y = (points: number) => FLOOR - (points / top()) * HIGH
  const marks = () => marksUpTo(top(), step())
  const path = (line: Line) => `M${line.points.map((points, i) => `${x(i)} ${y(points)}`).join('L')}`
  const words = () => lines().map((line) => `${line.name}: ${line.points.join(', ')}`)
  return (
    <section class="card ch">
      <h2>{t().end.curve}</h2>
      <Svg box="0 0 630 262" class="chart" label={`${t().end.curve}. ${words().join('. ')}`}>
        <For each={marks()}>
          {(mark) => (
            <>
              <path d={`M30 ${y(mark)}h546`} stroke="var(--line)" />
              <text x="22" y={y(mark) + 4} text-anchor="end" class="ax">
                {mark}
              </text>
            </>
          )}
        </For>
        <For each={ships}>
          {(ship) => (
            <text x={x(ship)} y="254" text-anchor="middle" class="ax">
              {ship}
            </text>
          )}
        </For>
        <For each={lines()}>
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
        <For each={ends(lines())}>
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
