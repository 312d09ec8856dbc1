import { For, Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { PartProps } from '../model.ts'
import { questionNow, type Question } from '../question.ts'
import { t } from '../words/index.ts'
import { Changes } from './Changes.tsx'
import { Minor } from './Minor.tsx'
import { DividendPart, OwnShares, Privates, RunPart, TokenPart } from './Operating.tsx'
import { Auction, Consent, consentWords, Discard } from './Questions.tsx'
import { Double, StockRound } from './Stock.tsx'
import { questionWords, waitingWords } from './phrases.ts'
import { Standing, StandingButton } from './Standing.tsx'
import { Track } from './Track.tsx'
import { Trains } from './Trains.tsx'

const parts = {
  stockRound: StockRound,
  double: Double,
  housekeeping: Trains,
  privates: Privates,
  track: Track,
  token: TokenPart,
  run: RunPart,
  dividend: DividendPart,
  trains: Trains,
  minor: Minor,
  stock: OwnShares,
  consent: Consent,
  discard: Discard,
  scrap: Discard,
  auction: Auction,
  closing: () => undefined,
  over: () => undefined,
} satisfies Record<Question, Component<PartProps>>

/** Not one's turn: who decides what, a question one has asked, orders for later. */
function Waiting(props: PartProps) {
  const asked = () => {
    const [first] = props.model.plain().pending
    return first?.at === 'consent' && first.by === props.model.play.you ? first : undefined
  }
  return (
    <>
      <h2 class="waiting">{waitingWords(props.model)}</h2>
      <Show when={asked()}>{(it) => <p class="mx-say">{consentWords(props.model, it())}</p>}</Show>
      <div class="chips">
        <StandingButton model={props.model} />
        <Show when={props.model.planning()}>
          <Standing model={props.model} />
        </Show>
        <For each={props.model.offered('withdraw')}>
          {(offer) => (
            <button type="button" class="rp-choice" data-testid="withdraw" onClick={() => props.model.send(offer)}>
              <b>{t().command(offer, 0)}</b>
            </button>
          )}
        </For>
      </div>
    </>
  )
}

export function Ask(props: PartProps) {
  const now = () => questionNow(props.model.state())
  return (
    <div class="ask mx-ask" data-phase={now()}>
      <Show when={props.model.deciding()} fallback={<Waiting model={props.model} />}>
        <h2>{questionWords(props.model)}</h2>
        <div class="chips">
          <Dynamic component={parts[now()]} model={props.model} />
          <Changes model={props.model} />
        </div>
      </Show>
    </div>
  )
}
