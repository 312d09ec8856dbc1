import { For, Show } from 'solid-js'
import type { Pending } from '../../../../shared/games/mx1822/pending.ts'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { termsWords } from './Minor.tsx'
import { OfferChoice } from './OfferChoice.tsx'

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
