import { For, Show } from 'solid-js'
import type { Score } from '../../../../shared/engine/game.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { colourOf, nameOf } from '../../../rail/people.ts'
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
      <td class="pos">{props.score.rank}</td>
      <td class="l">
        <span class="nm">
          <SealIcon colour={colourOf(props.model.play, props.score.seat)} size={22} />
          <b>{nameOf(props.model.play, props.score.seat)}</b>
          <Show when={props.score.seat === props.model.play.you}>
            <span class="you">{t().end.you}</span>
          </Show>
        </span>
      </td>
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
