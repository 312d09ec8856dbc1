import { For, Show } from 'solid-js'
import { isProduct, PIECES, type Piece } from '../../../../shared/games/cuba/data.ts'
import { held, playerAt } from '../../../../shared/games/cuba/holding.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { Held } from '../../parts/Held.tsx'
import type { Model } from '../model.ts'
import { ThingIcon } from '../Rich.tsx'
import type { Thing } from '../words/en-names.ts'
import { t } from '../words/index.ts'
import { Hand } from './Hand.tsx'

interface HoldProps {
  model: Model
}

function Item(props: HoldProps & { kind: Thing; now: number; stored?: number }) {
  const later = () => props.now + (props.model.effect()?.changes[props.kind] ?? 0)
  const label = () => {
    if (later() !== props.now) return t().wall.becomes(props.kind, props.now, later())
    const store = props.stored ?? 0
    return store > 0 ? t().wall.stored(props.kind, props.now, store) : t().amount(props.kind, props.now)
  }
  return (
    <Held
      icon={<ThingIcon kind={props.kind} size={props.model.play.tall ? 16 : 20} quiet />}
      now={props.now}
      later={later()}
      label={label()}
      testid={`hold-${props.kind}`}
      safe={props.stored}
    />
  )
}

function Mine(props: HoldProps & { you: number }) {
  const s = () => props.model.state()
  const player = () => playerAt(s(), props.you)
  const stored = (piece: Piece) => (isProduct(piece) ? player().store[piece] : 0)
  return (
    <div class="hold cuba-hold">
      <div class="who">
        <Show when={!props.model.play.tall}>
          <Show when={props.model.play.colours[props.you]}>{(colour) => <SealIcon colour={colour()} size={18} />}</Show>
          {props.model.play.names[props.you]}
        </Show>
        <Item model={props.model} kind="peso" now={player().pesos} />
        <Item model={props.model} kind="point" now={player().points} />
        <Hand model={props.model} />
      </div>
      <div class="stuff">
        <For each={PIECES}>
          {(piece) => (
            <Item model={props.model} kind={piece} now={held(s(), props.you, piece)} stored={stored(piece)} />
          )}
        </For>
      </div>
    </div>
  )
}

export function Hold(props: HoldProps) {
  return (
    <Show when={props.model.play.you !== null} fallback={<p class="small quiet">{t().wall.onlooker}</p>}>
      <Mine model={props.model} you={props.model.play.you ?? 0} />
    </Show>
  )
}
