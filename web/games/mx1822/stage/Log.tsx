import { For } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { SealIcon } from '../../../art/Seal.tsx'
import type { PartProps } from '../model.ts'
import { isChapter, seatOf, sentence } from '../Sentence.tsx'
import { t } from '../words/index.ts'

/** The last things that happened, newest first; rounds and phases stand out. */
export function Log(props: PartProps & { lines: number }) {
  const told = () =>
    unwrap(props.model.play.log)
      .slice(-props.lines * 3)
      .flatMap((line) => line.news.map((news) => ({ news, seat: seatOf(news) ?? line.seat })))
      .flatMap(({ news, seat }) => {
        const said = sentence(news, props.model.play.names)
        return said === undefined ? [] : [{ said, seat, chapter: isChapter(news) }]
      })
      .slice(-props.lines)
      .toReversed()
  return (
    <ol class="mx-log" role="log">
      <For each={told()} fallback={<li>{t().stage.noLog}</li>}>
        {({ said, seat, chapter }) => (
          <li classList={{ chapter }}>
            <SealIcon colour={props.model.play.colours[seat] ?? 'grey'} size={14} />
            <span>{said}</span>
          </li>
        )}
      </For>
    </ol>
  )
}
