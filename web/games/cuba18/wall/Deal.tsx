import { For, Show } from 'solid-js'
import type { Commissioner } from '../../../../shared/games/cuba18/data.ts'
import { Amount, type Preset } from '../../../rail/panels/Amount.tsx'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { nameOf } from '../../../rail/people.ts'
import type { OfferOf } from '../choice.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

const STEPS = [5, 10, 20] as const

function presetsOf({ from, to }: OfferOf<'bid' | 'contribute'>): Preset[] {
  return STEPS.map((step) => from + step)
    .filter((amount) => amount <= to)
    .map((amount) => ({ amount, text: '' }))
}

const auctionOf = (model: Model) => {
  const { round } = model.state()
  return round.at === 'auction' ? round : undefined
}

function cardLine(card: Commissioner): string {
  const { short, funding } = t().commissionerCard(card)
  return t().wall.card(short, funding)
}

/** VI.6: how much for the commissioner under the hammer. */
export function Bid(props: PartProps) {
  const offer = () => props.model.offered('bid')[0]
  const cash = () => props.model.state().players[props.model.play.you ?? 0]?.cash ?? 0
  const over = () => {
    const highest = auctionOf(props.model)?.highest
    return highest ? t().wall.over(nameOf(props.model.play, highest.seat), highest.amount) : t().wall.mustOpen
  }
  return (
    <>
      <Show when={offer()}>
        {(it) => (
          <Amount
            label={t().question.auction(auctionOf(props.model)?.card ?? 1)}
            value={props.model.amount()}
            from={it().from}
            to={it().to}
            step={it().step}
            presets={presetsOf(it())}
            onValue={(value) => props.model.setAmount(value)}
          />
        )}
      </Show>
      <p class="cu-say">
        <Show when={auctionOf(props.model)}>{(round) => <b>{cardLine(round().card)}</b>}</Show> · {over()} ·{' '}
        {t().wall.left(cash() - props.model.amount())}
      </p>
    </>
  )
}

/** VI.6: one of the concessions, or none in this pass. */
export function Draft(props: PartProps) {
  return (
    <Choices label={t().question.draft}>
      <For each={props.model.offered('draft')}>
        {(offer) => (
          <OfferChoice
            model={props.model}
            offer={offer}
            id={`draft-${offer.concession}`}
            text={`${offer.concession} · ${t().concessionCard(offer.concession).cost}`}
            note={t().concessionCard(offer.concession).short}
          />
        )}
      </For>
    </Choices>
  )
}
