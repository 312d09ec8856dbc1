import { For, Show } from 'solid-js'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'
import { Cell, type SheetProps } from './ShareSheet.tsx'

interface Rest {
  readonly name: string
  readonly percents: readonly number[]
}

const MANY = 4

function Heads(props: { sheet: SheetProps; rests: readonly Rest[] }) {
  return (
    <thead>
      <tr>
        <th class="l">%</th>
        <For each={props.sheet.players}>
          {(player) => (
            <th classList={{ own: player.you }}>
              <PlayerMark colour={player.colour} />
              <span class="rp-cut">{player.name}</span>
              <small>{player.note}</small>
            </th>
          )}
        </For>
        <For each={props.rests}>{(rest) => <th>{rest.name}</th>}</For>
        <Show when={props.sheet.prices}>
          <th>{railWords().companies.price}</th>
        </Show>
      </tr>
    </thead>
  )
}

/** The same sheet on a phone: companies down, players across. */
export function TallShareSheet(props: SheetProps) {
  const rests = (): Rest[] => [
    ...(props.offering?.some((percent) => percent > 0)
      ? [{ name: railWords().sheet.offering, percents: props.offering }]
      : []),
    { name: railWords().sheet.treasuryShort, percents: props.treasury },
    { name: railWords().sheet.pool, percents: props.pool },
  ]
  const beside = () => rests().length + (props.prices ? 1 : 0)
  return (
    <div class="rp-card rp-scroll">
      <table class="rp-sheet rp-tall" classList={{ crowded: props.players.length > MANY }}>
        <caption class="unseen">{railWords().sheet.title}</caption>
        <Heads sheet={props} rests={rests()} />
        <tbody>
          <For each={props.figures}>
            {(figure, i) => (
              <tr>
                <th scope="row" class="l quiet">
                  {figure}
                </th>
                <For each={props.players}>
                  {(player) => (
                    <td
                      classList={{ own: player.you, num: player.figures[i()]?.strong, full: player.figures[i()]?.warn }}
                    >
                      {player.figures[i()]?.text}
                      <Show when={player.figures[i()]?.of}>{(of) => <span class="quiet">/{of()}</span>}</Show>
                    </td>
                  )}
                </For>
                <td colspan={beside()} />
              </tr>
            )}
          </For>
          <For each={props.columns}>
            {(livery, i) => (
              <tr>
                <th scope="row" class="l">
                  <button type="button" class="rp-plain" onClick={() => props.onPick?.(livery.id)}>
                    <TokenIcon livery={livery} size={23} />
                  </button>
                </th>
                <For each={props.players}>{(player) => <Cell cell={player.cells[i()]} own={player.you} />}</For>
                <For each={rests()}>{(rest) => <Cell cell={{ percent: rest.percents[i()] ?? 0 }} />}</For>
                <Show when={props.prices}>{(prices) => <td class="num">{prices()[i()] || ''}</td>}</Show>
              </tr>
            )}
          </For>
          <Show when={props.tail}>
            {(tail) => (
              <tr>
                <th scope="row" class="l quiet">
                  {tail()}
                </th>
                <For each={props.players}>{(player) => <td classList={{ own: player.you }}>{player.tail}</td>}</For>
                <td colspan={beside()} />
              </tr>
            )}
          </Show>
        </tbody>
      </table>
    </div>
  )
}
