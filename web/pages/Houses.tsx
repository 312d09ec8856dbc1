import { For, Show } from 'solid-js'
import { House } from '../art/House.tsx'
import { Icon } from '../art/Icon.tsx'
import { CATALOGUE, GAME_IDS } from '../lib/catalogue.ts'
import type { GameId } from '../lib/catalogue.ts'
import { words } from '../words/index.ts'

export function Houses(props: { chosen: GameId; onChoose(game: GameId): void }) {
  return (
    <div class="houses">
      <For each={GAME_IDS}>
        {(id) => (
          <button
            type="button"
            class="hs"
            classList={{ sel: props.chosen === id, soon: !CATALOGUE[id].built }}
            aria-pressed={props.chosen === id}
            data-testid={`game-${id}`}
            onClick={() => props.onChoose(id)}
          >
            <House kind={id} name={words().games[id].name} selected={props.chosen === id} />
            <Show when={!CATALOGUE[id].built}>
              <span class="scaffold">{words().home.building}</span>
            </Show>
            <Facts game={id} />
          </button>
        )}
      </For>
    </div>
  )
}

function Facts(props: { game: GameId }) {
  const entry = () => CATALOGUE[props.game]
  return (
    <span class="facts">
      <b>{words().games[props.game].tag}</b>
      <span>
        <span>
          <Icon kind="users" size={15} />
          {entry().seats.join('–')}
        </span>
        <span>
          <Icon kind="clock" size={15} />
          {words().games[props.game].time}
        </span>
        <span class="lv">
          <For each={[1, 2, 3]}>{(dot) => <i classList={{ f: dot <= entry().weight }} />}</For>
          {words().weights[entry().weight]}
        </span>
      </span>
    </span>
  )
}
