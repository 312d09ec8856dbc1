import { For, Show } from 'solid-js'
import { cuba18 } from '../../../../shared/games/cuba18/game.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import { colourOf, nameOf } from '../../../rail/people.ts'
import { Chart } from '../../parts/Chart.tsx'
import { Verdict } from '../../parts/Outcome.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const PARTS = ['cash', 'minors', 'majors', 'central'] as const

export function End(props: PartProps) {
  const scores = () => cuba18.scores(props.model.plain())
  const winners = () => scores().filter((score) => score.rank === 1)
  const curve = (seat: number) => props.model.state().players[seat]?.curve ?? []
  const lines = () =>
    scores().map(({ seat }) => ({
      colour: colourOf(props.model.play, seat),
      name: nameOf(props.model.play, seat),
      points: [...curve(seat)],
    }))
  return (
    <>
      <Verdict
        colour={winners().length === 1 ? colourOf(props.model.play, winners()[0]?.seat ?? 0) : undefined}
        title={t().end.wins(winners().map(({ seat }) => nameOf(props.model.play, seat)))}
        why={t().end.why[props.model.state().end ?? 'bank']}
      />
      <section class="card tbl">
        <table>
          <thead>
            <tr>
              <th />
              <th class="l">{t().end.player}</th>
              <For each={PARTS}>{(part) => <th>{t().end.parts[part]}</th>}</For>
              <th>{t().end.total}</th>
            </tr>
          </thead>
          <tbody>
            <For each={scores()}>
              {(score) => (
                <tr classList={{ won: score.rank === 1 }}>
                  <td class="pos">{score.rank}</td>
                  <td class="l">
                    <span class="nm">
                      <SealIcon colour={colourOf(props.model.play, score.seat)} />
                      <b>{nameOf(props.model.play, score.seat)}</b>
                    </span>
                  </td>
                  <For each={PARTS}>{(part) => <td>{score.parts[part] ?? 0}</td>}</For>
                  <td class="tot">{score.total}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
      <Show when={curve(0).length > 1}>
        <Chart title={t().end.chart} lines={lines()} parts={Math.max(1, curve(0).length - 1)} />
      </Show>
    </>
  )
}
