import { For } from 'solid-js'
import { MERCHANDISE, type Merchandise } from '../../../../shared/games/cuba/data.ts'
import { SPACES_PER_SHIP, spacesOf, type Dock, type Ship } from '../../../../shared/games/cuba/data/ships.ts'
import { CRATE, crateAt, Freighter } from '../../../art/Freighter.tsx'
import { GoodIcon } from '../../../art/Good.tsx'
import { Svg } from '../../../art/Svg.tsx'
import type { BoardProps } from './props.ts'
import { Spot } from './Spot.tsx'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

interface Space {
  kind: Merchandise
  nth: number // of its kind on this ship
}

const spacesOn = (ship: Ship): Space[] =>
  MERCHANDISE.flatMap((kind) => Array.from({ length: spacesOf(ship, kind) }, (_, nth) => ({ kind, nth })))

export interface ShipProps {
  b: BoardProps
  ship: Ship
  dock?: Dock
  cargo?: Record<Merchandise, number>
}

/** Full, about to be filled, wanted and in the own stock, or just wanted. */
function Crate(props: ShipProps & { space: Space; at: number }) {
  const loaded = () => props.cargo?.[props.space.kind] ?? 0
  const full = () => props.space.nth < loaded()
  const added = () => {
    const load = props.b.preview?.load
    return load !== undefined && load.dock === props.dock ? (load.cargo[props.space.kind] ?? 0) : 0
  }
  const ghost = () => !full() && props.space.nth < loaded() + added()
  const owned = () => {
    const player = props.b.you === null ? undefined : props.b.state.players[props.b.you]
    const stored = player?.store[props.space.kind as keyof typeof player.store] ?? 0 // goods are never stored
    return (player?.lot[props.space.kind] ?? 0) + stored
  }
  const fits = () => props.dock !== undefined && !full() && props.space.nth < loaded() + owned()
  const next = () => fits() && props.space.nth === loaded() + added()
  return (
    <Spot
      b={props.b}
      target={props.dock && (next() || ghost()) ? `load:${props.dock}:${props.space.kind}` : undefined}
      class="c-crate"
      classList={{ full: full(), ghost: ghost(), fits: fits() }}
      style={{ left: `${crateAt(props.at).x / 2}%`, top: `${crateAt(props.at).y / 0.96}%`, width: `${CRATE / 2}%` }}
      name={props.b.words.pieces[props.space.kind]}
    >
      <GoodIcon kind={props.space.kind} />
    </Spot>
  )
}

/** A ship and its five spaces; in a dock it can be chosen as a whole, or space by space. */
export function ShipCard(props: ShipProps & { place: string }) {
  const spaces = () => spacesOn(props.ship)
  const free = () =>
    MERCHANDISE.map((kind) => [kind, spacesOf(props.ship, kind) - (props.cargo?.[kind] ?? 0)] as const).filter(
      ([, n]) => n > 0,
    )
  const loaded = () => SPACES_PER_SHIP - sum(free().map(([, n]) => n))
  return (
    <div class="c-ship">
      <Spot
        b={props.b}
        target={props.dock ? `dock:${props.dock}` : `ship:${props.ship}`}
        info={{ of: 'ship', ship: props.ship }}
        class="c-hull"
        name={props.b.words.ship(props.place, free(), loaded())}
      >
        <Svg box="0 0 200 96">
          <Freighter />
        </Svg>
      </Spot>
      <For each={spaces()}>{(space, at) => <Crate {...props} space={space} at={at()} />}</For>
    </div>
  )
}
