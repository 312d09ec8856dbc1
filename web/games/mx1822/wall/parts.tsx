import { For, Show } from 'solid-js'
import type { Pending } from '../../../../shared/games/mx1822/pending.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { forecastToken } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { Dividend as DividendPanel, Run as RunPanel } from '../stage/RunCard.tsx'
import { t } from '../words/index.ts'
import { Bid, WaitingBids } from './Bid.tsx'
import { termsWords } from './Minor.tsx'
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
      <Show when={!props.model.planning()} fallback={<Standing model={props.model} />}>
        <Show when={bid()} fallback={<Shares model={props.model} />}>
          {(offer) => <Bid model={props.model} offer={offer()} />}
        </Show>
        <WaitingBids model={props.model} />
      </Show>
      <Show when={!bid()}>
        <StandingButton model={props.model} />
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

export function Privates(props: PartProps) {
  const note = (from: number | undefined) =>
    from === undefined ? undefined : t().wall.asks(props.model.play.names[from] ?? '')
  const ownerOf = (id: string) => {
    const seat = props.model.state().players.findIndex((player) => player.privates.some((it) => it === id))
    return seat < 0 || seat === props.model.play.you ? undefined : seat
  }
  return (
    <>
      <For each={props.model.offered('acquirePrivate')}>
        {(offer) => (
          <OfferChoice
            model={props.model}
            offer={offer}
            id={`private-${offer.private}-${(offer.cubes ?? []).join('')}`}
            text={`${offer.private} ${t().privates[offer.private].short}`}
            note={[t().privates[offer.private].note, note(ownerOf(offer.private))].filter(Boolean).join(' · ')}
          />
        )}
      </For>
      <For each={props.model.offered('closePrivate')}>
        {(offer) => (
          <OfferChoice model={props.model} offer={offer} id={`close-${offer.private}`} text={t().command(offer, 0)} />
        )}
      </For>
    </>
  )
}

export function TokenPart(props: PartProps) {
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'placeToken' ? offer : undefined
  }
  const opens = () => {
    const offer = chosen()
    return offer ? forecastToken(props.model.plain(), offer).length : 0
  }
  return (
    <Show when={chosen()} fallback={<p class="rp-note">{t().wall.tapCity}</p>}>
      {(offer) => (
        <p class="mx-say">
          <b>{GROUND.map[offer().hex]?.name ?? offer().hex}</b>
          <Show when={opens() > 0}> · {t().wall.opensStops(opens())}</Show>
        </p>
      )}
    </Show>
  )
}

export function RunPart(props: PartProps) {
  return (
    <Show when={props.model.compact()} fallback={<p class="rp-note">{t().wall.runNote}</p>}>
      <RunPanel model={props.model} />
    </Show>
  )
}

export function DividendPart(props: PartProps) {
  return (
    <Show
      when={props.model.compact()}
      fallback={
        <Choices label={t().question.dividend}>
          <For each={props.model.offered('dividend').filter((offer) => offer.special === undefined)}>
            {(offer) => (
              <OfferChoice model={props.model} offer={offer} id={`pay-${offer.pay}`} text={t().dividend[offer.pay]} />
            )}
          </For>
        </Choices>
      }
    >
      <DividendPanel model={props.model} />
    </Show>
  )
}

export function OwnShares(props: PartProps) {
  return (
    <For each={props.model.offered('issue', 'redeem', 'closePrivate')}>
      {(offer) => (
        <OfferChoice
          model={props.model}
          offer={offer}
          id={offer.type === 'closePrivate' ? `close-${offer.private}` : `${offer.type}-${offer.shares}`}
          text={t().command(offer, 0)}
        />
      )}
    </For>
  )
}

export function Discard(props: PartProps) {
  return (
    <For each={props.model.offered('discard')}>
      {(offer) => (
        <OfferChoice model={props.model} offer={offer} id={`discard-${offer.train}`} text={t().train(offer.train)} />
      )}
    </For>
  )
}

type Asked = Extract<Pending, { at: 'consent' }>

export function consentWords(model: Model, { by, action }: Asked): string {
  const name = model.play.names[by] ?? ''
  const { round } = model.plain()
  const company = round.at === 'operating' ? t().company(round.turn.company) : ''
  switch (action.type) {
    case 'acquirePrivate':
      return t().consent.acquirePrivate(name, action.private, company)
    case 'layTile':
      return t().consent.layTile(name, GROUND.map[action.hex]?.name ?? action.hex, action.tile)
    case 'buyTrain':
      return t().consent.buyTrain(name, action.train, action.from, action.price)
    case 'acquireMinor':
      return t().consent.acquireMinor(name, action.minor, company, termsWords(model, action))
  }
}

export function Consent(props: PartProps) {
  const asked = () => {
    const [first] = props.model.plain().pending
    return first?.at === 'consent' ? first : undefined
  }
  return (
    <>
      <Show when={asked()}>{(it) => <p class="mx-say">{consentWords(props.model, it())}</p>}</Show>
      <For each={props.model.offered('answer')}>
        {(offer) => (
          <OfferChoice
            model={props.model}
            offer={offer}
            id={`answer-${offer.yes ? 'yes' : 'no'}`}
            text={t().command(offer, 0)}
          />
        )}
      </For>
    </>
  )
}

export function Auction(props: PartProps) {
  return (
    <>
      <For each={props.model.offered('takeToken')}>
        {(offer) => (
          <OfferChoice
            model={props.model}
            offer={offer}
            id={`take-${offer.company}`}
            livery={liveryOf(offer.company)}
            text={t().command(offer, 0)}
          />
        )}
      </For>
      <Show when={props.model.offered('offerToken').length > 0 && !props.model.open()}>
        <p class="rp-note">{t().wall.tapCity}</p>
      </Show>
      <Show when={props.model.open()}>
        {(range) => (
          <Amount
            label={t().question.auction}
            value={props.model.amount()}
            from={range().from}
            to={range().to}
            step={range().step}
            onValue={(value) => props.model.setAmount(value)}
          />
        )}
      </Show>
    </>
  )
}
