import { createMemo, Show } from 'solid-js'
import { mx1822 } from '../../../../shared/games/mx1822/game.ts'
import { Said } from '../../../rail/Said.tsx'
import { victoryOf } from '../../../rail/victory.ts'
import { Chart, type Line } from '../../parts/Chart.tsx'
import { Moments, Verdict } from '../../parts/Outcome.tsx'
import type { Model, PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { momentsOf } from './moments.ts'
import { Ranking } from './Ranking.tsx'

/** Wealth from the start money on, at the end of each round. */
function linesOf(model: Model): Line[] {
  return model.state().players.flatMap((player, seat) => {
    const colour = model.play.colours[seat]
    return colour ? [{ colour, name: model.play.names[seat] ?? '', points: [0, ...player.curve] }] : []
  })
}

function Result(props: PartProps) {
  const scores = createMemo(() => mx1822.scores(props.model.plain()))
  const lines = createMemo(() => linesOf(props.model))
  const moments = createMemo(() => momentsOf(props.model.play.log, props.model.plain(), props.model.play.names))
  return (
    <div class="er">
      <Verdict
        colour={props.model.play.colours[scores()[0]?.seat ?? -1]}
        title={victoryOf(scores(), props.model.play.names)}
        why={t().end.by[props.model.state().end?.by ?? 'nothing']}
      />
      <Ranking model={props.model} scores={scores()} />
      <Chart title={t().end.curve} lines={lines()} parts={(lines()[0]?.points.length ?? 2) - 1} />
      <Moments title={t().end.moments} moments={moments()} colours={props.model.play.colours} rich={Said} />
    </div>
  )
}

export function End(props: PartProps) {
  return (
    <Show when={props.model.state().round.at === 'over'}>
      <Result model={props.model} />
    </Show>
  )
}
