import { For, Show } from 'solid-js'
import { freeFields } from '../../../../shared/games/cuba/worker.ts'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { Rich } from '../Rich.tsx'
import { harvestable, harvesting } from '../ways/worker.ts'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** Where the worker goes is chosen on the board; here and there, which product fields are used. */
export function Worker(props: PartProps) {
  return (
    <Show
      when={props.model.chosen()}
      fallback={<span class="small quiet">{t().wall.fieldsHint(freeFields(props.model.state()))}</span>}
    >
      <Picks label={t().wall.fields}>
        <For each={harvestable(props.model.look())}>
          {({ field, piece, choice }) => (
            <Pick
              on={choice.selected ?? false}
              id={`harvest-${field}`}
              label={choice.label}
              onPick={() => props.model.point(harvesting(props.model.look(), field))}
            >
              <Rich text={t().wall.harvest(piece, choice.price ?? 'free')} size={17} />
            </Pick>
          )}
        </For>
        <Pick on={false} id="elsewhere" onPick={() => props.model.clear()}>
          {t().wall.elsewhere}
        </Pick>
      </Picks>
    </Show>
  )
}
