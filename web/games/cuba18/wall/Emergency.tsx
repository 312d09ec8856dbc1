import { For, Show } from 'solid-js'
import { DISCOUNT } from '../../../../shared/games/cuba18/data.ts'
import { missing } from '../../../../shared/games/cuba18/forced.ts'
import { hasDiscount } from '../../../../shared/games/cuba18/moves/buy-train.ts'
import { cheapest } from '../../../../shared/games/cuba18/market-of-trains.ts'
import { priceOf } from '../../../../shared/games/cuba18/price.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

/** VII.13: issue first, then issues and the director's own money, shares only when both are at an end; only what is legal now. */
export function Emergency(props: PartProps) {
  const s = () => props.model.plain()
  const company = () => props.model.turn()!.company // in a turn
  const treasury = () => s().companies[company()]?.cash ?? 0
  const words = () => t().emergency
  const giving = () => {
    const offer = props.model.chosen()
    return offer?.type === 'contribute' ? offer : undefined
  }
  return (
    <>
      <p class="cu-say">
        {words().sum(cheapest(s(), company()) ?? 0, hasDiscount(s()) ? DISCOUNT : 0, treasury(), missing(s()))}
      </p>
      <Choices label={words().title}>
        <For each={props.model.offered('issue')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id="issue"
              text={words().issue}
              note={words().brings(priceOf(s(), company()))}
            />
          )}
        </For>
        <For each={props.model.offered('contribute')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id="contribute"
              text={words().own}
              note={words().exactly(offer.to)}
            />
          )}
        </For>
        <For each={props.model.offered('sell')}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={`sell-${offer.company}-${offer.shares}`}
              livery={liveryOf(offer.company)}
              text={t().wall.sell(offer.shares)}
              note={words().brings(offer.shares * priceOf(s(), offer.company))}
            />
          )}
        </For>
      </Choices>
      <Show when={giving()}>
        {(offer) => (
          <Amount
            label={words().own}
            value={props.model.amount()}
            from={offer().from}
            to={offer().to}
            step={offer().step}
            presets={[{ amount: offer().to, text: words().all }]}
            onValue={(value) => props.model.setAmount(value)}
          />
        )}
      </Show>
    </>
  )
}
