import { Show, type Component } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { Brand } from '../lib/Brand.tsx'
import { isGame } from '../lib/catalogue.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { playedOptions } from '../words/option.ts'
import { Badge } from './Badge.tsx'
import type { MenuPage } from './Menu.tsx'
import { Part } from './Part.tsx'

interface HeadProps {
  sitting: Sitting
  tall: boolean
  folded: boolean // moves and chat open by a button
  round: Component | undefined
  unread: number
  railOpen: boolean
  onMenu(page: MenuPage): void
  onRail(): void
}

export function Head(props: HeadProps) {
  const game = () => props.sitting.wire.table?.game ?? ''
  const name = () => {
    const id = game()
    return isGame(id) ? words().games[id].name : id
  }
  return (
    <header class="head">
      <Show
        when={props.tall}
        fallback={
          <>
            <Brand />
            <span class="sep" />
          </>
        }
      >
        <a class="btn soft icon back" href="/" aria-label={words().play.back}>
          <Icon kind="back" size={20} />
        </a>
      </Show>
      <b class="speak">{name()}</b>
      <Show
        when={props.round}
        fallback={
          <Show when={!props.tall}>
            <span class="quiet small facts-line">{factsLine(props.sitting)}</span>
          </Show>
        }
      >
        {(round) => <Part of={round()} />}
      </Show>
      <span class="grow" />
      <Badge status={props.sitting.wire.status} lag={props.tall ? undefined : props.sitting.wire.lag} />
      <Show when={!props.folded}>
        <Links game={game()} onInvite={() => props.onMenu('invite')} />
      </Show>
      <Show when={props.folded}>
        <button
          type="button"
          class="btn soft icon"
          aria-label={props.unread > 0 ? words().play.unread(props.unread) : words().play.stream}
          aria-expanded={props.railOpen}
          data-testid="stream-open"
          onClick={() => props.onRail()}
        >
          <Icon kind="chat" size={21} />
          <Show when={props.unread > 0}>
            <span class="new">{props.unread}</span>
          </Show>
        </button>
      </Show>
      <button
        type="button"
        class="btn soft icon"
        aria-label={words().play.menu}
        data-testid="menu"
        onClick={() => props.onMenu('all')}
      >
        <Icon kind="menu" size={19} />
      </button>
    </header>
  )
}

function Links(props: { game: string; onInvite(): void }) {
  return (
    <>
      <a class="btn soft slim" href={`/rules/${props.game}`}>
        <Icon kind="book" size={17} />
        {words().play.rules}
      </a>
      <button type="button" class="btn soft slim" onClick={() => props.onInvite()}>
        <Icon kind="share" size={16} />
        {words().play.invite}
      </button>
    </>
  )
}

function factsLine({ wire, title }: Sitting): string {
  const seats = wire.table?.seats.length ?? 0
  const options = playedOptions(wire.table?.game ?? '', wire.table?.options ?? {}, seats).map(({ said }) => said)
  const watching = wire.presence.watching > 0 ? [words().lobby.watching(wire.presence.watching)] : []
  const facts = [title(), words().play.facts(seats), ...options, ...watching]
  return facts.filter((fact) => fact !== '').join(' · ')
}
