import { For, Show, type JSX } from 'solid-js'
import type { PlayerColour } from '../../art/players.ts'
import type { Livery } from '../livery.ts'
import { TokenIcon } from '../map/Token.tsx'
import { railWords } from '../words/index.ts'
import { PlayerMark } from './PlayerMark.tsx'

export interface NewsLine {
  readonly said: JSX.Element
  readonly livery?: Livery // the company it is about
  readonly colour?: PlayerColour // or who did it
  readonly chapter?: boolean
}

/** What happened last, straight on the sea. */
export function News(props: { lines: readonly NewsLine[] }) {
  return (
    <ol class="rs-news" role="log">
      <For each={props.lines} fallback={<li class="quiet">{railWords().news.none}</li>}>
        {(line) => (
          <li classList={{ chapter: line.chapter }}>
            <Show
              when={line.livery}
              fallback={<Show when={line.colour}>{(it) => <PlayerMark colour={it()} size={14} />}</Show>}
            >
              {(livery) => <TokenIcon livery={livery()} size={18} label="" />}
            </Show>
            <span>{line.said}</span>
          </li>
        )}
      </For>
    </ol>
  )
}
