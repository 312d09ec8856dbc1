import { For, Show } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'
import { TrainCard, type TrainView } from './TrainCard.tsx'

export interface CompanyRow {
  readonly livery: Livery
  readonly name: string
  readonly director?: { readonly name: string; readonly colour: PlayerColour }
  readonly price?: number
  readonly cash?: number
  readonly trains: readonly TrainView[]
  readonly tokens: string
  readonly last?: number
}

/** All companies at a glance; a row opens its charter. */
export function CompanySheet(props: { rows: readonly CompanyRow[]; current?: string; onPick?(company: string): void }) {
  return (
    <div class="rp-card rp-scroll">
      <table class="rp-sheet rp-companies">
        <caption class="unseen">{railWords().companies.title}</caption>
        <thead>
          <tr>
            <th class="l">{railWords().companies.company}</th>
            <th class="l">
              <span class="rp-who">{railWords().companies.director}</span>
            </th>
            <th class="r">{railWords().companies.price}</th>
            <th class="r">{railWords().companies.treasury}</th>
            <th class="l">{railWords().companies.trains}</th>
            <th>{railWords().companies.tokens}</th>
            <th class="r">{railWords().companies.last}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <tr classList={{ own: row.livery.id === props.current }}>
                <th scope="row" class="l">
                  <button type="button" class="rp-plain" onClick={() => props.onPick?.(row.livery.id)}>
                    <TokenIcon livery={row.livery} size={23} />
                    <span class="rp-cut">{row.name}</span>
                  </button>
                </th>
                <td class="l">
                  <Show when={row.director}>
                    {(director) => (
                      <>
                        <PlayerMark colour={director().colour} />
                        <span class="rp-who">{director().name}</span>
                      </>
                    )}
                  </Show>
                </td>
                <td class="r num">{row.price ?? ''}</td>
                <td class="r">{row.cash === undefined ? '' : `$${row.cash}`}</td>
                <td class="l">
                  <span class="rp-row tight">
                    <For each={row.trains}>{(train) => <TrainCard train={train} small />}</For>
                  </span>
                </td>
                <td>{row.tokens}</td>
                <td class="r quiet">{row.last ?? ''}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}
