import { Show } from 'solid-js'
import type { Building } from '../../../../shared/games/santiago/data.ts'
import { Banner } from '../../../art/Banner.tsx'
import { Facade, LOOKS } from '../../../art/Facade.tsx'
import type { RoofKind } from '../../../art/Roof.tsx'
import { BuildingFunction } from './BuildingFunction.tsx'
import { Label } from './Label.tsx'
import { boxAt, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'
import { Target } from './Target.tsx'

const EXTRA = {
  gable: 6,
  chimney: 0,
  curve: 10,
  step: 12,
  balus: 2,
  tower: 0,
  flat: -2,
  saw: -8,
} as const satisfies Record<RoofKind, number>

const heightOf = (at: Layout, building: Building, box: number) =>
  at.tall
    ? at.house.height + EXTRA[LOOKS[building].roof] / 2 - (LOOKS[building].roof === 'tower' ? 9 : 0)
    : at.house.height + EXTRA[LOOKS[building].roof] + (box % 3 === 1 ? 6 : 0)

function visitorsOf(b: BoardProps, building: Building): string[] {
  return b.state.players.flatMap((player, seat) => (player.piece === building ? [b.names[seat] ?? ''] : []))
}

function Frame(props: { at: Layout; x: number; y: number; chosen: boolean }) {
  return (
    <rect
      x={props.x - (props.at.tall ? 3 : 4)}
      y={props.y + (props.at.tall ? 5 : 9)}
      width={props.at.house.width + (props.at.tall ? 6 : 8)}
      height={props.at.tall ? 18 : 49}
      rx={props.at.tall ? 5 : 7}
      fill={props.chosen ? 'var(--sol)' : 'none'}
      fill-opacity=".35"
      stroke="var(--sol)"
      stroke-width={props.chosen ? 2.6 : 2}
      stroke-dasharray={props.chosen ? undefined : '5 4'}
    />
  )
}

/** One building in its box: facade, owner's banner, name, and in the wide drawing what it does. */
export function House(props: { b: BoardProps; at: Layout; building: Building; box: number; lit: boolean }) {
  const spot = () => boxAt(props.at, props.box)
  const height = () => heightOf(props.at, props.building, props.box)
  const middle = () => spot().x + props.at.house.width / 2
  const owner = () => props.b.state.owners[props.building]
  const choice = () => props.b.buildings.get(props.building)
  const chosen = () => props.b.preview?.building === props.building
  const pick = () => (choice() === undefined ? props.b.info(props.building) : props.b.onBuilding(props.building))
  const name = () => {
    const holder = owner()
    return props.b.words.building(
      props.b.words.buildings[props.building],
      holder === undefined ? undefined : props.b.names[holder],
      visitorsOf(props.b, props.building),
    )
  }
  const caption = () => (props.at.tall ? props.b.words.shortBuildings : props.b.words.buildings)[props.building]
  return (
    <Target
      part={`building-${props.building}`}
      name={choice() ?? name()}
      can={choice() !== undefined}
      selected={chosen()}
      onPick={pick}
      hit={{
        x: spot().x - 3.5,
        y: spot().ground - props.at.house.height,
        width: props.at.group.pitch - 0.5,
        height: props.at.house.height + props.at.group.panel,
      }}
    >
      <Facade
        x={spot().x}
        ground={spot().ground - (props.at.tall ? 2 : 3)}
        width={props.at.house.width}
        height={height()}
        {...LOOKS[props.building]}
        emblem={props.building}
        windows={!props.at.tall}
        emblemScale={props.at.tall ? 1.25 : 1}
      />
      <Show when={props.lit || chosen()}>
        <Frame at={props.at} x={spot().x} y={spot().ground} chosen={chosen()} />
      </Show>
      <Label
        text={caption()}
        kind="bname"
        small={props.at.tall}
        size={props.at.tall ? 12.5 : 13}
        room={props.at.group.pitch - 4}
        x={middle()}
        y={spot().ground + props.at.house.label}
        anchor="middle"
      />
      <Show when={!props.at.tall}>
        <BuildingFunction of={props.building} x={middle()} y={spot().ground + 48} size={17} />
      </Show>
      <Show when={owner() !== undefined && props.b.colours[owner() ?? 0]}>
        {(colour) => (
          <Banner
            colour={colour()}
            x={spot().x + props.at.house.width - (props.at.tall ? 8 : 13)}
            y={spot().ground - height() + (props.at.tall ? 15 : 17)}
            scale={props.at.tall ? 0.74 : 0.92}
          />
        )}
      </Show>
    </Target>
  )
}
