import { For } from 'solid-js'
import { mx1822 } from '../../../../shared/games/mx1822/game.ts'
import { SealIcon } from '../../../art/Seal.tsx'
import type { PartProps } from '../model.ts'
import { t } from '../words/index.ts'

const PARTS = ['cash', 'shares', 'ndem', 'minors', 'concessions', 'loan'] as const

export function End(props: PartProps) {
  const scores = () => mx1822.scores(props.model.plain())
  const winners = () =>
    scores()
      .filter((score) => score.rank === 1)
      .map((score) => props.model.play.names[score.seat] ?? '')
  return (
    <>
      <h1>{t().end.wins(winners())}</h1>
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
                      <SealIcon colour={props.model.play.colours[score.seat] ?? 'grey'} />
                      <b>{props.model.play.names[score.seat]}</b>
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
    </>
  )
}
