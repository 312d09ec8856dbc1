import { createEffect, createMemo, For, on, onCleanup, onMount, Show } from 'solid-js'
import { unwrap } from 'solid-js/store'
import type { ChatLine, LogLine } from '../../shared/engine/protocol.ts'
import { SealIcon } from '../art/Seal.tsx'
import type { GameUi } from '../games/ui.ts'
import type { Sitting } from '../table/sitting.ts'
import { takenBack, undone } from '../table/standing.ts'
import { words } from '../words/index.ts'
import { ChatText } from './ChatText.tsx'

export type Filter = 'all' | 'moves' | 'chat'

const NEAR = 80
const isChat = (line: LogLine | ChatLine): line is ChatLine => 'text' in line

/** Moves and chat in the order they happened. Lines never change, so only the list is watched. */
export function Stream(props: { sitting: Sitting; filter: Filter; onLook(seq: number): void }) {
  let list: HTMLOListElement | undefined
  const wire = () => props.sitting.wire
  const lines = createMemo<readonly (LogLine | ChatLine)[]>(() => {
    const moves = props.filter === 'chat' ? [] : unwrap(wire().log)
    const chat = props.filter === 'moves' ? [] : unwrap(wire().chat)
    return [...moves, ...chat].toSorted((a, b) => a.at - b.at)
  })
  const gone = createMemo(() => undone(unwrap(wire().log)))
  const saying = () => wire().pending.flatMap((intent) => (intent.t === 'say' ? [intent.text] : []))
  const colour = (seat: number) => props.sitting.colours()[seat] ?? 'grey'

  let near = true // whoever has scrolled up to read is left there
  let top = 0
  const follow = () => near && list?.scrollTo({ top: list.scrollHeight })
  const scrolled = () => {
    if (!list) return
    const close = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR
    if (close || list.scrollTop < top) near = close // lines may have come since it was scrolled down
    top = list.scrollTop
  }
  createEffect(on([lines, () => saying().length, () => props.filter], () => requestAnimationFrame(follow)))
  onMount(() => {
    const size = new ResizeObserver(follow)
    if (list) size.observe(list)
    onCleanup(() => size.disconnect())
  })

  return (
    <ol
      ref={(el) => (list = el)}
      class="stream"
      role="log"
      aria-label={words().play.stream}
      tabindex="0"
      onScroll={scrolled}
    >
      <Show when={props.filter !== 'chat' && (wire().log[0]?.seq ?? 1) > 1}>
        <li class="cut">
          <button type="button" class="link" onClick={() => void props.sitting.con.older()}>
            {words().play.older}
          </button>
        </li>
      </Show>
      <For each={lines()}>
        {(line) =>
          isChat(line) ? (
            <li class="say">
              <SealIcon colour={colour(line.seat)} size={15} label={line.name} />
              <ChatText text={line.text} />
            </li>
          ) : (
            <Moves sitting={props.sitting} line={line} gone={gone().has(line.seq)} onLook={props.onLook} />
          )
        }
      </For>
      <Show when={props.filter !== 'moves'}>
        <For each={saying()}>
          {(text) => (
            <li class="say pending">
              <SealIcon colour={colour(wire().you ?? 0)} size={15} />
              <span>{text}</span>
            </li>
          )}
        </For>
      </Show>
    </ol>
  )
}

interface MoveProps {
  sitting: Sitting
  line: LogLine
  gone: boolean
  onLook(seq: number): void
}

function Moves(props: MoveProps) {
  const colour = (seat: number) => props.sitting.colours()[seat] ?? 'grey'
  return (
    <>
      <Show when={props.line.kind === 'undo'}>
        <li class="back">
          <SealIcon colour={colour(props.line.seat)} size={15} />
          <span>
            {props.sitting.names()[props.line.seat]}{' '}
            {words().play.tookBack(takenBack(unwrap(props.sitting.wire.log), props.line))}
          </span>
        </li>
      </Show>
      <Show when={props.line.kind === 'start'}>
        <li class="cut">{words().play.began}</li>
      </Show>
      <Show when={props.sitting.ui()}>
        {(ui) => <For each={props.line.news}>{(news) => <News {...props} ui={ui()} news={news} />}</For>}
      </Show>
    </>
  )
}

function News(props: MoveProps & { ui: GameUi; news: unknown }) {
  const sentence = createMemo(() => props.ui.sentence(props.news, props.sitting.names()))
  const seat = () => props.ui.seatOf(props.news) ?? props.line.seat
  return (
    <Show when={sentence() !== undefined}>
      <Show
        when={props.ui.isChapter(props.news)}
        fallback={
          <li classList={{ undone: props.gone }}>
            <button
              type="button"
              class="moment"
              aria-label={`${props.sitting.names()[seat()]}: ${words().past.see}`}
              title={words().past.see}
              onClick={() => props.onLook(props.line.seq)}
            >
              <SealIcon colour={props.sitting.colours()[seat()] ?? 'grey'} size={15} />
            </button>
            <span>{sentence()}</span>
          </li>
        }
      >
        <li class="cut" classList={{ undone: props.gone }}>
          {sentence()}
        </li>
      </Show>
    </Show>
  )
}
