import { For, Show } from 'solid-js'
import type { ActionOf } from '../../../../shared/games/mx1822/action.ts'
import { balance } from '../../../../shared/games/mx1822/moves/acquire-minor.ts'
import { BOX_MINOR_PRICE } from '../../../../shared/games/mx1822/data.ts'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { liveryOf } from '../liveries.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { OfferChoice } from './OfferChoice.tsx'

type Terms = ActionOf<'acquireMinor'>

const cashWords = (model: Model, terms: Terms): string =>
  t().wall.cashTo(terms.from === 'box' ? BOX_MINOR_PRICE : balance(model.plain(), terms))

export const termsWords = (model: Model, terms: Terms): string =>
  `${t().wall.shareCount(terms.shares)}, ${cashWords(model, terms)}`

/** First the minor, then how it is paid, then what becomes of the token. */
export function Minor(props: PartProps) {
  const offers = () => props.model.offered('acquireMinor')
  const minors = () => offers().filter((offer, i) => offers().findIndex((it) => it.minor === offer.minor) === i)
  const chosen = () => {
    const offer = props.model.chosen()
    return offer?.type === 'acquireMinor' ? offer : undefined
  }
  const other = (change: Partial<Terms>) => {
    const now = chosen()
    const want = { ...now, ...change }
    const fits = (it: Terms) => it.minor === want.minor && it.shares === want.shares
    return offers().find((it) => fits(it) && it.token === want.token) ?? offers().find(fits)
  }
  const ways = <K extends 'shares' | 'token'>(key: K): Terms[K][] => [
    ...new Set(
      offers()
        .filter((it) => it.minor === chosen()?.minor)
        .map((it) => it[key]),
    ),
  ]
  return (
    <>
      <Choices label={t().question.minor}>
        <For each={minors()}>
          {(offer) => (
            <OfferChoice
              model={props.model}
              offer={chosen()?.minor === offer.minor ? (chosen() ?? offer) : offer}
              id={`minor-${offer.minor}`}
              livery={liveryOf(offer.minor)}
              text={t().minors[offer.minor].place}
              note={offer.from === 'box' ? t().wall.fromBox : undefined}
            />
          )}
        </For>
      </Choices>
      <Show when={chosen()}>
        <Choices label={t().wall.pay}>
          <For each={ways('shares')}>
            {(shares) => (
              <Show when={other({ shares })}>
                {(offer) => (
                  <OfferChoice
                    model={props.model}
                    offer={offer()}
                    id={`pay-${shares}`}
                    text={t().wall.shareCount(shares)}
                    note={cashWords(props.model, offer())}
                  />
                )}
              </Show>
            )}
          </For>
        </Choices>
        <Choices label={t().wall.tokenLabel}>
          <For each={ways('token')}>
            {(token) => (
              <Show when={other({ token })}>
                {(offer) => (
                  <OfferChoice model={props.model} offer={offer()} id={`token-${token}`} text={t().wall.token[token]} />
                )}
              </Show>
            )}
          </For>
        </Choices>
      </Show>
    </>
  )
}
