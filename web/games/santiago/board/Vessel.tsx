import { createComputed, createEffect, createSignal, For, on, Show } from 'solid-js'
import { DEMANDED, SHIPS, type Demanded } from '../../../../shared/games/santiago/data.ts'
import { BERTHS, deckAt, Hull } from '../../../art/Ship.tsx'
import { duration, play } from './motion.ts'
import type { BoardProps } from './props.ts'
import { ShipDie } from './ShipDie.tsx'

type Dice = Partial<Record<Demanded, number>>

function Berth(props: { berth: number }) {
  return (
    <rect
      x={deckAt(props.berth).x + 2}
      y={deckAt(props.berth).y + 2}
      width="52"
      height="50"
      rx="10"
      fill="none"
      stroke="var(--on-sea-2)"
      stroke-opacity=".7"
      stroke-width="1.5"
      stroke-dasharray="5 4"
    />
  )
}

const HERE = { transform: 'translateX(0)', opacity: 1 }
const shifted = (x: number): Keyframe => ({ opacity: 0, transform: `translateX(${x}px)` })
const slide = (ship: Element, frames: Keyframe[], easing: string) =>
  play(ship, frames, duration('--m-ship') / 2, easing)

/** The ship at the quay. When it leaves it keeps its cargo until it is out of sight, then the next one arrives. */
export function Vessel(props: { b: BoardProps; moved: readonly string[]; far: number }) {
  let ship: SVGGElement | undefined
  let cargo: Dice = {}
  const [leaving, setLeaving] = createSignal<Dice>()
  createComputed(() => {
    const dice = { ...props.b.state.dice }
    if (Object.keys(dice).length > 0) cargo = dice
  })
  const change = async () => {
    const element = ship
    if (!element || duration('--m-ship') === 0) return
    setLeaving(cargo)
    await slide(element, [HERE, shifted(props.far)], 'ease-in')
    setLeaving(undefined)
    await slide(element, [shifted(-props.far), HERE], 'ease-out')
  }
  createEffect(
    on(
      () => props.b.state.ship,
      () => void change(),
      { defer: true },
    ),
  )
  const dice = (): Dice => leaving() ?? props.b.state.dice
  const goods = () => DEMANDED.filter((good) => dice()[good] !== undefined)
  return (
    <Show when={leaving() ?? props.b.state.ship <= SHIPS}>
      <g ref={(element) => (ship = element)} data-part="ship" color="var(--on-sea)">
        <Hull>
          <For each={goods()} fallback={<For each={BERTHS}>{(berth) => <Berth berth={berth} />}</For>}>
            {(good, berth) => <ShipDie b={props.b} good={good} value={dice()[good] ?? 0} berth={berth()} />}
          </For>
          <Show when={props.moved.includes('ship')}>
            <rect class="moved" x="-6" y="-132" width="368" height="146" rx="14" />
          </Show>
        </Hull>
      </g>
    </Show>
  )
}
