import { For, Index, Show } from 'solid-js'
import type { Score } from '../../../../shared/engine/game.ts'
import type { Holding, Source } from '../../../../shared/games/santiago/state.ts'
import { Icon } from '../../../art/Icon.tsx'
import { Placing } from '../../parts/Placing.tsx'
import { SourceBar, SourceKey } from '../../parts/Sources.tsx'
import type { Model } from '../model.ts'
import { t } from '../words/index.ts'
import type { Breaker } from './verdict.ts'

const SOURCES = ['start', 'deliveries', 'city', 'visits', 'goods'] as const satisfies readonly Source[]

const parts = (holding?: Holding) =>
  SOURCES.map((id) => ({ id, name: t().sources[id], points: holding?.from[id] ?? 0 }))

/** Two short lines. */
function Broken(props: { words: readonly string[] }) {
  return (
    <Index each={props.words}>
      {(word, i) => (
        <>
          {i > 0 ? <br /> : undefined}
          {word()}
        </>
      )}
    </Index>
  )
}

function Head() {
  return (
    <thead>
      <tr>
        <th />
        <th class="l">{t().end.player}</th>
        <th>
          <Broken words={t().end.hand} />
        </th>
        <th>
          <Broken words={t().end.converted} />
        </th>
        <th>{t().end.total}</th>
        <th class="tie">
          <Broken words={t().end.left} />
        </th>
        <th class="tie">{t().end.peso}</th>
        <th class="l brk">{t().end.from}</th>
      </tr>
    </thead>
  )
}

export interface RankingProps {
  model: Model
  scores: readonly Score[]
  breaker: Breaker
}

function Row(props: RankingProps & { score: Score; most: number }) {
  const part = (key: string) => props.score.parts[key] ?? 0
  const won = () => props.score.rank === 1
  const level = () => props.breaker !== 'points' && props.score.total === props.scores[0]?.total
  const tiedGoods = () => level() && props.breaker !== 'goods' && part('left') === (props.scores[0]?.parts.left ?? 0)
  const decided = (breaker: Breaker) => won() && props.breaker === breaker
  const holding = () => props.model.state().secret.holdings[props.score.seat]
  return (
    <tr class={won() ? 'won' : undefined}>
      <Placing play={props.model.play} score={props.score} you={t().end.you} />
      <td>{part('hand')}</td>
      <td>
        <span class="dim">
          {part('goods')} <Icon kind="arrow" size={12} stroke={2.6} />
        </span>{' '}
        +{part('converted')}
      </td>
      <td class="tot" classList={{ dec: decided('points') }}>
        {props.score.total}
      </td>
      <td class="tie" classList={{ eq: tiedGoods(), dec: decided('goods') }}>
        {part('left')}
        <Show when={tiedGoods()}>
          {' '}
          <em>{t().end.tie}</em>
        </Show>
      </td>
      <td class="tie" classList={{ dec: decided('pesos') }}>
        {part('pesos')}
      </td>
      <td class="brk">
        <Show when={holding()}>{(it) => <SourceBar parts={parts(it())} most={props.most} />}</Show>
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
