import { For, Show } from 'solid-js'
import { Icon } from '../../art/Icon.tsx'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'

export interface DividendChoice {
  readonly id: string
  readonly title: string
  readonly chosen: boolean
  readonly key?: string // that chooses it
}

export interface DividendRow {
  readonly name: string
  readonly colour?: PlayerColour // a player
  readonly livery?: Livery // the company
  readonly percent?: number
  readonly before: number
  readonly after: readonly number[] // by choice
}

const ROOMY = 2 // choices whose cells have room for before and after; of more, what is now has a column of its own

function Change(props: { before: number; after: number | undefined; chosen: boolean; brief: boolean }) {
  const after = () => props.after ?? props.before
  return (
    <td classList={{ chosen: props.chosen }}>
      <Show when={!props.brief}>
        <span class="quiet">{props.before}</span>
        <Icon kind="arrow" size={11} stroke={2.2} label="→" />
      </Show>
      <b classList={{ up: after() > props.before, down: after() < props.before }}>{after()}</b>
    </td>
  )
}

/** One column per allowed choice, one row per holder, all as before → after. */
export function DividendTable(props: {
  choices: readonly DividendChoice[]
  rows: readonly DividendRow[]
  onChoose(id: string): void
}) {
  const brief = () => props.choices.length > ROOMY
  return (
    <table class="rp-dividend" classList={{ brief: brief() }}>
      <caption class="unseen">{railWords().dividend.title}</caption>
      <thead>
        <tr>
          <td />
          <Show when={brief()}>
            <th scope="col" class="quiet">
              {railWords().dividend.now}
            </th>
          </Show>
          <For each={props.choices}>
            {(choice) => (
              <th scope="col" classList={{ chosen: choice.chosen }}>
                <button
                  type="button"
                  class="rp-plain"
                  data-pick
                  aria-pressed={choice.chosen}
                  data-testid={`choice-dividend-${choice.id}`}
                  onClick={() => props.onChoose(choice.id)}
                >
                  {choice.title}
                  <Show when={choice.key}>{(key) => <kbd>{key()}</kbd>}</Show>
                </button>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr>
              <th scope="row" class="l">
                <Show when={row.colour}>{(colour) => <PlayerMark colour={colour()} />}</Show>
                <Show when={row.livery}>{(livery) => <TokenIcon livery={livery()} size={18} label="" />}</Show>
                {row.name}
                <Show when={row.percent}>
                  <small> {row.percent} %</small>
                </Show>
              </th>
              <Show when={brief()}>
                <td class="quiet">{row.before}</td>
              </Show>
              <For each={props.choices}>
                {(choice, i) => (
                  <Change before={row.before} after={row.after[i()]} chosen={choice.chosen} brief={brief()} />
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
