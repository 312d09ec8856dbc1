import { For, Show } from 'solid-js'
import { RESOURCES } from '../../../../shared/games/cuba/data.ts'
import { BUILDINGS, GROUPS, TILES, type Building, type Group } from '../../../../shared/games/cuba/data/buildings.ts'
import { GoodIcon } from '../../../art/Good.tsx'
import { Icon } from '../../../art/Icon.tsx'
import { Banner } from '../../../art/Banner.tsx'
import { Hills } from '../../../art/Scenery.tsx'
import { Svg } from '../../../art/Svg.tsx'
import { BuildingDrawing } from './BuildingDrawing.tsx'
import type { BoardProps } from './props.ts'
import { Space } from './Space.tsx'
import { Spot } from './Spot.tsx'

function Cost(props: { building: Building }) {
  const cost = () => TILES[props.building].cost
  return (
    <span class="c-cost">
      <For each={RESOURCES.filter((kind) => cost()[kind])}>
        {(kind) => (
          <span>
            {cost()[kind]}
            <GoodIcon kind={kind} size={13} />
          </span>
        )}
      </For>
    </span>
  )
}

/** A building nobody has erected yet, or whose it is. */
function Tile(props: { b: BoardProps; building: Building }) {
  const left = () => props.b.state.tiles[props.building]
  const owners = () =>
    props.b.state.players.flatMap((player, seat) =>
      Object.values(player.built)
        .filter((built) => built === props.building)
        .map(() => seat),
    )
  const affordable = () => left() > 0 && props.b.glance.affordable.has(props.building)
  const words = () => props.b.words
  return (
    <Spot
      b={props.b}
      target={`tile:${props.building}`}
      info={{ of: 'building', building: props.building }}
      class="c-tile"
      classList={{
        gone: left() === 0,
        affordable: affordable(),
        ghost: props.b.preview?.build?.building === props.building,
      }}
      name={words().tile(
        words().buildings[props.building],
        left(),
        owners().map((seat) => props.b.names[seat] ?? ''),
        affordable(),
      )}
    >
      <BuildingDrawing of={props.building} />
      <span class="c-owners">
        <For each={owners()}>
          {(seat) => (
            <Svg box="-13 -3 26 30">
              <Banner colour={props.b.colours[seat] ?? 'grey'} />
            </Svg>
          )}
        </For>
      </span>
      <Show when={left() > 1}>
        <span class="c-left">×{left()}</span>
      </Show>
      <Show when={affordable()}>
        <span class="c-afford">
          <Icon kind="check" stroke={3.2} />
        </span>
      </Show>
      <span class="c-plate">
        <span class="c-name">{words().shortBuildings[props.building]}</span>
        <Cost building={props.building} />
      </span>
    </Spot>
  )
}

function Street(props: { b: BoardProps; group: Group }) {
  return (
    <div class="c-group" data-group={props.group} role="group" aria-label={props.b.words.groups[props.group]}>
      <span class="c-lab">{props.b.words.groups[props.group]}</span>
      <For each={BUILDINGS.filter((building) => TILES[building].group === props.group)}>
        {(building) => <Tile b={props.b} building={building} />}
      </For>
      <Show when={props.group === 'factories'}>
        <span class="c-alt stacked">
          {props.b.words.architect}
          <span>
            <Space b={props.b} space="twoPoints" />
            <Space b={props.b} space="onePoint" />
          </span>
        </span>
      </Show>
    </div>
  )
}

/** All buildings of the game by group, and the architect's two spaces. */
export function Buildings(props: { b: BoardProps }) {
  return (
    <div class="c-city">
      <Hills />
      <For each={GROUPS}>{(group) => <Street b={props.b} group={group} />}</For>
    </div>
  )
}
