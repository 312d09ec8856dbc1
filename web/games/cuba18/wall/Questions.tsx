import { For, Show } from 'solid-js'
import type { Company } from '../../../../shared/games/cuba18/companies.ts'
import type { Pending } from '../../../../shared/games/cuba18/pending.ts'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { nameOf } from '../../../rail/people.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Effects } from './Effects.tsx'
import { OfferChoice } from './OfferChoice.tsx'

export function Discard(props: PartProps) {
  return (
    <Choices label={t().wall.discard}>
      <For each={props.model.offered('discardTrain')}>
        {(offer) => (
          <OfferChoice model={props.model} offer={offer} id={`discard-${offer.train}`} text={t().train(offer.train)} />
        )}
      </For>
      <For each={props.model.offered('discardWagon')}>
        {(offer) => (
          <OfferChoice model={props.model} offer={offer} id={`discard-${offer.wagon}`} text={t().wagon(offer.wagon)} />
        )}
      </For>
    </Choices>
  )
}

type Asked = Extract<Pending, { at: 'consent' }>

export const askedOf = (model: Model): Asked | undefined => {
  const [first] = model.plain().pending
  return first?.at === 'consent' ? first : undefined
}

export const consentWords = (model: Model, { by, action }: Asked): string => {
  const buyer = model.turn()?.company ?? ''
  return action.type === 'buyTrain'
    ? t().consent.train(nameOf(model.play, by), buyer, action.train, action.from, action.price)
    : t().consent.wagon(nameOf(model.play, by), buyer, action.wagon, action.from)
}

/** VII.12, R77: a company may part with its last train, and must then buy one in its turn. */
const isLastTrain = (model: Model, { action }: Asked): boolean =>
  action.type === 'buyTrain' && model.plain().companies[action.from as Company]?.trains.length === 1

/** VII.12: the other director says yes or no. */
export function Consent(props: PartProps) {
  return (
    <>
      <Show when={askedOf(props.model)}>
        {(asked) => (
          <p class="cu-say">
            {consentWords(props.model, asked())}
            <Show when={isLastTrain(props.model, asked())}>
              {' '}
              <b>{t().consent.last(asked().action.from)}</b>
            </Show>
          </p>
        )}
      </Show>
      <Effects model={props.model} />
    </>
  )
}
