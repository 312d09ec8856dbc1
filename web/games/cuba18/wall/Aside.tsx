import { For, Show } from 'solid-js'
import type { Offer } from '../../../../shared/games/cuba18/offer.ts'
import { holding } from '../../../../shared/games/cuba18/shares.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Fold } from './Fold.tsx'
import { OfferChoice } from './OfferChoice.tsx'

const giftId = (offer: Offer): string =>
  offer.type === 'giveMachine'
    ? `give-machine-${offer.company}-${offer.machine}`
    : offer.type === 'giveWagon' || offer.type === 'giveMail'
      ? `${offer.type}-${offer.company}`
      : ''

/** IV.2: benefits of concessions, whenever their owner has the move. */
export function Gifts(props: PartProps) {
  const offers = () => props.model.offered('giveWagon', 'giveMail', 'giveMachine')
  return (
    <Show when={offers().length > 0}>
      <Fold id="gifts" text={t().wall.gifts} count={offers().length} most={1}>
        <Choices label={t().wall.gifts}>
          <For each={offers()}>
            {(offer) => (
              <OfferChoice
                model={props.model}
                offer={offer}
                id={giftId(offer)}
                livery={liveryOf(offer.company)}
                text={t().command(offer, 0)}
              />
            )}
          </For>
        </Choices>
      </Fold>
    </Show>
  )
}

/** VII.5: one share out of the treasury or back into it, at any moment until the income is calculated. */
export function Treasury(props: PartProps) {
  const company = () => props.model.turn()?.company
  const traded = () => props.model.turn()?.traded
  const price = () => priceOf(props.model.state(), company()!) // shown in a turn only
  const trainless = () => props.model.state().companies[company()!]?.trains.length === 0
  const closed = () => {
    const id = company()
    return id !== undefined && !traded() && trainless() && holding(props.model.state(), id, 'pool') > 0
  }
  return (
    <Show when={props.model.offered('issue', 'redeem').length > 0 || closed()}>
      <Choices label={t().wall.treasury}>
        <For each={props.model.offered('issue', 'redeem')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={offer.type}
              text={t().wall.own[offer.type]}
              note={t().wall.ownNote[offer.type](price())}
            />
          )}
        </For>
        <Show when={closed()}>
          <Choice
            id="redeem"
            on={false}
            disabled
            text={t().wall.own.redeem}
            note={t().wall.redeemClosed}
            onPick={() => undefined}
          />
        </Show>
      </Choices>
    </Show>
  )
}

/** What may be done besides the step itself. */
export function Aside(props: PartProps) {
  return (
    <>
      <Treasury model={props.model} />
      <Gifts model={props.model} />
    </>
  )
}
