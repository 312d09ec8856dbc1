import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import type { Seat } from '../../shared/engine/game.ts'
import { Icon } from '../art/Icon.tsx'
import { EmptySeat, Sitter } from '../art/Sitter.tsx'
import { Brand } from '../lib/Brand.tsx'
import { entryOf, formsFor, isGame, valueOf } from '../lib/catalogue.ts'
import type { OptionValue } from '../lib/catalogue.ts'
import { tableLink } from '../table/seats.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { optionWords } from '../words/option.ts'
import { Badge } from './Badge.tsx'
import { LobbyWall } from './LobbyWall.tsx'
import { Menu } from './Menu.tsx'
import { OptionSeg } from './OptionSeg.tsx'
import { LinkBox } from './ShareCard.tsx'

const Bay = lazy(async () => ({ default: (await import('./Bay.tsx')).Bay }))

export function Lobby(props: { sitting: Sitting }) {
  const [asking, setAsking] = createSignal<Seat>()
  const [menu, setMenu] = createSignal(false)
  const table = () => props.sitting.wire.table
  const seats = () => table()?.seats ?? []
  const colour = (seat: Seat) => props.sitting.colours()[seat] ?? 'grey'
  return (
    <div class="lobby">
      <header class="head clear">
        <Brand />
        <span class="grow" />
        <Badge status={props.sitting.wire.status} />
        <button
          type="button"
          class="btn soft icon"
          aria-label={words().play.menu}
          aria-expanded={menu()}
          data-testid="menu"
          onClick={() => setMenu(true)}
        >
          <Icon kind="menu" size={19} />
        </button>
      </header>
      <main class="lb">
        <Intro sitting={props.sitting} />
        <section class="card share">
          <LinkBox
            link={tableLink(props.sitting.id)}
            title={words().share.title}
            note={words().share.note}
            testid="link"
          />
        </section>
        <Options sitting={props.sitting} />
      </main>
      <section class="bay">
        <Suspense>
          <Bay boat />
        </Suspense>
        <div class="sits">
          <For each={seats()}>
            {(seat, at) => (
              <Show
                when={seat.name}
                fallback={
                  <button
                    type="button"
                    aria-label={words().lobby.sitAt(at() + 1)}
                    data-testid={`seat-${at()}`}
                    onClick={() => setAsking(at())}
                  >
                    <EmptySeat />
                  </button>
                }
              >
                <div data-testid={`seat-${at()}`} data-name={seat.name}>
                  <Sitter colour={colour(at())} />
                </div>
              </Show>
            )}
          </For>
        </div>
      </section>
      <LobbyWall sitting={props.sitting} asking={asking()} onAsk={setAsking} />
      <Show when={menu()}>
        <Menu sitting={props.sitting} onUse={props.sitting.use} onClose={() => setMenu(false)} />
      </Show>
    </div>
  )
}

function Intro(props: { sitting: Sitting }) {
  const table = () => props.sitting.wire.table
  const free = () => (table()?.seats ?? []).filter((seat) => seat.name === undefined).length
  const line = () => {
    const game = table()?.game ?? ''
    return isGame(game) ? words().lobby.line(words().games[game].name, words().games[game].long, free()) : game
  }
  return (
    <div class="intro">
      <h1 data-testid="table-title">{props.sitting.title()}</h1>
      <p class="quiet">
        {line()}
        <Show when={props.sitting.wire.presence.watching > 0}>
          {' '}
          {words().lobby.watching(props.sitting.wire.presence.watching)}.
        </Show>
      </p>
    </div>
  )
}

function Options(props: { sitting: Sitting }) {
  const table = () => props.sitting.wire.table
  const game = () => table()?.game ?? ''
  const options = () => table()?.options ?? {}
  const host = () => props.sitting.wire.you !== null && props.sitting.wire.you === table()?.host
  const choose = (key: string, value: OptionValue) => props.sitting.con.set({ ...options(), [key]: value })
  /** Fewer than there are seats may start, so what only they would play is asked too. */
  const forms = () => formsFor(entryOf(game()), entryOf(game()).seats[0], table()?.seats.length ?? 0)
  return (
    <Show when={forms().length > 0}>
      <section class="card opts">
        <h2>{words().lobby.options}</h2>
        <dl>
          <For each={forms()}>
            {(form) => (
              <div>
                <dt>{optionWords(game(), form).label}</dt>
                <dd>
                  <OptionSeg
                    game={game()}
                    form={form}
                    options={options()}
                    disabled={!host()}
                    onChoose={(value) => choose(form.key, value)}
                  />
                </dd>
                <dd class="small quiet">{optionWords(game(), form).choice(valueOf(form, options())).note}</dd>
              </div>
            )}
          </For>
        </dl>
        <Show when={!host()}>
          <p class="small quiet">{words().lobby.onlyHost}</p>
        </Show>
      </section>
    </Show>
  )
}
