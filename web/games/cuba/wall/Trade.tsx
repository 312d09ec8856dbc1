import { For, Show } from 'solid-js'
import { playerAt } from '../../../../shared/games/cuba/holding.ts'
import { Chips } from '../../parts/Chips.tsx'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { commandOf, taxChip } from '../describe.ts'
import { Rich, ThingIcon } from '../Rich.tsx'
import { offered } from '../ways/way.ts'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

function Deals(props: PartProps & { type: 'buy' | 'sell' }) {
  const price = (kind: ReturnType<typeof deals>[number]['kind']) => props.model.glance()[props.type][kind]
  const deals = () => offered(props.model.offers(), props.type)
  return (
    <Show when={deals().length > 0}>
      <Picks label={t().wall[props.type]} shown>
        <For each={deals()}>
          {(deal) => (
            <Pick
              on={props.model.chosen() === deal}
              id={`${props.type}-${deal.kind}`}
              label={commandOf(props.model.state(), deal)}
              onPick={() => props.model.pick(deal)}
            >
              <ThingIcon kind={deal.kind} quiet />
              {price(deal.kind)}
            </Pick>
          )}
        </For>
      </Picks>
    </Show>
  )
}

function Instead(props: PartProps) {
  const takes = () => offered(props.model.offers(), 'take')
  return (
    <Show when={takes().length > 0}>
      <Picks label={t().wall.instead} shown>
        <For each={takes()}>
          {(take) => (
            <Pick
              on={props.model.chosen() === take}
              id={`take-${take.piece}`}
              label={commandOf(props.model.state(), take)}
              onPick={() => props.model.pick(take)}
            >
              <ThingIcon kind={take.piece} quiet />
            </Pick>
          )}
        </For>
      </Picks>
    </Show>
  )
}

/** The tax this round will want, beside what is left. */
export function TaxNote(props: PartProps) {
  const chip = () => {
    const you = props.model.play.you ?? 0
    const pesos = props.model.effect()?.after.pesos ?? playerAt(props.model.state(), you).pesos
    return taxChip(props.model.state(), you, pesos)
  }
  return <Chips chips={[chip()]} tall={props.model.play.tall} rich={Rich} />
}

export function Trade(props: PartProps) {
  return (
    <>
      <Deals model={props.model} type="buy" />
      <Deals model={props.model} type="sell" />
      <Instead model={props.model} />
      <TaxNote model={props.model} />
    </>
  )
}
