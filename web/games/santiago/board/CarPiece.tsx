import { createEffect, on, Show } from 'solid-js'
import { STOPS } from '../../../../shared/games/santiago/data.ts'
import { Car } from '../../../art/Car.tsx'
import { isTop, spotOf, type Layout } from './layout.ts'
import { duration, play } from './motion.ts'
import type { BoardProps } from './props.ts'

const LONGEST = 1500
const STEP = 10
/** On the bends the car is seen from an angle, but never from the front alone. */
const NARROWEST = 0.45

function pose(at: Layout, x: number, y: number, heading: number): string {
  const facing = Math.sign(heading || 1) * Math.max(NARROWEST, Math.abs(heading))
  return `translate(${x}px, ${y - at.car.lift}px) scale(${facing * at.car.scale}, ${at.car.scale})`
}

function rest(at: Layout, stop: number): string {
  const { x, y } = spotOf(at, stop)
  return pose(at, x, y, isTop(at, stop) ? 1 : -1)
}

function drive(car: Element, at: Layout, from: number, to: number): void {
  const stops = (to - from + STOPS) % STOPS
  const frames = at.street.drive(from, stops, STEP).map((distance) => {
    const { x, y } = at.street.at(distance)
    return { transform: pose(at, x, y, at.street.heading(distance)) }
  })
  void play(car, frames, Math.min(LONGEST, duration('--m-stop') * stops), 'cubic-bezier(.4,.1,.3,1)')
}

export function CarPiece(props: { b: BoardProps; at: Layout; moved: readonly string[] }) {
  let car: SVGGElement | undefined
  createEffect(
    on(
      () => props.b.state.car,
      (to, from) => {
        if (car && from !== undefined && from !== to) drive(car, props.at, from, to)
      },
    ),
  )
  return (
    <g
      ref={(element) => (car = element)}
      data-part="car"
      pointer-events="none"
      style={{ transform: rest(props.at, props.b.state.car) }}
    >
      <Car />
      <Show when={props.moved.includes('car')}>
        <rect class="moved" x="-46" y="-28" width="92" height="48" rx="24" />
      </Show>
    </g>
  )
}
