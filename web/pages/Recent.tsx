import { createSignal, For, Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { isGame } from '../lib/catalogue.ts'
import { ago } from '../lib/time.ts'
import { forgetTable, recentTables } from '../table/seats.ts'
import { words } from '../words/index.ts'

const SHOWN = 3

export function Recent() {
  const [tables, setTables] = createSignal(recentTables())
  const forget = (id: string) => {
    forgetTable(id)
    setTables(recentTables())
  }
  const gameName = (game: string) => (isGame(game) ? words().games[game].name : game)
  return (
    <Show when={tables().length > 0} fallback={<p class="none">{words().home.none}</p>}>
      <div class="tabs" data-testid="recent">
        <For each={tables().slice(0, SHOWN)}>
          {(table) => (
            <div class="tb">
              <a class="grow" href={`/t/${table.id}`}>
                <b class="speak">{table.title}</b>
                <span>
                  {gameName(table.game)} · {ago(table.when)}
                </span>
              </a>
              <span class="st" classList={{ on: table.turn }}>
                {table.turn ? words().home.yourTurn : table.note}
              </span>
              <button
                type="button"
                class="btn soft icon drop"
                aria-label={words().home.forget(table.title)}
                onClick={() => forget(table.id)}
              >
                <Icon kind="close" size={15} />
              </button>
            </div>
          )}
        </For>
      </div>
    </Show>
  )
}
