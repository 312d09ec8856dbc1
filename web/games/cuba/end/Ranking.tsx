import { For } from 'solid-js'
import type { Score } from '../../../../shared/engine/game.ts'
import { SOURCES, type Source } from '../../../../shared/games/cuba/state.ts'
import { Placing } from '../../parts/Placing.tsx'
import { SourceBar, SourceKey } from '../../parts/Sources.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import type { Breaker } from './verdict.ts'

/** The house's colours for bars, one for each source. */
const COLOURS = {
  shipping: 'deliveries',
  buildings: 'city',
  laws: 'start',
  subsidies: 'goods',
  architect: 'rest',
  final: 'visits',
} as const satisfies Record<Source, string>

const parts = (score?: Score) =>
  SOURCES.map((source) => ({ id: COLOURS[source], name: t().sources[source], points: score?.parts[source] ?? 0 }))

export interface RankingProps {
  model: Model
  scores: readonly Score[]
  breaker: Breaker
}

function Head() {
  return (
    <thead>
      <tr>
        <th />
        <th class="l">{t().end.player}</th>
        <th>{t().end.played}</th>
        <th>{t().end.buildings}</th>
        <th>{t().end.total}</th>
        <th class="tie">{t().end.peso}</th>
        <th class="l brk">{t().end.from}</th>
      </tr>
    </thead>
  )
}

function Row(props: RankingProps & { score: Score; most: number }) {
  const part = (key: string) => props.score.parts[key] ?? 0
  const won = () => props.score.rank === 1
  const decided = (breaker: Breaker) => won() && props.breaker === breaker
  return (
    <tr class={won() ? 'won' : undefined}>
      <Placing play={props.model.play} score={props.score} you={t().end.you} />
      <td>{props.score.total - part('final')}</td>
      <td>
        <span class="dim">{part('built')} ×2</span> +{part('final')}
      </td>
      <td class="tot" classList={{ dec: decided('points') }}>
        {props.score.total}
      </td>
      <td class="tie" classList={{ dec: decided('pesos') }}>
        {part('pesos')}
      </td>
      <td class="brk">
        <SourceBar parts={parts(props.score)} most={props.most} />
      </td>
    </tr>
  )
}

export function Ranking(props: RankingProps) {
  const most = () => Math.max(1, ...props.scores.map((score) => score.total))
  return (
    <section class="card tbl">
      <table>
        <Head />
        <tbody>
          <For each={props.scores}>
            {(score) => (
              <Row model={props.model} scores={props.scores} breaker={props.breaker} score={score} most={most()} />
            )}
          </For>
        </tbody>
      </table>
      <SourceKey parts={parts()} />
    </section>
  )
}
