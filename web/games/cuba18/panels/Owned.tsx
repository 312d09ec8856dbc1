import { For } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import { COMMISSIONERS } from '../../../../shared/games/cuba18/data.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

/** The cards a seat has: commissioners in their colour, concessions, benefits not yet used. */
export function Owned(props: PartProps & { seat: Seat }) {
  const player = () => props.model.state().players[props.seat]
  return (
    <span class="cu-owned">
      <For each={player()?.commissioners}>
        {(card) => (
          <span class="cu-card" data-colour={COMMISSIONERS[card].color} title={t().commissionerCard(card).note}>
            <span class="unseen">{t().commissioner(card)}</span>
            <span aria-hidden="true">{card}</span>
          </span>
        )}
      </For>
      <For each={player()?.concessions}>
        {(card) => (
          <span class="cu-card deed" title={`${t().concession(card)}: ${t().concessionCard(card).note}`}>
            <span class="unseen">{t().concession(card)}</span>
            <span aria-hidden="true">{card}</span>
          </span>
        )}
      </For>
      <For each={player()?.benefits}>
        {(benefit) => (
          <span class="cu-card gift" title={t().benefits[benefit].note}>
            {t().benefitMark[benefit]}
          </span>
        )}
      </For>
    </span>
  )
}
