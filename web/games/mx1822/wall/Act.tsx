import { Show } from 'solid-js'
import type { Offer } from '../../../../shared/games/mx1822/offer.ts'
import { isOff, MainButton } from '../../parts/MainButton.tsx'
import type { Model, PartProps } from '../model.ts'
import { dividendTitle } from '../panels/dividend.ts'
import { t } from '../words/index.ts'

/** What is no choice now: passing, and orders for later. */
const LATER: readonly Offer['type'][] = ['pass', 'passUntil', 'bidUpTo', 'cancel', 'withdraw']

function passWords(model: Model): string {
  const s = model.state()
  if (s.pending[0]?.at === 'auction') return s.pending[0].lot ? t().wall.noBid : t().wall.pass
  return s.round.at === 'operating' ? t().skip[s.round.turn.step] : t().wall.pass
}

function mainWords(model: Model): string {
  const chosen = model.chosen()
  if (!chosen) return model.bids().length > 0 ? t().wall.sendBids(model.bids().length) : chooseWords(model)
  if (chosen.type === 'run' && !model.best()) return t().wall.choose.searching
  if (chosen.type === 'dividend') return dividendTitle(model.plain(), chosen)
  const price = chosen.type === 'buyTrain' && 'price' in chosen ? chosen.price : model.amount()
  return t().command(chosen, price)
}

function chooseWords(model: Model): string {
  const { round } = model.state()
  if (model.offers().every(({ type }) => LATER.includes(type))) return t().wall.choose.nothing
  if (round.at === 'stock') return t().wall.choose.stock
  return round.at === 'operating' && ['track', 'token'].includes(round.turn.step)
    ? t().wall.choose.map
    : t().wall.choose.any
}

/** The one coral button, and beside it what else may be done at once. */
export function Act(props: PartProps) {
  const off = () => isOff(props.model.play)
  const planned = () => {
    const type = props.model.chosen()?.type
    return type === 'passUntil' || type === 'bidUpTo'
  }
  return (
    <Show when={props.model.deciding() || planned()}>
      <Show when={props.model.passing()}>
        {(pass) => (
          <button
            type="button"
            class="btn"
            data-testid="pass"
            disabled={off()}
            onClick={() => props.model.send(pass())}
          >
            {passWords(props.model)}
          </button>
        )}
      </Show>
      <Show when={props.model.canAddBid()}>
        <button type="button" class="btn" data-testid="add-bid" disabled={off()} onClick={() => props.model.addBid()}>
          {t().wall.addBid}
          <kbd>+</kbd>
        </button>
      </Show>
      <MainButton play={props.model.play} ready={props.model.ready()} onPress={() => props.model.confirm()}>
        {mainWords(props.model)}
      </MainButton>
    </Show>
  )
}
