import { Show } from 'solid-js'
import { mx1822 } from '../../../shared/games/mx1822/game.ts'
import type { Company } from '../../../shared/games/mx1822/companies.ts'
import { OrderBar } from '../../rail/panels/OrderBar.tsx'
import { PlayerMark } from '../../rail/panels/PlayerMark.tsx'
import type { Model, PartProps } from './model.ts'
import { orderGroups } from './panels/companies.ts'
import { colourOf, nameOf } from './panels/people.ts'
import { t } from './words/index.ts'

export function roundWords(model: Model): string {
  const s = model.state()
  if (s.round.at === 'over') return t().round.over
  return s.set.round === 0 ? t().round.stock(s.stockRound) : t().round.operating(s.stockRound, s.set.round, s.set.of)
}

function Deciding(props: PartProps) {
  const seat = () => mx1822.active(props.model.plain())[0]
  return (
    <Show when={seat() !== undefined && seat()}>
      {(who) => (
        <span class="mx-who">
          <PlayerMark colour={colourOf(props.model, who())} />
          {t().round.bids(nameOf(props.model, who()))}
        </span>
      )}
    </Show>
  )
}

/** In the head: which round, which phase, who operates in which order. */
export function Round(props: PartProps) {
  const s = () => props.model.state()
  const label = () => {
    const { round } = s()
    return round.at === 'operating' ? t().doing[round.turn.step](round.turn.company) : ''
  }
  return (
    <span class="mx-round">
      <span class="mx-when">
        <b>{roundWords(props.model)}</b>
        <span class="quiet"> {t().round.phase(s().phase)}</span>
        <Show when={s().end}>
          <span class="warn"> · {t().round.ending}</span>
        </Show>
      </span>
      <Show when={s().round.at === 'operating'} fallback={<Deciding model={props.model} />}>
        <OrderBar
          groups={orderGroups(s())}
          label={label()}
          onPick={(company) => props.model.setShown(company as Company)}
        />
      </Show>
    </span>
  )
}
