import { createMemo, For, Show, type Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { Bid, Draft } from './Deal.tsx'
import { Home, IncomePart, Machines, RunPart, Station } from './Operating.tsx'
import { noteNow, questionNow, questionWords, waitingWords, type Question } from './question.ts'
import { Effects, effectsOf } from './Effects.tsx'
import { askedOf, Consent, consentWords, Discard } from './Questions.tsx'
import { Stock } from './Stock.tsx'
import { Track } from './Track.tsx'
import { Trains } from './Trains.tsx'

const nothing = () => undefined

const parts = {
  auction: Bid,
  draft: Draft,
  stock: Stock,
  home: Home,
  track: Track,
  station: Station,
  run: RunPart,
  income: IncomePart,
  trains: Trains,
  machines: Machines,
  consent: Consent,
  discard: Discard,
  operating: nothing,
  central: nothing,
  exported: nothing,
  over: nothing,
} satisfies Record<Question, Component<PartProps>>

/** Not one's turn: who decides what, and a question one has asked. */
function Waiting(props: PartProps) {
  const asked = () => {
    const first = askedOf(props.model)
    return first?.by === props.model.play.you ? first : undefined
  }
  return (
    <>
      <h2 class="waiting">{waitingWords(props.model)}</h2>
      <Show when={asked()}>{(it) => <p class="cu-say">{consentWords(props.model, it())}</p>}</Show>
      <For each={props.model.offered('withdraw')}>
        {(offer) => (
          <button type="button" class="rp-choice" data-testid="withdraw" onClick={() => props.model.send(offer)}>
            <b>{t().command(offer, 0)}</b>
          </button>
        )}
      </For>
    </>
  )
}

export function Ask(props: PartProps) {
  const now = () => questionNow(props.model.state())
  const noted = createMemo(() => props.model.play.tall || effectsOf(props.model).length === 0)
  return (
    <div class="ask cu-ask" data-phase={now()}>
      <Show when={props.model.deciding()} fallback={<Waiting model={props.model} />}>
        <div class="cu-question">
          <h2>
            {questionWords(props.model)}
            <Show when={noted() && noteNow(props.model)}>{(note) => <small>{note()}</small>}</Show>
          </h2>
          <Effects model={props.model} head />
        </div>
        <div class="chips">
          <Dynamic component={parts[now()]} model={props.model} />
        </div>
      </Show>
    </div>
  )
}
