import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Seat } from '../../../../shared/engine/game.ts'
import type { Building } from '../../../../shared/games/cuba/data/buildings.ts'
import {
  isResourceLand,
  plantation,
  RESOURCE_OF,
  WAREHOUSE_FIELD,
  type Field as FieldId,
  type Land,
} from '../../../../shared/games/cuba/data/plantations.ts'
import { EmblemIcon } from '../../../art/Emblem.tsx'
import { GoodIcon, type GoodKind } from '../../../art/Good.tsx'
import { Svg } from '../../../art/Svg.tsx'
import { TERRAIN, type TerrainKind } from '../../../art/terrain.tsx'
import { BuildingDrawing } from './BuildingDrawing.tsx'
import { LOOKS } from './looks.ts'
import type { BoardProps, Info, Preview } from './props.ts'
import { Spot } from './Spot.tsx'

export interface FieldProps {
  b: BoardProps
  seat: Seat
  field: FieldId
  large: boolean
}

const terrainOf = (land: Land): TerrainKind => (isResourceLand(land) ? RESOURCE_OF[land] : land)
const yieldOf = (land: Land): GoodKind | undefined => {
  const kind = terrainOf(land)
  return kind === 'warehouse' ? undefined : kind
}

function Ground(props: { land: Land; building: Building | undefined; large: boolean }) {
  return (
    <Show
      when={props.building}
      fallback={
        <Svg class="c-ground" box="0 0 96 72" fit="xMidYMax slice">
          <Dynamic component={TERRAIN[terrainOf(props.land)]} />
        </Svg>
      }
    >
      {(building) => (
        <Show
          when={props.large}
          fallback={
            <span class="c-paint" style={{ background: `var(--f-${LOOKS[building()].paint})` }}>
              <EmblemIcon of={building()} size={19} />
            </span>
          }
        >
          <BuildingDrawing of={building()} />
        </Show>
      )}
    </Show>
  )
}

/** What the field would give, or what choosing it costs. */
function Marks(props: { b: BoardProps; field: FieldId; good: GoodKind | undefined; preview: Preview | undefined }) {
  const choice = () => props.b.choices.get(`field:${props.field}`)
  const gives = () => props.preview?.harvest?.includes(props.field) === true && props.good
  return (
    <>
      <Show when={gives()}>
        {(good) => (
          <span class="c-gives">
            +1
            <GoodIcon kind={good()} size={15} />
          </span>
        )}
      </Show>
      <Show when={choice()?.price}>
        {(price) => (
          <span class="c-price" classList={{ costs: price() === 'water' }}>
            <Show when={price() === 'water'} fallback={props.b.words.free}>
              −1
              <GoodIcon kind="water" size={14} />
            </Show>
          </span>
        )}
      </Show>
    </>
  )
}

/** One of the twelve fields: its land, or the building erected on it. */
export function Field(props: FieldProps) {
  const player = () => props.b.state.players[props.seat]
  const land = () => plantation(props.b.state.options.side, props.seat)[props.field]
  const building = () => player()?.built[props.field]
  const own = () => props.seat === props.b.you
  const preview = () => (own() && props.large ? props.b.preview : undefined)
  const ghost = () => (preview()?.build?.field === props.field ? preview()?.build?.building : undefined)
  const info = (): Info | undefined => {
    const here = building()
    if (here) return { of: 'building', building: here, field: props.field }
    return props.field === WAREHOUSE_FIELD ? { of: 'building', building: 'warehouse', field: props.field } : undefined
  }
  const name = () => {
    const { words } = props.b
    const here = building()
    return words.field(
      props.field,
      words.lands[land()],
      here && words.buildings[here],
      player()?.worker === props.field,
    )
  }
  return (
    <Spot
      b={props.b}
      target={own() && props.large ? `field:${props.field}` : undefined}
      info={props.large ? info() : undefined}
      class="c-field"
      classList={{
        built: building() !== undefined,
        lit: preview()?.cross?.includes(props.field) ?? false,
        dim: preview()?.cross?.includes(props.field) === false,
        using: preview()?.use === props.field,
        ghost: ghost() !== undefined,
      }}
      name={name()}
    >
      <Ground land={land()} building={ghost() ?? building()} large={props.large} />
      <Show when={building() === undefined && ghost() === undefined && yieldOf(land())}>
        {(good) => (
          <span class="c-yield">
            <GoodIcon kind={good()} size={props.large ? 18 : 15} />
          </span>
        )}
      </Show>
      <Show when={own() && props.large}>
        <Marks b={props.b} field={props.field} good={yieldOf(land())} preview={preview()} />
      </Show>
    </Spot>
  )
}
