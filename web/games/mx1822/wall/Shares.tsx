import { createSignal, For, Show } from 'solid-js'
import { FACE } from '../../../../shared/games/mx1822/data.ts'
import type { Traded } from '../../../../shared/games/mx1822/companies.ts'
import { priceOf } from '../../../../shared/games/mx1822/price.ts'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import { Amount } from '../../../rail/panels/Amount.tsx'
import { Choice, Choices } from '../../../rail/panels/Choices.tsx'
import { ofType } from '../choice.ts'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

type Deal = Extract<Offer, { type: 'sell' | 'buy' | 'convert' | 'form' }>

export const dealsOf = (model: Model): Deal[] => model.offers().filter(ofType('sell', 'buy', 'convert', 'form'))

function dealNote(model: Model, deal: Deal): { text: string; note: string } {
  const { wall } = t()
  const price = priceOf(model.plain(), deal.company)
  switch (deal.type) {
    case 'sell':
      return { text: wall.sellShares(deal.shares, deal.shares * price), note: '' }
    case 'buy':
      return { text: wall.buyShare(price), note: wall.from[deal.from] }
    case 'convert':
      return { text: wall.startAt(deal.price, 2 * deal.price - FACE), note: '' }
    case 'form':
      return { text: wall.startAt(deal.price, 2 * deal.price), note: '' }
  }
}

const dealId = (deal: Deal): string => {
  if (deal.type === 'sell') return `sell-${deal.company}-${deal.shares}`
  return deal.type === 'buy' ? `buy-${deal.company}-${deal.from}` : `${deal.type}-${deal.company}-${deal.price}`
}

/** First the company, then what to do with its shares. */
export function Shares(props: PartProps) {
  const [open, setOpen] = createSignal<Traded>()
  const companies = () => [...new Set(dealsOf(props.model).map((deal) => deal.company))]
  const shown = () => {
    const chosen = props.model.chosen()
    if (chosen && 'company' in chosen && companies().includes(chosen.company as Traded)) return chosen.company
    const company = open()
    return company && companies().includes(company) ? company : undefined
  }
  return (
    <>
      <Show when={companies().length > 0}>
        <Choices label={t().wall.shares} shown>
          <For each={companies()}>
            {(company) => (
              <Choice
                id={`shares-${company}`}
                on={shown() === company}
                livery={liveryOf(company)}
                text={t().company(company)}
                onPick={() => {
                  props.model.pick(undefined)
                  setOpen(company)
                }}
              />
            )}
          </For>
        </Choices>
      </Show>
      <Show when={shown()}>
        <Choices label={t().wall.shares}>
          <For each={dealsOf(props.model).filter((deal) => deal.company === shown())}>
            {(deal) => (
              <OfferChoice model={props.model} offer={deal} id={dealId(deal)} {...dealNote(props.model, deal)} />
            )}
          </For>
        </Choices>
      </Show>
      <For each={props.model.offered('repay')}>
        {(offer) => (
          <>
            <OfferChoice model={props.model} offer={offer} id="repay" text={t().wall.repay} />
            <Show when={props.model.chosen() === offer}>
              <Amount
                label={t().wall.repay}
                value={props.model.amount()}
                from={1}
                to={offer.to}
                step={1}
                presets={[{ amount: offer.to, text: t().wall.allOfIt }]}
                onValue={(value) => props.model.setAmount(value)}
              />
            </Show>
          </>
        )}
      </For>
    </>
  )
}
