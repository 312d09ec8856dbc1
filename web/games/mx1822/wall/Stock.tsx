import { For, Show } from 'solid-js'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Bid, WaitingBids } from './Bid.tsx'
import { OfferChoice } from './OfferChoice.tsx'
import { Shares } from './Shares.tsx'
import { Standing, StandingButton } from './Standing.tsx'

export function StockRound(props: PartProps) {
  const bid = () => {
    const chosen = props.model.chosen()
    return chosen?.type === 'bid' ? chosen : undefined
  }
  return (
    <>
      <Show
        when={!props.model.planning()}
        fallback={
          <>
            <StandingButton model={props.model} />
            <Standing model={props.model} />
          </>
        }
      >
        <Show when={bid()} fallback={<Shares model={props.model} />}>
          {(offer) => <Bid model={props.model} offer={offer()} />}
        </Show>
        <WaitingBids model={props.model} />
        <Show when={!bid()}>
          <StandingButton model={props.model} />
        </Show>
      </Show>
    </>
  )
}

export function Double(props: PartProps) {
  return (
    <For each={props.model.offered('double')}>
      {(offer) => (
        <OfferChoice model={props.model} offer={offer} id={`double-${offer.yes}`} text={t().command(offer, 0)} />
      )}
    </For>
  )
}
