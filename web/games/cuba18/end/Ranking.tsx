import { For } from 'solid-js'
import type { Score } from '../../../../shared/engine/game.ts'
import { Placing } from '../../parts/Placing.tsx'
import { SourceBar, SourceKey } from '../../parts/Sources.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const PARTS = ['cash', 'minors', 'majors', 'central'] as const

/** The house's colours for bars, one for each part of the wealth. */
const COLOURS = {
  cash: 'city',
  minors: 'goods',
  majors: 'deliveries',
  central: 'visits',
} as const satisfies Record<(typeof PARTS)[number], string>

const parts = (score?: Score) =>
  PARTS.map((part) => ({ id: COLOURS[part], name: t().end.parts[part], points: score?.parts[part] ?? 0 }))

function Row(props: PartProps & { score: Score; most: number }) {
  return (
    <tr classList={{ won: props.score.rank === 1 }}>
      <Placing play={props.model.play} score={props.score} you={t().end.you} />
      <td class="tot">{props.score.total}</td>
      <td class="l brk">
        <SourceBar parts={parts(props.score)} most={props.most} />
      </td>
    </tr>
  )
}

export function Ranking(props: PartProps & { scores: readonly Score[] }) {
  const most = () => Math.max(1, ...props.scores.map(({ total }) => total))
  return (
    <section class="card tbl">
      <table>
        <thead>
          <tr>
            <th />
            <th class="l">{t().end.player}</th>
            <th>{t().end.total}</th>
            <th class="l brk">{t().end.from}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.scores}>{(score) => <Row model={props.model} score={score} most={most()} />}</For>
        </tbody>
      </table>
      <SourceKey parts={parts()} />
    </section>
  )
}
