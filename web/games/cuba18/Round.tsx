import { Show } from 'solid-js'
import { cuba18 } from '../../../shared/games/cuba18/game.ts'
import type { Traded } from '../../../shared/games/cuba18/companies.ts'
import { OrderBar } from '../../rail/panels/OrderBar.tsx'
import { PlayerMark } from '../../rail/panels/PlayerMark.tsx'
import { colourOf, nameOf } from '../../rail/people.ts'
import type { Model, PartProps } from './model.ts'
import { orderGroups } from './panels/companies.ts'
import { t } from './words/index.ts'

function roundWords(model: Model): string {
  const { round, stockRound, set } = model.state()
  const words = t().round
  switch (round.at) {
    case 'auction':
    case 'draft':
    case 'over':
      return words[round.at]
    case 'stock':
      return words.stock(stockRound)
    default:
      return model.play.tall ? words.short(stockRound, set.round) : words.operating(stockRound, set.round, set.of)
  }
}

function Deciding(props: PartProps) {
  const seat = () => cuba18.active(props.model.plain())[0]
  return (
    <Show when={seat() !== undefined}>
      <span class="rs-who">
        <PlayerMark colour={colourOf(props.model.play, seat() ?? 0)} />
        {nameOf(props.model.play, seat() ?? 0)}
      </span>
    </Show>
  )
}

/** In the head: which round, which phase, who operates in which order. */
export function Round(props: PartProps) {
  const s = () => props.model.state()
  const label = () => {
    const turn = props.model.turn()
    return turn ? t().doing[turn.step](turn.company) : ''
  }
  return (
    <span class="rs-round">
      <span class="rs-when">
        <b>{roundWords(props.model)}</b>
        <span class="quiet"> {t().round.phase(s().phase)}</span>
        <Show when={s().end && s().round.at !== 'over'}>
          <span class="warn"> · {s().set.round > 0 ? t().round.ending.now : t().round.ending.next}</span>
        </Show>
      </span>
      <Show when={s().round.at === 'operating'} fallback={<Deciding model={props.model} />}>
        <b class="rs-now">{label()}</b>
        <span class="rs-order" title={t().round.order}>
          <OrderBar
            groups={orderGroups(s())}
            label={label()}
            onPick={(company) => props.model.setShown(company as Traded)}
          />
        </span>
      </Show>
    </span>
  )
}
