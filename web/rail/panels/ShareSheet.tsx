import { For, Show } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'

export interface ShareCell {
  readonly percent: number
  readonly director?: boolean
}

export interface PlayerRow {
  readonly name: string
  readonly colour: PlayerColour
  readonly first?: boolean // player 1
  readonly cash: number
  readonly worth: number
  readonly certificates: number
  readonly limit: number
  readonly full?: boolean // at the limit
  readonly cells: readonly ShareCell[] // by column
  readonly you?: boolean
}

interface SheetProps {
  columns: readonly Livery[]
  players: readonly PlayerRow[]
  treasury: readonly number[] // percent by column
  pool: readonly number[]
  current?: string
}

function Cell(props: { cell: ShareCell | undefined }) {
  return (
    <td>
      <Show when={props.cell?.percent} fallback={<span class="rp-zero">·</span>}>
        <span classList={{ 'rp-director': props.cell?.director }}>{props.cell?.percent}</span>
      </Show>
    </td>
  )
}

function Rest(props: { name: string; percents: readonly number[] }) {
  return (
    <tr>
      <th scope="row" class="l quiet" colspan="4">
        {props.name}
      </th>
      <For each={props.percents}>{(percent) => <Cell cell={{ percent }} />}</For>
    </tr>
  )
}

/** Players by companies; the director's cell is filled. */
export function ShareSheet(props: SheetProps) {
  return (
    <div class="rp-card rp-scroll">
      <table class="rp-sheet">
        <caption class="unseen">{railWords().sheet.title}</caption>
        <thead>
          <tr>
            <th class="l">{railWords().sheet.share}</th>
            <th class="r">{railWords().sheet.cash}</th>
            <th class="r">{railWords().sheet.worth}</th>
            <th>{railWords().sheet.certificates}</th>
            <For each={props.columns}>
              {(livery) => (
                <th classList={{ current: livery.id === props.current }}>
                  <TokenIcon livery={livery} size={23} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.players}>
            {(row) => (
              <tr classList={{ you: row.you }}>
                <th scope="row" class="l">
                  <PlayerMark colour={row.colour} />
                  {row.name}
                  <Show when={row.first}>
                    <small> {railWords().sheet.first}</small>
                  </Show>
                </th>
                <td class="r num">${row.cash}</td>
                <td class="r quiet">{row.worth}</td>
                <td classList={{ full: row.full }}>
                  {row.certificates}
                  <span class="quiet">/{row.limit}</span>
                </td>
                <For each={props.columns}>{(_, i) => <Cell cell={row.cells[i()]} />}</For>
              </tr>
            )}
          </For>
          <Rest name={railWords().sheet.treasury} percents={props.treasury} />
          <Rest name={railWords().sheet.pool} percents={props.pool} />
        </tbody>
      </table>
    </div>
  )
}
