import { createMemo, For, Show } from 'solid-js'
import { santiago } from '../../../../shared/games/santiago/game.ts'
import { Medal } from '../../../art/Pawn.tsx'
import { SealIcon } from '../../../art/Seal.tsx'
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

function Moments(props: EndProps) {
  const moments = createMemo(() => momentsOf(props.model.play.log, props.model.state(), props.model.names()))
  return (
    <Show when={moments().length > 0}>
      <section class="card mo">
        <h2>{t().end.moments}</h2>
        <ol>
          <For each={moments()}>
            {(moment) => (
              <li>
                <Show when={props.model.play.colours[moment.seat]} fallback={<span />}>
                  {(colour) => <SealIcon colour={colour()} size={17} />}
                </Show>
                <span>
                  <Rich text={moment.text} />
                </span>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  )
}

function Result(props: EndProps) {
  const scores = createMemo(() => santiago.scores(props.model.state()))
  const verdict = createMemo(() => verdictOf(scores(), props.model.play.names))
  const medal = () => props.model.play.colours[scores()[0]?.seat ?? -1]
  return (
    <div class="er">
      <div class="verdict">
        <Show when={medal()}>{(colour) => <Medal colour={colour()} />}</Show>
        <div>
          <h1>{verdict().title}</h1>
          <p class="quiet">{verdict().why}</p>
        </div>
      </div>
      <Ranking model={props.model} scores={scores()} breaker={verdict().breaker} />
      <Chart model={props.model} />
      <Moments model={props.model} />
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
