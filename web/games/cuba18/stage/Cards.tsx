import { For, Show } from 'solid-js'
import type { Seat } from '../../../../shared/engine/game.ts'
import {
  COMMISSIONER_IDS,
  COMMISSIONERS,
  CONCESSION_IDS,
  CONCESSIONS,
  type Commissioner,
  type Concession,
} from '../../../../shared/games/cuba18/data.ts'
import { PlayerMark } from '../../../rail/panels/PlayerMark.tsx'
import { colourOf, nameOf } from '../../../rail/people.ts'
import type { Model, PartProps } from '../model.ts'
import { Owned } from '../panels/Owned.tsx'
import { t } from '../words/index.ts'

const auctionOf = (model: Model) => {
  const { round } = model.state()
  return round.at === 'auction' ? round : undefined
}

const ownerOf = (model: Model, kind: 'commissioners' | 'concessions', card: number): Seat | undefined => {
  const seat = model.state().players.findIndex((player) => (player[kind] as number[]).includes(card))
  return seat < 0 ? undefined : seat
}

function Who(props: PartProps & { seat: Seat; text?: string }) {
  return (
    <span class="cu-who">
      <PlayerMark colour={colourOf(props.model.play, props.seat)} />
      {nameOf(props.model.play, props.seat)} <b>{props.text}</b>
    </span>
  )
}

function CommissionerCard(props: PartProps & { card: Commissioner }) {
  const now = () => auctionOf(props.model)?.card === props.card
  const owner = () => ownerOf(props.model, 'commissioners', props.card)
  const opener = () => props.model.state().order[(props.card - 1) % props.model.state().order.length] ?? 0
  const highest = () => auctionOf(props.model)?.highest
  const words = () => t().commissionerCard(props.card)
  return (
    <li class="rp-card cu-deal" classList={{ now: now(), gone: !now() && owner() !== undefined }} title={words().note}>
      <header data-colour={COMMISSIONERS[props.card].color}>
        <b class="cu-number">{props.card}</b>
        <span>{words().funding}</span>
      </header>
      <p>
        <b>{words().short}</b>
        <small>{words().name}</small>
      </p>
      <footer>
        <Show
          when={now()}
          fallback={
            <Show
              when={owner() !== undefined}
              fallback={<small>{t().stage.cardsOf.opens(nameOf(props.model.play, opener()))}</small>}
            >
              <Who model={props.model} seat={owner() ?? 0} />
            </Show>
          }
        >
          <Show when={highest()} fallback={<small>{t().stage.cardsOf.noBid}</small>}>
            {(bid) => <Who model={props.model} seat={bid().seat} text={t().money(bid().amount)} />}
          </Show>
        </Show>
      </footer>
    </li>
  )
}

function ConcessionCard(props: PartProps & { card: Concession }) {
  const words = () => t().concessionCard(props.card)
  const owner = () => ownerOf(props.model, 'concessions', props.card)
  const offer = () => props.model.offered('draft').find(({ concession }) => concession === props.card)
  const chosen = () => {
    const now = props.model.chosen()
    return now?.type === 'draft' && now.concession === props.card
  }
  const face = () => (
    <>
      <header>
        <b class="cu-number deed">{props.card}</b>
        <span>{words().cost}</span>
      </header>
      <p>
        <b>{words().short}</b>
        <small>{words().note}</small>
      </p>
      <Show when={owner() !== undefined}>
        <footer>
          <Who model={props.model} seat={owner() ?? 0} />
        </footer>
      </Show>
    </>
  )
  return (
    <Show
      when={offer()}
      fallback={
        <li class="rp-card cu-deal" classList={{ gone: owner() !== undefined }} title={words().name}>
          {face()}
        </li>
      }
    >
      {(draft) => (
        <li class="cu-slot">
          <button
            type="button"
            class="rp-card cu-deal can target"
            aria-pressed={chosen()}
            data-testid={`choice-concession-${props.card}`}
            onClick={() => props.model.pick(draft())}
          >
            {face()}
          </button>
        </li>
      )}
    </Show>
  )
}

/** VI.6: the six commissioners under the hammer, and the concessions that come next with what each brings. */
export function Cards(props: PartProps) {
  const concessions = () =>
    CONCESSION_IDS.filter(
      (card) =>
        props.model.state().concessions.includes(card) ||
        props.model.state().players.some((player) => player.concessions.includes(card)),
    ).toSorted((a, b) => CONCESSIONS[a].cost - CONCESSIONS[b].cost)
  return (
    <div class="cu-cards">
      <section>
        <h3>
          {t().stage.cardsOf.commissioners} <small>{t().stage.cardsOf.commissionersNote}</small>
        </h3>
        <ul>
          <For each={COMMISSIONER_IDS}>{(card) => <CommissionerCard model={props.model} card={card} />}</For>
        </ul>
      </section>
      <section>
        <h3>
          {t().stage.cardsOf.concessions} <small>{t().stage.cardsOf.concessionsNote}</small>
        </h3>
        <ul>
          <For each={concessions()}>{(card) => <ConcessionCard model={props.model} card={card} />}</For>
        </ul>
      </section>
    </div>
  )
}

/** Playing order, money and cards: all that counts before the first stock round. */
export function Purses(props: PartProps) {
  const bidders = () => auctionOf(props.model)?.bidders
  return (
    <section class="rp-card cu-purses" aria-label={t().stage.order}>
      <h3>{t().stage.order}</h3>
      <ol>
        <For each={props.model.state().order}>
          {(seat) => {
            const player = () => props.model.state().players[seat]
            const out = () => bidders() !== undefined && !bidders()!.includes(seat)
            return (
              <li classList={{ out: out() }}>
                <PlayerMark colour={colourOf(props.model.play, seat)} />
                <span class="grow">
                  {nameOf(props.model.play, seat)}
                  <Show when={out()}>
                    <small> {t().stage.cardsOf.passed}</small>
                  </Show>
                </span>
                <Owned model={props.model} seat={seat} />
                <b>{t().money(player()?.cash ?? 0)}</b>
              </li>
            )
          }}
        </For>
      </ol>
    </section>
  )
}
