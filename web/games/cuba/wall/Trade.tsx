import { For, Show } from 'solid-js'
import { playerAt } from '../../../../shared/games/cuba/holding.ts'
import { Chips } from '../../parts/Chips.tsx'
import { Pick, Picks } from '../../parts/Pick.tsx'
import { commandOf, taxChip } from '../describe.ts'
import { Rich, ThingIcon } from '../Rich.tsx'
import { takesFrom } from '../ways/trade.ts'
import { t } from '../words/index.ts'
import type { PartProps } from './part.ts'

/** Once the space is pointed at: which piece. */
function Instead(props: PartProps) {
  const takes = () => {
    const { space } = props.model.pointed()
    return space ? takesFrom(props.model.look(), space) : []
  }
  return (
    <Show when={takes().length > 0}>
      <Picks label={t().wall.instead} shown>
        <For each={takes()}>
          {(take) => (
            <Pick
              on={props.model.chosen() === take}
              id={`take-${take.piece}`}
              label={commandOf(props.model.state(), take)}
              onPick={() => props.model.point({ ...props.model.pointed(), action: take })}
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
  const traded = () => {
    const { phase } = props.model.state()
    return phase.at === 'tradeswoman' && phase.traded
  }
  return (
    <>
      <Show when={!props.model.chosen() && !props.model.pointed().space}>
        <span class="small quiet">{t().wall.tapPrice(traded())}</span>
      </Show>
      <Instead model={props.model} />
      <TaxNote model={props.model} />
    </>
  )
}
