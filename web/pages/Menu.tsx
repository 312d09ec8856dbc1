import { createSignal, For, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { download } from '../lib/api.ts'
import { Sheet } from '../lib/Sheet.tsx'
import { ThemeChoice } from '../lib/ThemeButton.tsx'
import { seatLink, tableLink } from '../table/seats.ts'
import type { Sitting } from '../table/sitting.ts'
import { undoOf } from '../table/standing.ts'
import { words } from '../words/index.ts'
import { LinkBox } from './ShareCard.tsx'
import { SeatSwitch } from './SeatSwitch.tsx'
import { TableAbout } from './TableAbout.tsx'

export type MenuPage = 'all' | 'phone' | 'invite' | 'about'

interface MenuProps {
  sitting: Sitting
  onUse(token: string): void
  onLook?(seq: number): void // absent: nothing has happened yet
  onClose(): void
}

export function Menu(props: MenuProps & { first?: MenuPage }) {
  // oxlint-disable-next-line solid/reactivity -- only the start value
  const [page, setPage] = createSignal<MenuPage>(props.first ?? 'all')
  const title = () => (page() === 'all' ? words().menu.title : words().menu[page() as Exclude<MenuPage, 'all'>])
  return (
    <Sheet title={title()} class="menu" onClose={() => props.onClose()}>
      <Show when={page() === 'all'}>
        <Items
          sitting={props.sitting}
          onPage={setPage}
          onUse={props.onUse}
          onLook={props.onLook}
          onClose={() => props.onClose()}
        />
      </Show>
      <Show when={page() === 'phone' && props.sitting.token()}>
        {(token) => (
          <div class="share">
            <LinkBox
              link={seatLink(props.sitting.id, token())}
              title={words().menu.phone}
              note={words().menu.phoneNote}
              testid="private-link"
              secret
            />
          </div>
        )}
      </Show>
      <Show when={page() === 'invite'}>
        <div class="share">
          <LinkBox
            link={tableLink(props.sitting.id)}
            title={words().share.title}
            note={words().share.note}
            testid="link"
          />
        </div>
      </Show>
      <Show when={page() === 'about'}>
        <TableAbout sitting={props.sitting} />
      </Show>
    </Sheet>
  )
}

function Items(props: MenuProps & { onPage(page: MenuPage): void }) {
  const wire = () => props.sitting.wire
  const playing = () => wire().table?.phase === 'play'
  const upto = () => {
    const undo = undoOf(wire().log, wire().you)
    return undo.can || !playing() || wire().table?.proposal ? undefined : undo.upto
  }
  const absent = () =>
    playing() && wire().you !== null && wire().you === wire().table?.host
      ? props.sitting
          .names()
          .map((name, seat) => ({ name, seat }))
          .filter(({ seat }) => !wire().presence.here.includes(seat) && !wire().table?.seats[seat]?.free)
          .filter(({ seat }) => !props.sitting.mine().some((held) => props.sitting.seatOf(held) === seat))
      : []
  return (
    <ul class="items">
      <Show when={wire().you !== null}>
        <li>
          <button type="button" class="btn soft" data-testid="move" onClick={() => props.onPage('phone')}>
            <Icon kind="phone" size={18} />
            {words().menu.phone}
          </button>
        </li>
      </Show>
      <li>
        <button type="button" class="btn soft" data-testid="invite" onClick={() => props.onPage('invite')}>
          <Icon kind="share" size={18} />
          {words().menu.invite}
        </button>
      </li>
      <li>
        <button type="button" class="btn soft" data-testid="about" onClick={() => props.onPage('about')}>
          <Icon kind="info" size={18} />
          {words().menu.about}
        </button>
      </li>
      <Show when={upto()}>
        {(seq) => (
          <li>
            <button
              type="button"
              class="btn soft"
              data-testid="propose"
              onClick={() => {
                props.onClose()
                props.sitting.con.propose(seq())
              }}
            >
              <Icon kind="undo" size={18} />
              {words().play.askBack}
            </button>
          </li>
        )}
      </Show>
      <For each={absent()}>
        {({ name, seat }) => (
          <li>
            <button
              type="button"
              class="btn soft"
              title={words().menu.freeNote}
              data-testid={`free-${seat}`}
              onClick={() => {
                props.onClose()
                props.sitting.con.free(seat)
              }}
            >
              <Icon kind="users" size={18} />
              {words().menu.freePlayer(name)}
            </button>
          </li>
        )}
      </For>
      <li>
        <a class="btn soft" href={`/rules/${wire().table?.game ?? ''}`}>
          <Icon kind="book" size={18} />
          {words().play.rules}
        </a>
      </li>
      <Show when={wire().table?.phase !== 'lobby'}>
        <li>
          <button
            type="button"
            class="btn soft"
            data-testid="look-back"
            onClick={() => {
              props.onClose()
              props.onLook?.(wire().table?.phase === 'over' ? 1 : wire().seq - 1)
            }}
          >
            <Icon kind="replay" size={18} />
            {words().past.open}
          </button>
        </li>
        <li>
          <button
            type="button"
            class="btn soft"
            data-testid="export"
            onClick={() => {
              props.onClose()
              void download(props.sitting.id, props.sitting.token())
            }}
          >
            <Icon kind="deed" size={18} />
            {words().menu.download}
          </button>
        </li>
      </Show>
      <li>
        <a class="btn soft" href="/">
          <Icon kind="back" size={18} />
          {words().menu.home}
        </a>
      </li>
      <Show when={props.sitting.mine().length > 1}>
        <li class="row pad">
          <span class="grow">{words().pass.seat}</span>
          <SeatSwitch
            sitting={props.sitting}
            onUse={(token) => {
              props.onClose()
              props.onUse(token)
            }}
          />
        </li>
      </Show>
      <li class="row pad">
        <span class="grow">{words().menu.theme}</span>
        <ThemeChoice />
      </li>
    </ul>
  )
}
