import { Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/game.ts'
import { playerAt } from '../../../shared/games/cuba/holding.ts'
import { CARDS_TO_PLAY } from '../../../shared/games/cuba/turn.ts'
import type { Model } from './model.ts'
import { ThingIcon } from './Rich.tsx'
import { t } from './words/index.ts'

interface SeatProps {
  model: Model
  seat: Seat
}

export function SeatNote(props: SeatProps) {
  const player = () => playerAt(props.model.state(), props.seat)
  const laid = () => {
    const { options, phase } = props.model.state()
    if (!options.faceDown || player().parliament || phase.at === 'choose' || phase.at === 'over') return false
    return phase.at !== 'lay' || !phase.waiting.includes(props.seat)
  }
  const notes = () => {
    const { start, phase } = props.model.state()
    return [
      ...(props.seat === props.model.play.you ? [t().seat.you] : []),
      ...(start === props.seat ? [t().seat.starts] : []),
      ...(player().parliament && phase.at !== 'over'
        ? [t().seat.votes(props.model.glance().votes[props.seat] ?? 0)]
        : [t().seat.cards(player().played.length, CARDS_TO_PLAY)]),
      ...(laid() ? [t().seat.faceDown] : []),
    ]
  }
  return <>{notes().join(' · ')}</>
}

export function SeatMarks(props: SeatProps) {
  const player = () => playerAt(props.model.state(), props.seat)
  return (
    <div class="seat-marks">
      <span class="seat-open">
        <span role="img" aria-label={t().amount('peso', player().pesos)}>
          {player().pesos}
          <ThingIcon kind="peso" size={15} quiet />
        </span>
        <b role="img" aria-label={t().amount('point', player().points)}>
          {player().points}
          <ThingIcon kind="point" size={15} quiet />
        </b>
      </span>
      <Show when={player().townHall}>
        <span class="tiny quiet">{t().chip.voting(2)}</span>
      </Show>
    </div>
  )
}
