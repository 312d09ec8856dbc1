import { createMemo, For, Show } from 'solid-js'
import { GROUND } from '../../../../shared/games/mx1822/map.ts'
import { forecastToken } from '../../../../shared/games/mx1822/operating-forecast.ts'
import { Choices } from '../../../rail/panels/Choices.tsx'
import { PAY_KEY } from '../keys.ts'
import type { PartProps } from '../model.ts'
import { Dividend as DividendPanel, Run as RunPanel } from '../stage/RunCard.tsx'
import { t } from '../words/index.ts'
import { placesOf } from './phrases.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { RunAfter } from './RunAfter.tsx'

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
  const opens = createMemo(() => {
    const offer = chosen()
    return offer ? placesOf(props.model.plain(), forecastToken(props.model.plain(), offer)) : []
  })
  return (
    <Show when={chosen()} fallback={<p class="rp-note">{t().wall.tapCity}</p>}>
      {(offer) => (
        <p class="mx-say">
          <b>{GROUND.map[offer().hex]?.name ?? offer().hex}</b>
          <Show when={opens().length > 0}> · {t().wall.reaches(opens())}</Show>
          <RunAfter model={props.model} build={offer()} />
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
              <OfferChoice
                model={props.model}
                offer={offer}
                id={`pay-${offer.pay}`}
                text={
                  <>
                    {t().dividend[offer.pay]} <kbd>{PAY_KEY[offer.pay]}</kbd>
                  </>
                }
              />
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
