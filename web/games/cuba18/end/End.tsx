import { createMemo, Show } from 'solid-js'
import { cuba18 } from '../../../../shared/games/cuba18/game.ts'
import { VERSIONS } from '../../../../shared/games/cuba18/versions.ts'
import { colourOf, personOf } from '../../../rail/people.ts'
import { Said } from '../../../rail/Said.tsx'
import { victoryOf } from '../../../rail/victory.ts'
import { Chart } from '../../parts/Chart.tsx'
import { Moments, Verdict } from '../../parts/Outcome.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'
import { momentsOf } from './moments.ts'
import { Ranking } from './Ranking.tsx'

function Result(props: PartProps) {
  const play = () => props.model.play
  const scores = createMemo(() => cuba18.scores(props.model.plain()))
  const capital = () => VERSIONS[props.model.state().version].capital
  const lines = () =>
    props.model.state().players.map(({ curve }, seat) => ({ ...personOf(play(), seat), points: [capital(), ...curve] }))
  const moments = createMemo(() => momentsOf(play().log, props.model.plain(), play().names))
  return (
    <div class="er">
      <Verdict
        colour={colourOf(play(), scores()[0]?.seat ?? -1)}
        title={victoryOf(scores(), play().names)}
        why={t().end.why[props.model.state().end ?? 'bank']}
      />
      <Ranking model={props.model} scores={scores()} />
      <Chart title={t().end.curve} lines={lines()} parts={(lines()[0]?.points.length ?? 2) - 1} />
      <Moments title={t().end.moments} moments={moments()} colours={play().colours} rich={Said} />
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
