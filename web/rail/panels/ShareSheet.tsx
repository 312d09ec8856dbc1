import { For, Show, type JSX } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'

export interface ShareCell {
  readonly percent: number
  readonly director?: boolean
}

export interface Figure {
  readonly text: string
  readonly of?: string // a limit, quiet
  readonly strong?: boolean
  readonly warn?: boolean
}

export interface PlayerRow {
  readonly name: string
  readonly colour: PlayerColour
  readonly note?: string // after the name
  readonly figures: readonly Figure[]
  readonly cells: readonly ShareCell[] // by company
  readonly tail?: JSX.Element // what else they own
  readonly you?: boolean
}

export interface SheetProps {
  figures: readonly string[] // heads: cash, worth, certificates
  columns: readonly Livery[]
  players: readonly PlayerRow[]
  treasury: readonly number[] // percent by column
  pool: readonly number[]
  offering?: readonly number[] // where unsold shares lie apart from the treasury
  prices?: readonly number[] // of a share, by column; 0: none yet
  tail?: string
  under?: boolean // what else they own stands in a line of its own
  current?: string
  onPick?(company: string): void
}

export function Cell(props: { cell: ShareCell | undefined; own?: boolean }) {
  return (
    <td classList={{ own: props.own }}>
      <Show when={props.cell?.percent} fallback={<span class="rp-zero">·</span>}>
        <span classList={{ 'rp-director': props.cell?.director }}>{props.cell?.percent}</span>
      </Show>
    </td>
  )
}

function Rest(props: { name: string; span: number; percents: readonly number[]; tail: boolean }) {
  return (
    <tr>
      <th scope="row" class="l quiet" colspan={props.span}>
        {props.name}
      </th>
      <For each={props.percents}>{(percent) => <Cell cell={{ percent }} />}</For>
      <Show when={props.tail}>
        <td />
      </Show>
    </tr>
  )
}

function Heads(props: { sheet: SheetProps }) {
  return (
    <thead>
      <tr>
        <th class="l">{railWords().sheet.share}</th>
        <For each={props.sheet.figures}>{(figure) => <th class="r">{figure}</th>}</For>
        <For each={props.sheet.columns}>
          {(livery) => (
            <th classList={{ current: livery.id === props.sheet.current }}>
              <button type="button" class="rp-plain" onClick={() => props.sheet.onPick?.(livery.id)}>
                <TokenIcon livery={livery} size={23} />
              </button>
            </th>
          )}
        </For>
        <Show when={!props.sheet.under && props.sheet.tail}>{(tail) => <th class="l">{tail()}</th>}</Show>
      </tr>
    </thead>
  )
}

function Prices(props: { span: number; prices: readonly number[]; tail: boolean }) {
  return (
    <tr>
      <th scope="row" class="l quiet" colspan={props.span}>
        {railWords().companies.price}
      </th>
      <For each={props.prices}>{(price) => <td class="num">{price || ''}</td>}</For>
      <Show when={props.tail}>
        <td />
      </Show>
    </tr>
  )
}

/** Players by companies; the director's cell is filled. */
export function ShareSheet(props: SheetProps) {
  return (
    <div class="rp-card rp-scroll">
      <table class="rp-sheet">
        <caption class="unseen">{railWords().sheet.title}</caption>
        <Heads sheet={props} />
        <tbody>
          <For each={props.players}>
            {(row) => (
              <>
                <tr classList={{ own: row.you }}>
                  <th scope="row" class="l">
                    <PlayerMark colour={row.colour} />
                    {row.name}
                    <Show when={row.note}>{(note) => <small> {note()}</small>}</Show>
                  </th>
                  <For each={row.figures}>
                    {(figure) => (
                      <td class="r" classList={{ num: figure.strong, full: figure.warn }}>
                        {figure.text}
                        <Show when={figure.of}>{(of) => <span class="quiet">/{of()}</span>}</Show>
                      </td>
                    )}
                  </For>
                  <For each={props.columns}>{(_, i) => <Cell cell={row.cells[i()]} />}</For>
                  <Show when={props.tail && !props.under}>
                    <td class="l">{row.tail}</td>
                  </Show>
                </tr>
                <Show when={props.under && row.tail}>
                  <tr class="rp-under" classList={{ own: row.you }}>
                    <td class="l" colspan={props.figures.length + props.columns.length + 1}>
                      <span class="unseen">{props.tail}</span>
                      {row.tail}
                    </td>
                  </tr>
                </Show>
              </>
            )}
          </For>
          <Show when={props.offering?.some((percent) => percent > 0) && props.offering}>
            {(percents) => (
              <Rest
                name={railWords().sheet.offering}
                span={props.figures.length + 1}
                percents={percents()}
                tail={props.tail !== undefined && !props.under}
              />
            )}
          </Show>
          <Rest
            name={railWords().sheet.treasury}
            span={props.figures.length + 1}
            percents={props.treasury}
            tail={props.tail !== undefined && !props.under}
          />
          <Rest
            name={railWords().sheet.pool}
            span={props.figures.length + 1}
            percents={props.pool}
            tail={props.tail !== undefined && !props.under}
          />
          <Show when={props.prices}>
            {(prices) => (
              <Prices
                span={props.figures.length + 1}
                prices={prices()}
                tail={props.tail !== undefined && !props.under}
              />
            )}
          </Show>
        </tbody>
      </table>
    </div>
  )
}
