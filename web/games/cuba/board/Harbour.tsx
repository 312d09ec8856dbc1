import { For, Show, useContext } from 'solid-js'
import { DOCKS, SHIPS, type Dock, type Ship } from '../../../../shared/games/cuba/data/ships.ts'
import { GoodIcon } from '../../../art/Good.tsx'
import { Waves } from '../../../art/Scenery.tsx'
import { Svg } from '../../../art/Svg.tsx'
import { Moved } from './moved.ts'
import type { BoardProps } from './props.ts'
import { ShipCard } from './ShipCard.tsx'
import { Space } from './Space.tsx'

const PLACES = [0, ...DOCKS] as const // 0 is the sea

/** The sea and the three docks: what a piece brings there, whether a ship lies in it or not. */
function Place(props: { b: BoardProps; at: 0 | Dock }) {
  return (
    <div class="c-place" style={{ '--at': props.at }}>
      <Show when={props.at > 0} fallback={<b>{props.b.words.sea}</b>}>
        <b>{props.b.words.dock(props.at)}</b>
        <span class="c-worth" role="img" aria-label={props.b.words.worth(props.at)}>
          {props.at}
          <GoodIcon kind="vp" size={15} />
        </span>
      </Show>
    </div>
  )
}

function Fleet(props: { b: BoardProps }) {
  const moved = useContext(Moved)
  const placeOf = (ship: Ship) => DOCKS.find((dock) => props.b.state.docks[dock]?.ship === ship)
  const ships = () => [
    props.b.preview?.sea ?? props.b.state.sea,
    ...DOCKS.flatMap((dock) => props.b.state.docks[dock]?.ship ?? []),
  ]
  return (
    <For each={ships()}>
      {(ship) => {
        const dock = () => placeOf(ship)
        return (
          <div
            class="c-berth"
            classList={{
              offshore: !dock(),
              ghost: !dock() && props.b.preview?.sea === ship,
              moved: moved().has(`dock-${dock() ?? 0}`),
            }}
            style={{ '--at': dock() ?? 0 }}
          >
            <ShipCard
              b={props.b}
              ship={ship}
              dock={dock()}
              cargo={dock() && props.b.state.docks[dock() as Dock]?.cargo}
              place={dock() ? props.b.words.dock(dock() as Dock) : props.b.words.sea}
            />
          </div>
        )
      }}
    </For>
  )
}

/** Lays out the ships of the pile while one of them can be chosen. */
function Pile(props: { b: BoardProps }) {
  const offered = () => SHIPS.filter((ship) => props.b.choices.has(`ship:${ship}`))
  return (
    <Show when={offered().length > 0}>
      <div class="c-pile" role="group" aria-label={props.b.words.pile}>
        <For each={offered()}>{(ship) => <ShipCard b={props.b} ship={ship} place={props.b.words.pile} />}</For>
      </div>
    </Show>
  )
}

/** A ship comes in from the sea, dock by dock; the mayor's two spaces stand on the quay. */
export function Harbour(props: { b: BoardProps }) {
  return (
    <>
      <div class="c-caption">
        <span class="c-title">{props.b.words.parts.harbour}</span>
        <span class="c-alt">
          {props.b.words.mayor}
          <Space b={props.b} space="fourPesos" />
          <Space b={props.b} space="twoPesos" />
        </span>
      </div>
      <div class="c-docks">
        <Svg class="c-waves" box="0 0 780 150" fit="xMidYMid slice">
          <Waves from={0} to={200} y={44} step={34} opacity={0.16} />
          <Waves from={420} to={760} y={30} step={34} opacity={0.16} />
          <Waves from={180} to={420} y={142} step={34} opacity={0.2} />
          <Waves from={560} to={780} y={140} step={34} opacity={0.2} />
        </Svg>
        <For each={PLACES}>{(at) => <Place b={props.b} at={at} />}</For>
        <Fleet b={props.b} />
      </div>
      <Pile b={props.b} />
    </>
  )
}
