import { For, Show } from 'solid-js'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import { NDEM, type Company } from '../../../shared/games/mx1822/companies.ts'
import { TokenIcon } from '../../rail/map/Token.tsx'
import { OrderBar } from '../../rail/panels/OrderBar.tsx'
import { PlayerMark } from '../../rail/panels/PlayerMark.tsx'
import { liveryOf } from './liveries.ts'
import type { Model, PartProps } from './model.ts'
import { orderGroups } from './panels/companies.ts'
import { colourOf, nameOf } from '../../rail/people.ts'
import { t } from './words/index.ts'

function roundWords(model: Model): string {
  const s = model.state()
  if (s.round.at === 'over') return t().round.over
  return s.set.round === 0 ? t().round.stock(s.stockRound) : t().round.operating(s.stockRound, s.set.round, s.set.of)
}

function Deciding(props: PartProps) {
  const seats = () => mx1822.active(props.model.state())
  return (
    <For each={seats()}>
      {(seat) => (
        <span class="rs-who">
          <PlayerMark colour={colourOf(props.model.play, seat)} />
          {t().round.acts(nameOf(props.model.play, seat))}
        </span>
      )}
    </For>
  )
}

const labelOf = (model: Model): string => {
  const { round, pending } = model.state()
  if (pending[0]?.at === 'auction') return t().round.auction
  if (round.at === 'operating') return t().doing[round.turn.step](round.turn.company)
  const [seat] = mx1822.active(model.plain())
  return seat === undefined ? '' : t().round.acts(nameOf(model.play, seat))
}

/** On a phone two lines: who does what, and when. */
function Short(props: PartProps) {
  const company = () => {
    const { round } = props.model.state()
    return round.at === 'operating' ? round.turn.company : undefined
  }
  const cash = () => {
    const id = company()
    return id === undefined || id === NDEM ? undefined : props.model.state().companies[id]?.cash
  }
  return (
    <span class="mx-short">
      <Show when={company()}>{(id) => <TokenIcon livery={liveryOf(id())} size={30} />}</Show>
      <span>
        <b>{labelOf(props.model)}</b>
        <small>{t().round.short(roundWords(props.model), props.model.state().phase, cash())}</small>
      </span>
    </span>
  )
}

function Long(props: PartProps) {
  const s = () => props.model.state()
  return (
    <span class="rs-round">
      <span class="rs-when">
        <b>{roundWords(props.model)}</b>
        <span class="quiet"> {t().round.phase(s().phase)}</span>
        <Show when={s().end}>
          <span class="warn"> · {t().round.ending}</span>
        </Show>
      </span>
      <Show when={s().round.at === 'operating'} fallback={<Deciding model={props.model} />}>
        <OrderBar
          groups={orderGroups(s())}
          label={labelOf(props.model)}
          onPick={(company) => props.model.setShown(company as Company)}
        />
      </Show>
    </span>
  )
}

/** In the head: which round, which phase, who operates in which order. */
export function Round(props: PartProps) {
  return (
    <Show when={props.model.play.tall} fallback={<Long model={props.model} />}>
      <Short model={props.model} />
    </Show>
  )
}
