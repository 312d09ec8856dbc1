import { For, Show } from 'solid-js'
import type { Seat } from '../../../shared/engine/game.ts'
import { GOODS, START } from '../../../shared/games/santiago/data.ts'
import type { Holding } from '../../../shared/games/santiago/state.ts'
import { MarkerRow } from '../../art/Banner.tsx'
import { Shutter } from '../../art/Shutter.tsx'
import type { Model } from './model.ts'
import { ThingIcon } from './Rich.tsx'
import { countOf } from './wall/owned.ts'
import type { Thing } from './words/en-names.ts'
import { t } from './words/index.ts'

interface SeatProps {
  model: Model
  seat: Seat
}

export function SeatNote(props: SeatProps) {
  const where = () => {
    const piece = props.model.state().players[props.seat]?.piece
    return piece ? t().seat.at(piece) : t().seat.off
  }
  return <>{props.seat === props.model.play.you ? `${t().seat.you} · ${where()}` : where()}</>
}

const shown: readonly Thing[] = ['peso', 'point', ...GOODS]

function Open(props: { holding: Holding }) {
  const some = () => shown.filter((kind) => kind === 'peso' || kind === 'point' || countOf(props.holding, kind) > 0)
  return (
    <span class="seat-open">
      <For each={some()}>
        {(kind) => (
          <span role="img" aria-label={t().amount(kind, countOf(props.holding, kind))}>
            {countOf(props.holding, kind)}
            <ThingIcon kind={kind} size={14} quiet />
          </span>
        )}
      </For>
    </span>
  )
}

export function SeatMarks(props: SeatProps) {
  const own = () => props.seat === props.model.play.you
  const left = () => props.model.state().players[props.seat]?.markers ?? 0
  const holding = () => (own() ? undefined : props.model.state().secret.holdings[props.seat])
  return (
    <div class="seat-marks">
      <Show when={!own()}>
        <Show when={holding()} fallback={<Shutter label={t().seat.hidden} />}>
          {(it) => <Open holding={it()} />}
        </Show>
      </Show>
      <Show when={props.model.play.colours[props.seat]}>
        {(colour) => (
          <MarkerRow
            colour={colour()}
            left={left()}
            of={START.markers}
            label={t().seat.markers(left(), START.markers)}
          />
        )}
      </Show>
    </div>
  )
}
