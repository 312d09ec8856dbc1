import { For, Show } from 'solid-js'
import { freeCash } from '../../../../shared/games/mx1822/bids.ts'
import { startOf } from '../../../../shared/games/mx1822/closing.ts'
import { isMinor } from '../../../../shared/games/mx1822/companies.ts'
import { MAX_BIDS } from '../../../../shared/games/mx1822/data.ts'
import { MINOR_STARTS } from '../../../../shared/games/mx1822/market.ts'
import type { State } from '../../../../shared/games/mx1822/state.ts'
import { Icon } from '../../../art/Icon.tsx'
import { Amount, type Preset } from '../../../rail/panels/Amount.tsx'
import type { OfferOf } from '../choice.ts'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const PRESETS = 3

/** Bids that change where a minor starts, then everything one has. */
function presetsOf(s: State, offer: OfferOf<'bid'>): Preset[] {
  const { from, to, item } = offer
  const starts = isMinor(item) && s.phase !== '1' ? MINOR_STARTS : []
  const steps = starts
    .map((price) => 2 * price)
    .filter((bid) => bid >= from && bid <= to)
    .map((bid) => ({ amount: bid, text: t().wall.floats(startOf(s.phase, bid).price) }))
    .slice(0, PRESETS - 1)
  const all = steps.some((preset) => preset.amount === to) ? [] : [{ amount: to, text: t().wall.allYouHave }]
  return [...steps, ...(to > from ? all : [])]
}

/** Bids made in this turn that wait to be sent. */
export function WaitingBids(props: PartProps) {
  return (
    <For each={props.model.bids()}>
      {(bid) => (
        <button
          type="button"
          class="rp-choice"
          data-testid={`drop-${bid.item}`}
          onClick={() => props.model.dropBid(bid.item)}
        >
          <b>{bid.amount}</b>
          <span>{t().item(bid.item)}</span>
          <Icon kind="close" size={14} />
        </button>
      )}
    </For>
  )
}

function freeLine(model: Model, amount: number): string {
  const you = model.play.you ?? 0
  const cash = model.plain().players[you]?.cash ?? 0
  const left = freeCash(model.ahead(), you) - amount
  return t().wall.free(cash, cash - left, left)
}

/** How much on the box that is chosen. */
export function Bid(props: PartProps & { offer: OfferOf<'bid'> }) {
  const highest = () => props.model.ahead().bids[props.offer.item]?.at(-1)
  const over = () => {
    const top = highest()
    return top
      ? t().wall.over(props.model.amount() - top.amount, props.model.play.names[top.seat] ?? '')
      : t().wall.opening
  }
  const number = () => t().wall.bidNumber(MAX_BIDS - props.offer.left + 1, MAX_BIDS)
  return (
    <div class="mx-bid">
      <Amount
        label={t().wall.bidOn(t().item(props.offer.item))}
        value={props.model.amount()}
        from={props.offer.from}
        to={props.offer.to}
        step={props.offer.step}
        presets={presetsOf(props.model.plain(), props.offer)}
        onValue={(value) => props.model.setAmount(value)}
      />
      <p>
        {over()} · {number()}
        <Show when={!props.model.play.tall}>
          <br />
        </Show>{' '}
        <b>{freeLine(props.model, props.model.amount())}</b>
      </p>
    </div>
  )
}
