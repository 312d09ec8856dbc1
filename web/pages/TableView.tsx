import { createEffect, createMemo, createSignal, For, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { SealIcon } from '../art/Seal.tsx'
import { Shutter } from '../art/Shutter.tsx'
import type { GameScreen } from '../games/ui.ts'
import { createMedia, NARROW } from '../lib/media.ts'
import type { Handover } from '../table/handover.ts'
import type { PastLook } from '../table/past.ts'
import type { Sitting } from '../table/sitting.ts'
import { words } from '../words/index.ts'
import { Head } from './Head.tsx'
import { Menu } from './Menu.tsx'
import type { MenuPage } from './Menu.tsx'
import { Part } from './Part.tsx'
import { PastWall } from './PastWall.tsx'
import { Rail } from './Rail.tsx'
import { Wall } from './Wall.tsx'

export function TableView(props: {
  sitting: Sitting
  handover: Handover
  screen: GameScreen | undefined
  tall: boolean
  past: PastLook
  stream: boolean // moves and chat are open
  onStream(open: boolean): void
  onResult: (() => void) | undefined
}) {
  const [menu, setMenu] = createSignal<MenuPage>()
  const narrow = createMedia(NARROW)
  const folded = () => props.tall || (props.screen?.wide === true && narrow())
  const unread = createUnread(
    () => props.sitting,
    () => props.stream || !folded(),
  )
  const active = (seat: number) => props.sitting.active().includes(seat)
  return (
    <div class="play" classList={{ wide: props.screen?.wide }} data-seq={props.sitting.wire.seq}>
      <Head
        sitting={props.sitting}
        tall={props.tall}
        folded={folded()}
        round={props.screen?.Round}
        unread={unread()}
        railOpen={props.stream}
        onMenu={setMenu}
        onRail={() => props.onStream(!props.stream)}
      />
      <nav class="strip" aria-label={words().play.players}>
        <For each={props.sitting.names()}>
          {(name, seat) => (
            <button
              type="button"
              class="ps"
              classList={{ on: active(seat()) }}
              onClick={() => props.onStream(!props.stream)}
            >
              <SealIcon colour={props.sitting.colours()[seat()] ?? 'grey'} size={19} />
              <b>{name}</b>
              <Show when={active(seat())}>
                <Icon kind="clock" size={12} stroke={2.6} label={words().play.deciding} />
              </Show>
            </button>
          )}
        </For>
      </nav>
      <main class="stage">
        <Part of={props.screen?.Stage} fallback={<Closed />} />
      </main>
      <Rail
        sitting={props.sitting}
        screen={props.screen}
        open={props.stream}
        tall={folded()}
        onLook={(seq) => {
          props.onStream(false)
          props.past.open(seq)
        }}
        onClose={() => props.onStream(false)}
      />
      <Show when={menu()}>
        {(page) => (
          <Menu
            sitting={props.sitting}
            first={page()}
            onUse={props.handover.choose}
            onLook={props.past.open}
            onClose={() => setMenu(undefined)}
          />
        )}
      </Show>
      <Show
        when={!props.handover.open() && props.past.at}
        fallback={
          <Wall sitting={props.sitting} handover={props.handover} screen={props.screen} onResult={props.onResult} />
        }
      >
        {(at) => (
          <footer class="wall" aria-live="polite">
            <PastWall sitting={props.sitting} past={props.past} at={at()} />
          </footer>
        )}
      </Show>
      <Show when={props.tall}>
        <Part of={props.screen?.Tabs} />
      </Show>
    </div>
  )
}

function Closed() {
  return (
    <div class="closed">
      <Shutter height={72} label={words().play.loading} />
    </div>
  )
}

/** Chat lines of others since the stream was last in sight. */
function createUnread(sitting: () => Sitting, visible: () => boolean) {
  const [read, setRead] = createSignal<number>()
  createEffect(() => {
    const last = sitting().wire.chat.at(-1)?.n ?? 0
    if (visible() || (read() === undefined && sitting().wire.table)) setRead(last)
  })
  const unread = createMemo(
    () => sitting().wire.chat.filter((line) => line.n > (read() ?? 0) && line.seat !== sitting().wire.you).length,
  )
  return unread
}
