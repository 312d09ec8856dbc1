import { createSignal, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import type { GameScreen } from '../games/ui.ts'
import { createTable } from '../lib/api.ts'
import { entryOf, seatsOf } from '../lib/catalogue.ts'
import { canShare, createCopy, share } from '../lib/clipboard.ts'
import { createMedia, PHONE } from '../lib/media.ts'
import { go } from '../lib/router.ts'
import type { Handover } from '../table/handover.ts'
import { holdSeat, playerName, tableLink } from '../table/seats.ts'
import type { Sitting } from '../table/sitting.ts'
import { houseRule, words } from '../words/index.ts'
import { tableIn } from './ChatText.tsx'
import { Head } from './Head.tsx'
import { Menu } from './Menu.tsx'
import type { MenuPage } from './Menu.tsx'
import { Part } from './Part.tsx'
import { Rail } from './Rail.tsx'

export function Result(props: {
  sitting: Sitting
  handover: Handover
  screen: GameScreen | undefined
  onBoard(): void
  onLook(seq: number): void
}) {
  const [menu, setMenu] = createSignal<MenuPage>()
  const [rail, setRail] = createSignal(false)
  const phone = createMedia(PHONE)
  return (
    <div class="end" data-seq={props.sitting.wire.seq}>
      <Head
        sitting={props.sitting}
        tall={phone()}
        folded={phone()}
        round={undefined}
        unread={0}
        railOpen={rail()}
        onMenu={setMenu}
        onRail={() => setRail(!rail())}
      />
      <main>
        <Part of={props.screen?.End} fallback={<p class="quiet">{words().play.loading}</p>} />
      </main>
      <Show when={rail()}>
        <Rail
          sitting={props.sitting}
          screen={props.screen}
          open
          tall
          onLook={props.onLook}
          onClose={() => setRail(false)}
        />
      </Show>
      <Show when={menu()}>
        {(page) => (
          <Menu
            sitting={props.sitting}
            first={page()}
            onUse={props.handover.choose}
            onLook={props.onLook}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Show>
      <footer class="wall" aria-live="polite">
        <Again sitting={props.sitting} onBoard={() => props.onBoard()} />
      </footer>
    </div>
  )
}

function Again(props: { sitting: Sitting; onBoard(): void }) {
  const [busy, setBusy] = createSignal(false)
  const { copied, copy } = createCopy()
  const wire = () => props.sitting.wire
  const invitation = () => wire().chat.findLast((line) => tableIn(line.text) !== undefined)

  async function again() {
    const table = wire().table
    if (!table) return
    setBusy(true)
    const name = props.sitting.names()[wire().you ?? -1] ?? playerName()
    const { game, title, options } = table
    const seats = Math.max(table.seats.length, seatsOf(entryOf(game), options)[0])
    const answer = await createTable({ game, title, seats, options, name: name || '?' })
    setBusy(false)
    if (!answer.ok) return props.sitting.con.notice(answer.refusal.rule, answer.refusal.facts)
    holdSeat(answer.value.table, { token: answer.value.token, name })
    if (wire().you !== null) await props.sitting.con.sayAndWait(words().end.chat(tableLink(answer.value.table)))
    go(`/t/${answer.value.table}`)
  }
  const send = () => {
    const url = tableLink(props.sitting.id)
    if (canShare()) share({ title: props.sitting.title(), url })
    else copy(url)
  }

  return (
    <div class="mk">
      <div class="grow lead">
        <h2>{words().end.again}</h2>
        <Show
          when={wire().notice}
          fallback={
            <p class="quiet small hide-s">
              {invitation() ? words().end.joined(invitation()?.name ?? '') : words().end.againNote}
            </p>
          }
        >
          {(notice) => (
            <p class="notice" role="alert">
              {houseRule(notice().rule, notice().facts)}
            </p>
          )}
        </Show>
      </div>
      <button type="button" class="btn hide-s" data-testid="share-result" onClick={send}>
        <Icon kind={copied() ? 'check' : 'share'} size={17} />
        {copied() ? words().share.copied : words().end.share}
      </button>
      <button type="button" class="btn" data-testid="board" onClick={() => props.onBoard()}>
        {words().end.board}
      </button>
      <Show
        when={invitation()}
        fallback={
          <Show when={wire().you !== null}>
            <button
              type="button"
              class="btn main"
              data-testid="play-again"
              disabled={busy()}
              onClick={() => void again()}
            >
              {busy() ? words().end.making : words().end.play}
            </button>
          </Show>
        }
      >
        {(line) => (
          <a class="btn main" data-testid="join-again" href={tableIn(line().text)}>
            {words().end.join}
          </a>
        )}
      </Show>
    </div>
  )
}
