import { createMemo, For, Show } from 'solid-js'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import type { Company } from '../../../../shared/games/mx1822/companies.ts'
import { forecastTrain } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { Choices } from '../../../rail/panels/Choices.tsx'
import type { OfferOf } from '../choice.ts'
import { liveryOf } from '../liveries.ts'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

const isPlace = (from: OfferOf<'buyTrain'>['from']): from is 'bank' | 'pool' => from === 'bank' || from === 'pool'

function noteOf(offer: OfferOf<'buyTrain'>): string {
  if (offer.upgrade) return t().wall.flip
  return isPlace(offer.from) ? t().wall.trainFrom[offer.from] : t().wall.from.company(offer.from)
}

/** Another company's price is still to be named. */
const saleWords = (offer: OfferOf<'buyTrain'>): string =>
  'price' in offer ? `${t().train(offer.train)} ${t().money(offer.price)}` : t().train(offer.train)

/** 6.14: what the purchase sets off. */
function Effects(props: PartProps & { action: ActionOf<'buyTrain'> }) {
  const effects = createMemo(() => forecastTrain(props.model.plain(), props.model.play.you ?? 0, props.action))
  const lines = () => {
    const { news, discards, privatisation } = effects()
    const { wall } = t()
    return [
      ...news.flatMap((it) => {
        if (it.type === 'phase') return [wall.opens(it.phase)]
        if (it.type === 'rusted') return [wall.scraps(it.train)]
        if (it.type === 'helped') return [wall.helps(it.amount)]
        return it.type === 'loan' ? [wall.borrows(it.amount, it.debt)] : []
      }),
      ...discards.map((company: Company) => wall.discards(company)),
      ...(privatisation ? [wall.privatisation] : []),
    ]
  }
  return <For each={lines()}>{(line) => <span class="chip warn">{line}</span>}</For>
}

export function Trains(props: PartProps) {
  const offers = () => props.model.offered('buyTrain')
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'buyTrain' ? offer : undefined
  }
  const action = () => {
    const made = props.model.action()
    return made?.type === 'buyTrain' ? made : undefined
  }
  return (
    <>
      <Show when={props.model.open() && chosen()}>
        <Amount
          label={t().wall.price}
          value={props.model.amount()}
          from={props.model.open()?.from ?? 1}
          to={props.model.open()?.to ?? 1}
          step={1}
          onValue={(value) => props.model.setAmount(value)}
        />
      </Show>
      <Show when={action()}>{(made) => <Effects model={props.model} action={made()} />}</Show>
      <Choices label={t().question.trains}>
        <For each={props.model.offered('sell')}>
          {(sale) => (
            <OfferChoice
              model={props.model}
              offer={sale}
              id={`sell-${sale.company}-${sale.shares}`}
              livery={liveryOf(sale.company)}
              text={t().command(sale, 0)}
              note={t().money(sale.shares * priceOf(props.model.plain(), sale.company))}
            />
          )}
        </For>
        <For each={offers()}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={offer}
              id={`train-${offer.from}-${offer.train}${offer.upgrade ? '-flip' : ''}`}
              livery={isPlace(offer.from) ? undefined : liveryOf(offer.from)}
              text={saleWords(offer)}
              note={noteOf(offer)}
            />
          )}
        </For>
      </Choices>
    </>
  )
}
