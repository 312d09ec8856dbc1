import { For } from 'solid-js'
import type { Score } from '../../../../shared/engine/game.ts'
import { Placing } from '../../parts/Placing.tsx'
import { SourceBar, SourceKey } from '../../parts/Sources.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const PARTS = ['cash', 'shares', 'minors', 'ndem', 'concessions'] as const

/** The house's colours for bars, one for each part of the wealth. */
const COLOURS = {
  cash: 'city',
  shares: 'deliveries',
  minors: 'goods',
  ndem: 'visits',
  concessions: 'start',
} as const satisfies Record<(typeof PARTS)[number], string>

const parts = (score?: Score) =>
  PARTS.map((part) => ({ id: COLOURS[part], name: t().end.parts[part], points: score?.parts[part] ?? 0 }))

function Row(props: PartProps & { score: Score; most: number }) {
  return (
    <tr classList={{ won: props.score.rank === 1 }}>
      <Placing play={props.model.play} score={props.score} you={t().end.you} />
      <td class="tot">{t().signed(props.score.total)}</td>
      <td>{t().signed(props.score.parts.loan ?? 0)}</td>
      <td class="l brk">
        <SourceBar parts={parts(props.score)} most={props.most} />
      </td>
    </tr>
  )
}

export function Ranking(props: PartProps & { scores: readonly Score[] }) {
  const sum = (score: Score) => parts(score).reduce((all, part) => all + part.points, 0)
  const most = () => Math.max(1, ...props.scores.map(sum))
  return (
    <section class="card tbl">
      <table>
        <thead>
          <tr>
            <th />
            <th class="l">{t().end.player}</th>
            <th>{t().end.total}</th>
            <th>{t().end.parts.loan}</th>
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
