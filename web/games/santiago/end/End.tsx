import { createMemo, Show } from 'solid-js'
import { santiago } from '../../../../shared/games/santiago/game.ts'
import { Moments, Verdict } from '../../parts/Outcome.tsx'
import type { Model } from '../model.ts'
import { Rich } from '../Rich.tsx'
import { t } from '../words/index.ts'
import { Chart } from './Chart.tsx'
import { momentsOf } from './moments.ts'
import { Ranking } from './Ranking.tsx'
import { verdictOf } from './verdict.ts'

interface EndProps {
  model: Model
}

function Result(props: EndProps) {
  const scores = createMemo(() => santiago.scores(props.model.state()))
  const verdict = createMemo(() => verdictOf(scores(), props.model.play.names))
  const moments = createMemo(() => momentsOf(props.model.play.log, props.model.state(), props.model.names()))
  const medal = () => props.model.play.colours[scores()[0]?.seat ?? -1]
  return (
    <div class="er">
      <Verdict colour={medal()} title={verdict().title} why={verdict().why} />
      <Ranking model={props.model} scores={scores()} breaker={verdict().breaker} />
      <Chart model={props.model} />
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
