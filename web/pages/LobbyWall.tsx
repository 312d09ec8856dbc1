import { For, Match, Show, Switch } from 'solid-js'
import type { Seat } from '../../shared/engine/game.ts'
import { Icon } from '../art/Icon.tsx'
import { SealIcon } from '../art/Seal.tsx'
import { entryOf, seatsOf } from '../lib/catalogue.ts'
import type { Sitting } from '../table/sitting.ts'
import { houseRule, words } from '../words/index.ts'
import { SitForm } from './SitForm.tsx'

export function LobbyWall(props: { sitting: Sitting; asking: Seat | undefined; onAsk(seat: Seat | undefined): void }) {
  const wire = () => props.sitting.wire
  const seats = () => wire().table?.seats ?? []
  const sit = async (name: string) => {
    if (await props.sitting.sit(name, props.asking)) props.onAsk(undefined)
  }
  return (
    <footer class="wall" aria-live="polite">
      <div class="plates">
        <For each={seats()}>
          {(seat, at) => (
            <div class="plate">
              <Show
                when={seat.name}
                fallback={
                  <>
                    <button
                      type="button"
                      class="btn slim"
                      data-testid={`sit-${at()}`}
                      onClick={() => props.onAsk(at())}
                    >
                      <Icon kind="plus" size={16} />
                      {wire().you === null ? words().lobby.sitHere : words().lobby.addPlayer}
                    </button>
                    <span>{words().lobby.freeSeat}</span>
                  </>
                }
              >
                {(name) => <Taken sitting={props.sitting} seat={at()} name={name()} />}
              </Show>
            </div>
          )}
        </For>
      </div>
      <div class="acts go">
        <Show when={wire().notice}>
          {(notice) => (
            <p class="notice" role="alert">
              {houseRule(notice().rule, notice().facts)}
            </p>
          )}
        </Show>
        <Show when={props.asking !== undefined} fallback={<Start sitting={props.sitting} />}>
          <SitForm
            first={wire().you === null}
            busy={props.sitting.sitting()}
            onSit={(name) => void sit(name)}
            onCancel={() => props.onAsk(undefined)}
          />
        </Show>
      </div>
    </footer>
  )
}

function Taken(props: { sitting: Sitting; seat: Seat; name: string }) {
  const wire = () => props.sitting.wire
  const own = () => wire().you === props.seat
  const hosting = () => wire().you !== null && wire().you === wire().table?.host
  const held = () => props.sitting.mine().find((seat) => props.sitting.seatOf(seat) === props.seat)
  const presence = () => {
    if (own()) return words().lobby.you
    if (held()) return words().lobby.thisScreen
    return wire().presence.here.includes(props.seat) ? words().lobby.here : words().lobby.away
  }
  const status = () => [presence(), ...(props.seat === wire().table?.host ? [words().lobby.host] : [])].join(', ')
  return (
    <>
      <b>
        <SealIcon colour={props.sitting.colours()[props.seat] ?? 'grey'} size={16} />
        {props.name}
      </b>
      <span>
        {status()}
        <Switch>
          <Match when={own()}>
            <button type="button" class="link" data-testid="leave" onClick={() => props.sitting.leave()}>
              {words().lobby.leave}
            </button>
          </Match>
          <Match when={hosting()}>
            <button
              type="button"
              class="link"
              aria-label={words().lobby.freeUpOf(props.name)}
              data-testid={`free-${props.seat}`}
              onClick={() => props.sitting.con.free(props.seat)}
            >
              {words().lobby.freeUp}
            </button>
          </Match>
        </Switch>
      </span>
    </>
  )
}

function Start(props: { sitting: Sitting }) {
  const wire = () => props.sitting.wire
  const players = () => props.sitting.names().filter((name) => name !== '').length
  const min = () => seatsOf(entryOf(wire().table?.game ?? ''), wire().table?.options ?? {})[0]
  const host = () => wire().table?.host ?? 0
  const busy = () => wire().pending.some((intent) => intent.t === 'start')
  return (
    <Switch fallback={<p class="quiet">{words().lobby.waiting(props.sitting.names()[host()] ?? '')}</p>}>
      <Match when={wire().you === null}>
        <p class="quiet">{words().lobby.pick}</p>
      </Match>
      <Match when={wire().you === host()}>
        <Show when={players() < min()}>
          <p class="small quiet" id="why">
            {words().lobby.few(min())}
          </p>
        </Show>
        <button
          type="button"
          class="btn main"
          data-testid="start"
          aria-describedby="why"
          disabled={players() < min() || busy()}
          onClick={() => props.sitting.con.start()}
        >
          {words().lobby.start(players())}
        </button>
      </Match>
    </Switch>
  )
}
