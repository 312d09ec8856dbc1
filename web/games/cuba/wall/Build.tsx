import { For, Show } from 'solid-js'
import { BUILDINGS } from '../../../../shared/games/cuba/data/buildings.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** The tiles that can be paid for; the field is chosen on the board, before or after. */
export function Build(props: PartProps) {
  const tiles = () => BUILDINGS.filter((building) => props.model.choices().has(`tile:${building}`))
  const half = () => props.model.pointed().building !== undefined && !props.model.chosen()
  return (
    <>
      <Show when={!props.model.play.tall}>
        <Picks label={t().wall.tiles}>
          <For each={tiles()}>
            {(building) => (
              <Pick
                on={props.model.choices().get(`tile:${building}`)?.selected ?? false}
                id={`tile-${building}`}
                label={props.model.choices().get(`tile:${building}`)?.label}
                onPick={() => props.model.tap(`tile:${building}`)}
              >
                {t().board.shortBuildings[building]}
              </Pick>
            )}
          </For>
        </Picks>
      </Show>
      <Show when={half()}>
        <span class="small quiet">{t().wall.tapSite}</span>
      </Show>
    </>
  )
}
