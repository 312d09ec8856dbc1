import { createMemo, Show } from 'solid-js'
import { ROUNDS } from '../../../../shared/games/cuba/data.ts'
import { cuba } from '../../../../shared/games/cuba/game.ts'
import { Chart, type Line } from '../../parts/Chart.tsx'
import { Moments, Verdict } from '../../parts/Outcome.tsx'
import type { Model } from '../model.ts'
import { Rich } from '../Rich.tsx'
import { t } from '../words/index.ts'
import { momentsOf } from './moments.ts'
import { Ranking } from './Ranking.tsx'
import { verdictOf } from './verdict.ts'

interface EndProps {
  model: Model
}

/** The last round's point includes the buildings. */
function linesOf(model: Model): Line[] {
  return model.state().players.flatMap((player, seat) => {
    const colour = model.play.colours[seat]
    if (!colour) return []
    return [{ colour, name: model.play.names[seat] ?? '', points: [0, ...player.curve.slice(0, -1), player.points] }]
  })
}

function Result(props: EndProps) {
  const scores = createMemo(() => cuba.scores(props.model.state()))
  const verdict = createMemo(() => verdictOf(scores(), props.model.play.names))
  const moments = createMemo(() => momentsOf(props.model.play.log, props.model.state(), props.model.names()))
  return (
    <div class="er">
      <Verdict colour={props.model.play.colours[scores()[0]?.seat ?? -1]} title={verdict().title} why={verdict().why} />
      <Ranking model={props.model} scores={scores()} breaker={verdict().breaker} />
      <Chart title={t().end.curve} lines={linesOf(props.model)} parts={ROUNDS} />
      <Moments title={t().end.moments} moments={moments()} colours={props.model.play.colours} rich={Rich} />
    </div>
  )
}

export function End(props: EndProps) {
  return (
    <Show when={props.model.state().phase.at === 'over'}>
      <Result model={props.model} />
    </Show>
  )
}
