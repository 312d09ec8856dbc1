import { For, Show } from 'solid-js'
import type { Order } from '../../../../shared/games/mx1822/orders.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

const ownOrders = (model: Model): readonly Order[] => {
  const { you } = model.play
  return (you === null ? undefined : model.state().secret.orders[you]) ?? []
}

const orderWords = (order: Order): string => {
  const { ordersNow } = t().wall
  const said = order.kind === 'pass' ? ordersNow.pass(order.until) : ordersNow.bid(t().item(order.item), order.limit)
  return order.ended ? `${said} · ${ordersNow.ended(order.ended)}` : said
}

const stopOf = (model: Model, order: Order) =>
  model.offered('cancel').find((offer) => (order.kind === 'bid' ? offer.item === order.item : offer.item === undefined))

/** Orders that act while one is away; only their owner sees them. */
export function Standing(props: PartProps) {
  const upTo = () => {
    const chosen = props.model.chosen()
    return chosen?.type === 'bidUpTo' ? chosen : undefined
  }
  return (
    <div class="mx-standing">
      <p class="rp-note">{t().wall.standingNote}</p>
      <For each={ownOrders(props.model)}>
        {(order) => (
          <p>
            {orderWords(order)}
            <Show when={stopOf(props.model, order)}>
              {(stop) => (
                <button type="button" class="link" onClick={() => props.model.send(stop())}>
                  {t().wall.stopOrder}
                </button>
              )}
            </Show>
          </p>
        )}
      </For>
      <Choices label={t().wall.passFor} shown>
        <For each={props.model.offered('passUntil')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={`until-${offer.until}`}
              text={t().passUntil[offer.until]}
            />
          )}
        </For>
      </Choices>
      <Show when={upTo()} fallback={<p class="rp-note">{t().wall.tapBox}</p>}>
        {(offer) => (
          <Amount
            label={t().wall.bidUpTo(props.model.amount())}
            value={props.model.amount()}
            from={offer().from}
            to={offer().to}
            step={offer().step}
            onValue={(value) => props.model.setAmount(value)}
          />
        )}
      </Show>
    </div>
  )
}

/** Opens and closes the orders. */
export function StandingButton(props: PartProps) {
  return (
    <Show when={props.model.offered('passUntil', 'cancel', 'bidUpTo').length > 0}>
      <Choice
        id="standing"
        toggle
        on={props.model.planning()}
        text={t().wall.standing}
        note={ownOrders(props.model).length > 0 ? String(ownOrders(props.model).length) : undefined}
        onPick={() => props.model.setPlanning(!props.model.planning())}
      />
    </Show>
  )
}
