import { For } from 'solid-js'
import { unwrap } from 'solid-js/store'
import { SealIcon } from '../../../art/Seal.tsx'
import type { PartProps } from '../model.ts'
import { seatOf, sentence } from '../Sentence.tsx'
import { t } from '../words/index.ts'

/** The last things that happened, newest first. */
export function Log(props: PartProps & { lines: number }) {
  const told = () =>
    unwrap(props.model.play.log)
      .flatMap((line) => line.news.map((news) => ({ news, seat: seatOf(news) ?? line.seat })))
      .slice(-props.lines * 3)
      .toReversed()
  return (
    <ol class="mx-log" role="log">
      <For each={told().slice(0, props.lines)} fallback={<li>{t().stage.noLog}</li>}>
        {({ news, seat }) => (
          <li>
            <SealIcon colour={props.model.play.colours[seat] ?? 'grey'} size={14} />
            <span>{sentence(news, props.model.play.names)}</span>
          </li>
        )}
      </For>
    </ol>
  )
}
