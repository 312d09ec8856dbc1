import { For, Show } from 'solid-js'
import { GOODS } from '../../../../shared/games/santiago/data.ts'
import { goodsOf } from '../../../../shared/games/santiago/end.ts'
import type { Holding } from '../../../../shared/games/santiago/state.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { Held } from '../../parts/Held.tsx'
import { ThingIcon } from '../Rich.tsx'
import type { Thing } from '../words/en-names.ts'
import { t } from '../words/index.ts'
import { countOf, holdingOf } from './owned.ts'
import type { PartProps } from './Pick.tsx'

const shown: readonly Thing[] = ['peso', 'point', ...GOODS]

function Item(props: PartProps & { holding: Holding; kind: Thing }) {
  const now = () => countOf(props.holding, props.kind)
  const later = () => now() + (props.model.effect()?.changes[props.kind] ?? 0)
  const label = () => (later() !== now() ? t().wall.becomes(props.kind, now(), later()) : t().amount(props.kind, now()))
  return (
    <Held
      icon={<ThingIcon kind={props.kind} size={props.model.play.tall ? 16 : 20} quiet />}
      now={now()}
      later={later()}
      label={label()}
      testid={`hold-${props.kind}`}
    />
  )
}

function Who(props: PartProps & { holding: Holding }) {
  const seat = () => props.model.play.you ?? 0
  const note = () => {
    const goods = goodsOf(props.holding)
    return props.model.state().options.open ? t().wall.inOpen(goods) : t().wall.behind(goods)
  }
  return (
    <div class="who">
      <Show when={props.model.play.colours[seat()]}>{(colour) => <SealIcon colour={colour()} size={18} />}</Show>
      {props.model.play.names[seat()]}
      <span class="small quiet">{note()}</span>
    </div>
  )
}

export function Hold(props: PartProps) {
  return (
    <Show when={holdingOf(props.model)} fallback={<p class="small quiet">{t().wall.onlooker}</p>}>
      {(holding) => (
        <div class="hold">
          <Show when={!props.model.play.tall}>
            <Who model={props.model} holding={holding()} />
          </Show>
          <div class="stuff">
            <For each={shown}>{(kind) => <Item model={props.model} holding={holding()} kind={kind} />}</For>
          </div>
        </div>
      )}
    </Show>
  )
}
